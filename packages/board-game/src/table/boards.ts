import { location } from '../cards/tables';
import type { ActingAs } from '../cards/types';
import { type BoardInfo, type BoardName, boardNames, boards } from '../terms';
import { boardsOutOfReach } from './new-caprica';
import { infiltratingAs, isHumanPlayer, type Stands } from './standing';
import type { Table } from './table';

/** What the table of boards says. */

const infoOf = (board: BoardName): BoardInfo => boards[board];

/** Whether human players, or Cylon players, may go to a board and use what is there. rule: moves.human-cylon-split */
export function isOpenTo(board: BoardName, human: boolean): boolean {
  const { of } = infoOf(board);
  return of === 'all' || (of === 'human') === human;
}

/** Whether an action of a place on this board is for such players. */
export function isActionFor(board: BoardName, { for: who }: { readonly for?: ActingAs }, p: Stands): boolean {
  if (who === 'infiltrator') return infiltratingAs(p) !== undefined;
  const human = isHumanPlayer(p);
  return who === undefined ? isOpenTo(board, human) : (who === 'human') === human;
}

/** Whether two boards are one ship, so that moves between them are free. */
export function sameShip(one: BoardName, other: BoardName): boolean {
  return (infoOf(one).partOf ?? one) === (infoOf(other).partOf ?? other);
}

/** How many locations of a board are damaged. */
export function damagedOn(
  { damagedLocations }: { readonly damagedLocations: readonly string[] },
  board: BoardName,
) {
  return damagedLocations.filter((place) => location(place).board === board).length;
}

/** Whether so much of a ship is damaged that it is lost. rule: damage.pegasus-not-counted — each hull for itself */
export function isLost(s: { readonly damagedLocations: readonly string[] }, board: BoardName): boolean {
  const { hull } = infoOf(board);
  return hull !== undefined && damagedOn(s, board) >= hull.lostAt;
}

/** Whether a ship has been destroyed and is out of the game, with every place aboard. rule: damage.pegasus-destroyed */
export function isGone(s: { readonly damagedLocations: readonly string[] }, board: BoardName): boolean {
  if (s.damagedLocations.length === 0) return false;
  const { hull } = infoOf(board);
  if (hull === undefined || hull.decides || s.damagedLocations.length < hull.lostAt) return false;
  return isLost(s, board);
}

/** The ships that are out of the game. */
export function boardsGone(s: { readonly damagedLocations: readonly string[] }): readonly BoardName[] {
  return s.damagedLocations.length === 0 ? none : boardNames.filter((board) => isGone(s, board));
}

const none: readonly BoardName[] = [];

type Reached = Pick<Table, 'options' | 'damagedLocations' | 'newCaprica' | 'newCapricaLeft'>;

/** Whether nobody can be on a board or use anything there: the ship is gone, or out of reach. */
export function isShut(t: Reached, board: BoardName): boolean {
  return isGone(t, board) || (t.options.newcaprica && boardsOutOfReach(t).includes(board));
}

export function boardsShut(t: Reached): readonly BoardName[] {
  const gone = boardsGone(t);
  return t.options.newcaprica ? [...boardsOutOfReach(t), ...gone] : gone;
}

/** Whether the humans have lost with this ship. */
export function decidesTheGame(board: BoardName): boolean {
  return infoOf(board).hull?.decides === true;
}
