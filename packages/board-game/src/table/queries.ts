import type { Frame } from '@ragtag/kernel';
import { character, location, loyaltyCards } from '../cards/tables';
import type { Procedures } from '../rules';
import {
  type Area,
  areas,
  type BoardName,
  type DeckName,
  isDeckName,
  type Resource,
  resources,
  type Seat,
  type Side,
  type Skill,
  skills,
  type Title,
  titles,
} from '../terms';
import { isCylonPlayer, isHumanPlayer, isInGame, isKnownCylon, rights } from './standing';
import type { Table, TablePlayer } from './table';
import { countVipers } from './vipers';

/** Pure reads of the table: of a state, or of as much of it as a view tells. */

/** Everybody who is in the game. rule: trial.elimination-turns */
export function seats(s: Table): Seat[] {
  const found: Seat[] = [];
  for (let seat = 0; seat < s.players.length; seat++) if (isInGame(s.players[seat])) found.push(seat);
  return found;
}

/** Everybody who is in the game, clockwise, starting with the given seat or whoever comes after it. */
export function clockwiseFrom(s: Table, first: Seat): Seat[] {
  const n = s.players.length;
  const found: Seat[] = [];
  for (let k = 0; k < n; k++) {
    const seat = (first + k) % n;
    if (isInGame(s.players[seat])) found.push(seat);
  }
  return found;
}

/** Whoever comes next, clockwise. rule: turn.order.clockwise, trial.elimination-turns */
export function nextSeat(s: Table, after: Seat): Seat {
  return clockwiseFrom(s, (after + 1) % s.players.length)[0] ?? after;
}

/** rule: terms.human-player */
export function isHuman(s: Table, seat: Seat): boolean {
  return isHumanPlayer(s.players[seat]);
}

/** Whether the text of cards of a skill is there for a player. rule: actions.treachery-cylons-only */
export function readsText(s: Table, seat: Seat, skill: Skill): boolean {
  return (skill === 'treachery') !== isHuman(s, seat);
}

/** Whether a Cylon player may hold cards with text of use. */
export function treacheryIsInGame(s: Table): boolean {
  return s.decks.skill.length > skills.indexOf('treachery');
}

/** Whether a player's character sheet is in force. rule: actions.sheet-ignored-after-reveal, leaders.keep-sheet */
export function sheetSpeaks(s: Table, seat: Seat): boolean {
  const p = s.players[seat];
  return p.standing === 'human' || rights(p).sheet;
}

/**
 * Whose victory is a player's own; cards that a view does not show count as human.
 * rule: terms.team-fixed-by-cards, endgame.sympathizer-team
 */
export function teamOf(s: Table, seat: Seat): Side {
  const p = s.players[seat];
  const cylon = ({ card }: { readonly card: number | null }) =>
    card !== null && loyaltyCards[card].side === 'cylon';
  return isCylonPlayer(p) || isKnownCylon(p) || p.loyalty.some(cylon) ? 'cylons' : 'humans';
}

/** Whether somebody wins with a side, as long as nothing says otherwise. rule: trial.elimination, leaders.agenda-win */
export function winsWith(s: Table, seat: Seat, side: Side): boolean {
  const p = s.players[seat];
  return isInGame(p) && !rights(p).ownGoals && teamOf(s, seat) === side;
}

/** Everybody who has won; nobody before the end. */
export function winners(s: Table): readonly Seat[] {
  const { over } = s;
  if (!over) return [];
  return over.winners ?? seats(s).filter((seat) => winsWith(s, seat, over.winner));
}

export function humanPlayers(s: Table): Seat[] {
  return seats(s).filter((seat) => isHuman(s, seat));
}

export function cylonPlayers(s: Table): Seat[] {
  return seats(s).filter((seat) => isCylonPlayer(s.players[seat]));
}

export function seatOf(s: Table, characterId: string): Seat | undefined {
  const seat = s.players.findIndex((p) => p.character === characterId);
  return seat < 0 ? undefined : seat;
}

/** Skills that a character draws by itself; none before one is picked. */
export function skillsOf({ character: id }: TablePlayer): readonly Skill[] {
  return id === '' ? [] : character(id).skills.flatMap((line) => line.skills);
}

/** Turns begun with the present character. rule: execution.newcomer.helo, execution.newcomer.anders */
export function turnsAsCharacter({ turns, turnsBefore = 0 }: TablePlayer): number {
  return turns - turnsBefore;
}

/** Skill cards that a player holds. */
export function handSize({ hand, cards = 0 }: TablePlayer): number {
  return hand ? hand.length : cards;
}

export function isPilot(p: TablePlayer): boolean {
  return p.character !== '' && character(p.character).skills.some((line) => line.skills.includes('piloting'));
}

