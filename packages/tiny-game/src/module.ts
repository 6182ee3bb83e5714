import { fork, type GameModule, gameModule, migrate } from '@ragtag/kernel';
import { determinize } from './determinize';
import type { TinyFact } from './facts';
import { options, playerLimits, type TinyOptions } from './options';
import { rules } from './rules';
import { type Charm, setup } from './setup';
import { start } from './start';
import type { TinyState } from './state';
import { type TinyView, view } from './view';

const openFacts: readonly TinyFact['fact'][] = ['aimed'];

/** The tiny game as others use it. */
export const module: GameModule<TinyState, TinyFact, TinyView, TinyOptions, Charm> = gameModule(rules, {
  id: 'tiny',
  options,
  seats: () => playerLimits,
  setup,
  start,
  view,
  revealed: (before, after, facts) =>
    before.pile.length !== after.pile.length || facts.some(({ fact }) => !openFacts.includes(fact)),
  determinize,
  fork,
  save: (state) => state,
  load(saved) {
    const state = migrate<TinyState>(saved, []);
    Object.freeze(state.options);
    return state;
  },
  isHeld: ({ id }) => id === 'cancel',
  claims: {},
  claimedIn: () => null,
  content: () => null,
  turn: ({ turn }) => turn.number,
  outcome: ({ over }) =>
    over && { winner: over.winners.map((seat) => `seat ${seat}`).join(' and '), reason: 'most points' },
  results: ({ over, players }) =>
    over && players.map((_, seat) => ({ won: over.winners.includes(seat), role: null, character: null })),
  turnBegun: (fact) => (fact.fact === 'turn' ? { turn: fact.number, seat: fact.seat } : null),
  scenario: async () => (await import('./scenario')).scenarioGame,
  words: async () => (await import('./words')).english,
});
