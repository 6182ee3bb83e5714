import { type GameModule, gameModule, type Option } from '@ragtag/kernel';
import { allTables } from '../cards/tables';
import type { BoardFact } from '../facts';
import { isUseful } from '../in-play/usefulness';
import {
  formatSelection,
  type Options,
  parseSelection,
  playerLimits,
  resolveOptions,
  selectionOf,
} from '../options';
import { type Procedures, rules } from '../rules';
import type { State } from '../state';
import { markOfCheck } from '../table/check-in-view';
import { claims } from './claims';
import { determinize, type Known } from './determinize';
import { fork, newGame, stateVersion } from './engine';
import { results } from './results';
import { load, loadFact, save, saveFact } from './saved';
import { showsSecret } from './secrets-shown';
import { sights, type View, view } from './view';

/** What a bot of this game believes of what it cannot see. */
export interface Believed {
  /** How likely each player is held to be a Cylon. */
  readonly doubt?: readonly number[];
  readonly known?: Known;
}

const isHeld = (option: Option) =>
  (option as { readonly cause?: { readonly kind?: unknown } }).cause?.kind === 'skill';

/** The board game as others use it. */
export const module: GameModule<State, BoardFact, View, Options, never> = gameModule<
  State,
  BoardFact,
  Procedures,
  View,
  Options,
  never
>(rules, {
  id: 'board',
  options: {
    resolve: (selection) => resolveOptions(selection),
    selectionOf,
    format: formatSelection,
    parse: parseSelection,
  },
  seats(options) {
    const { min, max } = playerLimits(options);
    return { least: min, most: max };
  },
  setup: null,
  start: ({ options, seed, seats }) =>
    newGame(
      options,
      seed,
      seats.map(({ name }) => name),
    ),
  view,
  sights,
  revealed: showsSecret,
  determinize: (state, seat, random, believed?: Believed) =>
    determinize(state, seat, random, believed?.doubt, believed?.known),
  fork,
  save,
  load,
  saveFact,
  loadFact,
  isHeld,
  isUseful,
  claims,
  claimedIn: markOfCheck,
  content: () => [stateVersion, allTables],
  turn: ({ turn }) => turn.number,
  outcome({ over }) {
    if (!over) return null;
    const { winner, rule, reason } = over;
    return { winner, reason: reason === '' || reason === rule ? rule : `${rule}/${reason}` };
  },
  results,
  turnBegun: (fact) => (fact.fact === 'turn-started' ? { turn: fact.turn, seat: fact.seat } : null),
  scenario: async () => (await import('../scenario/game')).scenarioGame,
  words: async (language) => (await import('../say/words')).wordsIn(language),
});