/** Off the board: neither on a location nor in a viper (stranded Helo). */
export function offTheBoard(p: TablePlayer): boolean {
  return p.location === null && p.piloting === null;
}

/** In the Brig, or in what takes its place on New Caprica. rule: newcaprica.rules.brig-becomes-detention */
export function isImprisoned({ location: at }: Pick<TablePlayer, 'location'>): boolean {
  return at === 'brig' || at === 'detention';
}

export function boardOf(p: TablePlayer): BoardName | null {
  return p.location === null ? null : location(p.location).board;
}

export function isOnNewCaprica(s: Table, seat: Seat | undefined): boolean {
  return seat !== undefined && boardOf(s.players[seat]) === 'new-caprica';
}

export function charactersIn(s: Table, locationId: string): Seat[] {
  return seats(s).filter((seat) => s.players[seat].location === locationId);
}

export function titlesOf(s: Table, seat: Seat): Title[] {
  return titles.filter((title) => s.titles[title] === seat);
}

export function titleHolder(s: Table, title: Title): Seat | undefined {
  return s.titles[title];
}

/** rule: resources.red-zone — half of the standard start value or lower, as the dial prints it. */
export const redZone: Readonly<Record<Resource, number>> = { fuel: 4, food: 4, morale: 5, population: 6 };

export function inTheRed(s: Table, resource: Resource): boolean {
  return s.resources[resource] <= redZone[resource];
}

export function anyInTheRed(s: Table): boolean {
  return resources.some((resource) => inTheRed(s, resource));
}

/** Manned vipers in an area, by pilot. */
export function pilotsIn(s: Table, area: Area): Seat[] {
  return seats(s).filter((seat) => s.players[seat].piloting?.area === area);
}

export function basestarsIn(s: Table, area: Area): number[] {
  const found: number[] = [];
  for (let i = 0; i < s.basestars.length; i++) if (s.basestars[i].area === area) found.push(i);
  return found;
}

// Pieces are counted where they lie: what is not in the supply may be elsewhere than here, or gone for good.

export function raidersInSpace(s: Table): number {
  let n = 0;
  for (let i = 0; i < areas.length; i++) n += s.areas[areas[i]].raiders;
  return n;
}

/** Raiders of an area that are not Scar. rule: scar.no-roll */
export function plainRaiders(s: Pick<Table, 'areas' | 'marks'>, area: Area): number {
  return s.areas[area].raiders - (s.marks.scar === area ? 1 : 0);
}

export function heavyRaidersInSpace(s: Table): number {
  let n = 0;
  for (let i = 0; i < areas.length; i++) n += s.areas[areas[i]].heavyRaiders;
  return n;
}

export function civiliansInSpace(s: Table): number {
  let n = 0;
  for (const area of areas) n += s.areas[area].civilians.length;
  return n;
}

export function unmannedVipersInSpace(s: Table): number {
  let n = 0;
  for (const area of areas) n += countVipers(s.areas[area].vipers);
  return n;
}

export function basestarsInPlay(s: Table): number[] {
  const found: number[] = [];
  for (let i = 0; i < s.basestars.length; i++) if (s.basestars[i].area !== null) found.push(i);
  return found;
}

export function cylonShipsInSpace(s: Table): number {
  return raidersInSpace(s) + heavyRaidersInSpace(s) + basestarsInPlay(s).length;
}

export function centurionsOnTrack(s: Table): number {
  let n = 0;
  for (let i = 0; i < s.boarding.length; i++) n += s.boarding[i];
  return n;
}

/** Cards that a deck can still give, its discards among them; at least so many. rule: limits.deck-reshuffle */
export function cardsLeft(s: Table, deck: DeckName | Skill): number {
  const pile = isDeckName(deck) ? s.decks[deck] : s.decks.skill[skills.indexOf(deck)];
  if (pile === undefined) return 0;
  return 'draw' in pile ? pile.draw.length + pile.discard.length : pile.cards + (pile.top === null ? 0 : 1);
}

/** The area next to this one, clockwise (1) or the other way (-1). */
export function neighbour(area: Area, way: 1 | -1): Area {
  return areas[(areas.indexOf(area) + way + areas.length) % areas.length];
}

const nothing: readonly Frame[] = [];

/** The topmost frame of a procedure on the stack, if it is running. */
export function nearest<N extends keyof Procedures & string>(
  s: Pick<Table, 'stack'>,
  procedure: N,
): (Frame & Procedures[N]) | undefined {
  const { stack = nothing } = s;
  for (let i = stack.length - 1; i >= 0; i--) {
    if (stack[i].p === procedure) return stack[i] as Frame & Procedures[N];
  }
  return undefined;
}
