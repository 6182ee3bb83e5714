import type { Frame } from '@ragtag/kernel';
import { character, location, loyaltyCards } from '../cards/tables';
import type { Procedures } from '../rules';
import type { Player, State } from '../state';
import {
  type Area,
  areas,
  type DeckName,
  isDeckName,
  pieces,
  type Resource,
  resources,
  type Seat,
  type Skill,
  skills,
  type Title,
} from '../terms';

/** Pure reads of the state. */

export function seats(s: State): Seat[] {
  return s.players.map((_, seat) => seat);
}

/** Seats clockwise, starting with the given one. */
export function clockwiseFrom(s: State, first: Seat): Seat[] {
  const n = s.players.length;
  return s.players.map((_, k) => (first + k) % n);
}

/** rule: terms.human-player — anyone not revealed as a Cylon, hidden Cylons included. */
export function isHuman(s: State, seat: Seat): boolean {
  return s.players[seat].cylon === null;
}

/** Whether a player's character sheet is in force. rule: actions.sheet-ignored-after-reveal */
export function sheetSpeaks(s: State, seat: Seat): boolean {
  return s.players[seat].cylon === null;
}

/** Whose victory is a player's own. rule: terms.team-fixed-by-cards, endgame.sympathizer-team */
export function teamOf(s: State, seat: Seat): 'humans' | 'cylons' {
  const { cylon, loyalty } = s.players[seat];
  return cylon !== null || loyalty.some(({ card }) => loyaltyCards[card].side === 'cylon')
    ? 'cylons'
    : 'humans';
}

/** Everybody on the side that has won; nobody before the end. */
export function winners(s: State): Seat[] {
  return seats(s).filter((seat) => teamOf(s, seat) === s.over?.winner);
}

export function humanPlayers(s: State): Seat[] {
  return seats(s).filter((seat) => isHuman(s, seat));
}

export function cylonPlayers(s: State): Seat[] {
  return seats(s).filter((seat) => !isHuman(s, seat));
}

export function seatOf(s: State, characterId: string): Seat | undefined {
  const seat = s.players.findIndex((p) => p.character === characterId);
  return seat < 0 ? undefined : seat;
}

export function isPilot(p: Player): boolean {
  return character(p.character).skills.some((line) => line.skills.includes('piloting'));
}

/** Off the board: neither on a location nor in a viper (stranded Helo). */
export function offTheBoard(p: Player): boolean {
  return p.location === null && p.piloting === null;
}

export function boardOf(p: Player): 'galactica' | 'colonial-one' | 'cylon' | null {
  return p.location === null ? null : location(p.location).board;
}

export function charactersIn(s: State, locationId: string): Seat[] {
  return seats(s).filter((seat) => s.players[seat].location === locationId);
}

export function titleHolder(s: State, title: Title): Seat | undefined {
  return s.titles[title];
}

/** rule: resources.red-zone — half of the standard start value or lower, as the dial prints it. */
const redZone: Record<Resource, number> = { fuel: 4, food: 4, morale: 5, population: 6 };

export function inTheRed(s: State, resource: Resource): boolean {
  return s.resources[resource] <= redZone[resource];
}

export function anyInTheRed(s: State): boolean {
  return resources.some((resource) => inTheRed(s, resource));
}

/** Manned vipers in an area, by pilot. */
export function pilotsIn(s: State, area: Area): Seat[] {
  return seats(s).filter((seat) => s.players[seat].piloting === area);
}

export function basestarsIn(s: State, area: Area): number[] {
  const found: number[] = [];
  for (let i = 0; i < s.basestars.length; i++) if (s.basestars[i].area === area) found.push(i);
  return found;
}

export function raidersInSpace(s: State): number {
  return pieces.raiders - s.supply.raiders;
}

export function heavyRaidersInSpace(s: State): number {
  return pieces.heavyRaiders - s.supply.heavyRaiders;
}

export function civiliansInSpace(s: State): number {
  let n = 0;
  for (const area of areas) n += s.areas[area].civilians.length;
  return n;
}

export function unmannedVipersInSpace(s: State): number {
  let n = 0;
  for (const area of areas) n += s.areas[area].vipers;
  return n;
}

export function basestarsInPlay(s: State): number[] {
  const found: number[] = [];
  for (let i = 0; i < s.basestars.length; i++) if (s.basestars[i].area !== null) found.push(i);
  return found;
}

export function cylonShipsInSpace(s: State): number {
  return raidersInSpace(s) + heavyRaidersInSpace(s) + basestarsInPlay(s).length;
}

export function centurionsOnTrack(s: State): number {
  return pieces.centurions - s.supply.centurions;
}

/** Cards that a deck can still give, its discards among them. rule: limits.deck-reshuffle */
export function cardsLeft(s: State, deck: DeckName | Skill): number {
  const pile = isDeckName(deck) ? s.decks[deck] : s.decks.skill[skills.indexOf(deck)];
  return pile === undefined ? 0 : pile.draw.length + pile.discard.length;
}

/** The area next to this one, clockwise (1) or the other way (-1). */
export function neighbour(area: Area, way: 1 | -1): Area {
  return areas[(areas.indexOf(area) + way + areas.length) % areas.length];
}

/** The topmost frame of a procedure on the stack, if it is running. */
export function nearest<N extends keyof Procedures & string>(
  s: State,
  procedure: N,
): (Frame & Procedures[N]) | undefined {
  const { stack } = s;
  for (let i = stack.length - 1; i >= 0; i--) {
    if (stack[i].p === procedure) return stack[i] as Frame & Procedures[N];
  }
  return undefined;
}
