import './boards.css';
import {
  type BoardName,
  boardNames,
  boardsOutOfReach,
  galacticaIsAway,
  type LocationCard,
  locationsSeen,
  type View,
} from '@ragtag/board-game';
import { useState } from 'react';
import { useSettings } from '../../shell/settings/settings';
import { useAtMost, useNarrow } from '../../shell/table/use-narrow';
import { useBoard } from '../use-board';
import { board as words } from '../words';
import { closedText } from '../words/places';
import { boardTitle } from '../words/say';
import { Docked } from './docked';
import { BoardMap } from './map';
import { Swiped } from './swiped';

/** A board that is in the game, with its places. */
export interface BoardInGame {
  readonly board: BoardName;
  readonly places: readonly LocationCard[];
}

/** What is not in play is not shown. */
export function boardsIn(view: View): BoardInGame[] {
  const seen = locationsSeen(view);
  return boardNames
    .filter((board) => board !== 'new-caprica' || view.newCaprica)
    .map((board) => ({ board, places: seen.filter((card) => card.board === board) }))
    .filter(({ places }) => places.length > 0);
}

/** The boards of this game that are out of reach as long as the fleet is elsewhere. */
export function boardsAway(view: View): BoardName[] {
  if (!view.newCaprica) return [];
  const seen = locationsSeen(view);
  return boardsOutOfReach(view).filter(
    (board) => isInGame(view, board) && !seen.some((card) => card.board === board),
  );
}

/** Whether a board lies on the table at all. */
function isInGame({ options, rebel }: View, board: BoardName): boolean {
  if (board === 'pegasus' || board === 'demetrius') return options[board];
  return board !== 'rebel-basestar' || rebel !== undefined;
}

/** A board that nobody can reach, and until when. */
export function Away({ board }: { readonly board: BoardName }) {
  const { view } = useBoard();
  return (
    <p className={`docked away ${board}`}>
      {boardTitle(board)} <span className="away-note">{closedText(view, board)}</span>
    </p>
  );
}

/** The board that has the stage unless somebody opens another: New Caprica for its phase, for those who are there. */
export function stagedIn(view: View): BoardName {
  const own = view.seat === null ? null : view.players[view.seat].location;
  const isThere = locationsSeen(view).some(({ place, board }) => place === own && board === 'new-caprica');
  return view.newCaprica && (galacticaIsAway(view) || isThere) ? 'new-caprica' : 'galactica';
}

/** As many places as have room beside the stage with their names. */
const placesInDock = 11;
/** The same beside a narrow column; where there are more, or allies in the rooms, boards are swiped. */
const placesInNarrowDock = 7;

interface Props {
  readonly upright?: boolean;
}

/** The deck of boards: one has the stage, the others lie beside it as small live maps and open with a press. */
export function Boards({ upright = false }: Props) {
  const { view, beat } = useBoard();
  const [opened, setOpened] = useState<BoardName | null>(null);
  const boards = boardsIn(view);
  const usual = stagedIn(view);
  const staged = boards.find(({ board }) => board === (opened ?? usual)) ?? boards[0];
  const docked = boards.filter((each) => each !== staged);
  const beside = docked.reduce((n, { places }) => n + places.length, 0);
  const brief = beside > placesInDock;
  const small = useAtMost(1600);
  const { largeText } = useSettings();
  if (upright ? beside > placesInNarrowDock || view.allies : brief && small && largeText)
    return <Swiped boards={boards} />;
  return (
    <div className="boards" data-beat={beat?.fact}>
      <div className="staged">
        <BoardMap {...staged} upright={upright && 'broad'} />
        {staged.board !== usual && (
          <button type="button" className="button small staged-back" onClick={() => setOpened(null)}>
            {words.backTo(boardTitle(usual))}
          </button>
        )}
      </div>
      <div className="dock-boards">
        {boardsAway(view).map((board) => (
          <Away key={board} board={board} />
        ))}
        {docked.map((each) => (
          <Docked
            key={each.board}
            {...each}
            brief={brief || each.places.length > placesInDock}
            open={() => setOpened(each.board)}
          />
        ))}
      </div>
    </div>
  );
}

/** The boards of a table that is only looked at, beside each other or to be swiped as the screen has room. */
export function StillBoards() {
  const { view } = useBoard();
  return useNarrow() ? <Swiped boards={boardsIn(view)} /> : <Boards />;
}
