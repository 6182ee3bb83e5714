import type { GameOptions } from '@ragtag/kernel';
import { type SetName, sets } from '../terms';

/** What can be chosen before a game. */
export const formats = ['constructed', 'quick', 'preconstructed', 'sealed'] as const;
export type Format = (typeof formats)[number];

export interface Options extends GameOptions {
  readonly sets: readonly SetName[];
  readonly format: Format;
  /** Everybody may read everybody's deck list. */
  readonly openDecks: boolean;
  /** The game is a tie of those who lead when this many turns are over; 0 for none. */
  readonly turnLimit: number;
}

export const leastPlayers = 2;
export const mostPlayers = 6;

export const defaults: Options = Object.freeze({
  players: 2,
  discreet: true,
  sets,
  format: 'constructed',
  openDecks: false,
  turnLimit: 0,
});

/** Cards that a deck must have at least. rule: ccg.deckbuilding.minimum, ccg.game.quick-start-decks */
export const deckMinimum: Readonly<Record<Format, number>> = {
  constructed: 60,
  preconstructed: 60,
  quick: 30,
  sealed: 40,
};
