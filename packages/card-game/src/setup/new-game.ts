import { startStreams } from '@ragtag/kernel';
import { cardsOf, type Deck } from '../decks/deck';
import { stateVersion } from '../door/migrations';
import type { CardFact } from '../facts';
import type { Options } from '../options';
import { rules } from '../rules';
import type { Player, State } from '../state';

/** A player as the game begins, with an own deck. */
export function newPlayer(name: string, deck: Deck, handle: number): Player {
  return {
    name,
    out: false,
    influence: 0,
    hand: [],
    deck: cardsOf(deck),
    discard: [],
    units: [],
    missions: [],
    resolved: [],
    stacks: [{ handle, kind: deck.base, supply: [], down: false }],
    resolvedMission: false,
    seenHand: [],
    seenTops: [],
    list: undefined,
  };
}

/** A table where nothing has happened yet. Handles of bases are the first ones. */
export function emptyTable(options: Options, seed: string, players: readonly Player[]): State {
  return {
    version: stateVersion,
    options: Object.freeze(options),
    stack: [],
    questions: [],
    asked: players.map(() => 0),
    streams: startStreams(seed, ['setup', 'cards']),
    players: [...players],
    turn: { number: 0, phase: 'ready', first: 0, order: [], actsFirst: null, leads: null },
    threats: [],
    inForce: [],
    waiting: [],
    triggered: [],
    reveals: [],
    handles: players.length + 1,
    draw: [],
    unsettled: false,
    over: null,
  };
}

export interface Seating {
  readonly name: string;
  readonly deck: Deck;
}

/** Starts a game and plays on to its first question. */
export function newGame(
  options: Options,
  seed: string,
  seats: readonly Seating[],
): { state: State; facts: CardFact[] } {
  const players = seats.map(({ name, deck }, seat) => {
    const player = newPlayer(name, deck, seat + 1);
    return options.openDecks ? { ...player, list: cardsOf(deck).sort((a, b) => a - b) } : player;
  });
  const state = emptyTable(options, seed, players);
  const game = { state, facts: [] as CardFact[] };
  rules.call(game, 'game', {});
  rules.run(game);
  return game;
}
