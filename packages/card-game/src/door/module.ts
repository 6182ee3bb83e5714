import { chooser, type GameModule, gameModule } from '@ragtag/kernel';
import '../effects/run';
import '../procedures';
import { cards } from '../cards/tables';
import type { Deck } from '../decks/deck';
import type { CardFact } from '../facts';
import {
  formatSelection,
  leastPlayers,
  mostPlayers,
  type Options,
  parseSelection,
  resolveOptions,
  selectionOf,
} from '../options';
import { type Procedures, rules } from '../rules';
import { setup } from '../setup/brought-deck';
import { newGame } from '../setup/new-game';
import type { State } from '../state';
import { determinize, type Known } from './determinize';
import { fork } from './fork';
import { stateVersion } from './migrations';
import { load, save } from './saved';
import { showsSecret } from './secrets-shown';
import { isPlayedFromHand, mayPass, momentOf, ordersPass } from './standing-orders';
import { type View, view } from './view';

/** The card game as others use it. */
export const module: GameModule<State, CardFact, View, Options, Deck> = gameModule<
  State,
  CardFact,
  Procedures,
  View,
  Options,
  Deck
>(rules, {
  id: 'card',
  options: {
    resolve: resolveOptions,
    selectionOf,
    format: formatSelection,
    parse: parseSelection,
  },
  seats: () => ({ least: leastPlayers, most: mostPlayers }),
  setup,
  start({ options, seed, seats }) {
    const taken: Deck[] = seats.flatMap((seat) => (seat.setup ? [seat.setup] : []));
    // Who brings no deck is given one that nobody else has, by a choice of its own.
    const random = chooser([...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7));
    const decks = Array.from({ length: options.players }, (_, seat) => {
      const own = seats[seat]?.setup;
      if (own) return own;
      const deck = setup.choose(options, taken, random);
      taken.push(deck);
      return deck;
    });
    return newGame(
      options,
      seed,
      decks.map((deck, seat) => ({ name: seats[seat]?.name ?? `Player ${seat + 1}`, deck })),
    );
  },
  view,
  revealed: showsSecret,
  determinize: (state, seat, random, believed?: Known) => determinize(state, seat, random, believed),
  fork,
  save,
  load,
  isHeld: isPlayedFromHand,
  windowOf: momentOf,
  mayPass,
  ordersPass,
  claims: {},
  claimedIn: () => null,
  content: () => [stateVersion, cards],
  turn: ({ turn }) => turn.number,
  outcome({ over }) {
    if (!over) return null;
    const winner = over.winners.map((seat) => `seat ${seat}`).join(' and ');
    return { winner: winner === '' ? 'nobody' : winner, reason: over.rule };
  },
  results: ({ over, players }) =>
    over && players.map((_, seat) => ({ won: over.winners.includes(seat), role: null, character: null })),
  turnBegun: (fact) => (fact.fact === 'turn-began' ? { turn: fact.turn, seat: null } : null),
  scenario: async () => (await import('../scenario/game')).scenarioGame,
  words: async (language) => (await import('../say/words')).wordsIn(language),
});
