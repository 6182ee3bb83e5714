import { type Beginning, randomInt, type Started, shuffle, startStreams } from '@ragtag/kernel';
import type { TinyFact } from './facts';
import type { TinyOptions } from './options';
import { rules } from './rules';
import type { Charm } from './setup';
import { copies, handSize, highest, type TinyState } from './state';

export const version = 0;

/** Deals, and plays on to the first question. */
export function start({ options, seed, seats }: Beginning<TinyOptions, Charm>): Started<TinyState, TinyFact> {
  const cards = Array.from({ length: highest * copies }, (_, i) => 1 + (i % highest));
  const state: TinyState = {
    version,
    options,
    stack: [],
    questions: [],
    asked: Array<number>(options.players).fill(0),
    streams: startStreams(seed, ['setup', 'cards']),
    players: [],
    turn: { seat: 0, number: 0 },
    pile: cards,
    discards: [],
    over: null,
  };
  shuffle(state, 'cards', state.pile);
  state.turn.seat = randomInt(state, 'setup', 0, options.players - 1);
  for (let seat = 0; seat < options.players; seat++) {
    const { name = `Player ${seat + 1}`, setup } = seats[seat] ?? {};
    const hand = state.pile.splice(-handSize).sort((a, b) => a - b);
    const lucky = options.charms && setup ? setup.lucky : null;
    state.players.push({ name, hand, row: [], bonus: 0, lucky });
  }
  const game = { state, facts: [] as TinyFact[] };
  rules.call(game, 'game', {});
  rules.run(game);
  return game;
}
