import { factsFor, type OpenQuestion } from '@ragtag/kernel';
import { type ScenarioGame, unknownWord, type Written } from '@ragtag/kernel/scenario';
import { cards, kindOf } from '../cards/tables';
import { deckOf } from '../decks/deck';
import { preconstructed } from '../decks/preconstructed';
import { answer, newGame, pending } from '../door/engine';
import { view } from '../door/view';
import type { CardFact } from '../facts';
import { type G, rules } from '../rules';
import { ruleCatalogue } from '../rules/catalogue';
import type { State } from '../state';
import type { Seat } from '../terms';
import { checkFact, describeFact } from './facts';
import { type Given, givenKeys, layTable, readOptions } from './given';
import { inWords, namesOf, optionMeant, otherNames, withIds } from './names';
import { readStart } from './start';
import { player, table } from './table';

export interface Position {
  readonly state: State;
  readonly facts: readonly CardFact[];
}

/** A whole setup, with decks of ours. */
function setUp(given: Given): Position {
  const written = given.players?.items ?? [];
  const seats = Array.from({ length: Math.max(2, written.length) }, (_, seat) => {
    const { deck } = written[seat]?.fields('deck') ?? {};
    const ids = preconstructed.map(({ id }) => id);
    const source = preconstructed.find(({ id }) => id === deck?.oneOf(ids, 'deck')) ?? preconstructed[seat];
    return { name: `Player ${seat}`, deck: deckOf(source) };
  });
  return newGame(readOptions(given, seats.length), given.seed?.id ?? 'scenario', seats);
}

/** Lays the table and lets what is to happen begin; `laid` is shown the table before anything has happened. */
export function begin(
  written: Written | undefined,
  laid: (state: State) => void = () => undefined,
): Position {
  const given: Given = written?.fields(...givenKeys) ?? {};
  if (given.start && !given.start.isMap && given.start.id === 'setup') return setUp(given);
  const state = layTable(given);
  laid(state);
  const game: G = { state, facts: [] };
  readStart(game, given.start, given);
  rules.run(game);
  return game;
}

function inNames(state: State, question: OpenQuestion): OpenQuestion {
  const names = namesOf(state);
  return { ...question, options: question.options.map((o) => ({ ...o, id: inWords(names, o.id) })) };
}

function readSeat(s: State, who: Written): Seat {
  const seat = /^\d+$/.test(who.id) ? Number(who.id) : s.players.findIndex(({ name }) => name === who.id);
  if (s.players[seat]) return seat;
  return who.fail(
    unknownWord(
      who.id,
      'seat',
      s.players.map((_, n) => String(n)),
    ),
  );
}

/** How each question is passed. A round of actions is passed only where it is named. */
const passes: Readonly<Record<string, string>> = {
  action: 'pass',
  'cylon-choice': 'pass',
  resource: 'pass',
  reorder: 'pass',
  'answer-challenge': 'pass',
  'react-in-order': 'pass',
  'may-answer': 'no',
  redraw: 'keep',
  expedite: 'done',
  freighter: 'none',
  defender: 'no-defense',
  defend: 'no-defense',
};
const onlyNamed: ReadonlySet<string> = new Set(['action', 'cylon-choice', 'defender', 'defend']);

/** Scenarios of the card game: see docs/card-scenarios.md. */
export const scenarioGame: ScenarioGame<State, CardFact> = {
  begin: (written) => begin(written),
  goOn(state, now) {
    if (state.stack.length > 0 || state.over)
      now.fail('something is still going on: `now` comes when all is done');
    const game: G = { state, facts: [] };
    readStart(game, now, {});
    rules.run(game);
    return game.facts;
  },
  pending: (state) => pending(state).map((question) => inNames(state, question)),
  answer(state, given) {
    const question = pending(state).find((q) => q.seat === given.seat && q.id === given.question);
    if (!question) return answer(state, given);
    const names = namesOf(state);
    const ids = question.options.map(({ id }) => id);
    return answer(state, { ...given, picks: given.picks.map((pick) => optionMeant(names, ids, pick)) });
  },
  passOf({ ask, min, options }, named) {
    const id = passes[ask];
    if (id === undefined) return min === 0 ? [] : undefined;
    if ((!named && onlyNamed.has(ask)) || !options.some((o) => o.id === id)) return undefined;
    return [id];
  },
  mayBeMoot: (word) => word === 'pass' || word === 'no-defense' || onlyNamed.has(word),
  unasked: (state, seat) => rules.unaskedOf({ state, facts: [] }, seat),
  optionNames: otherNames,
  seat: readSeat,
  seatName: (state, seat) => `${seat} (${state.players[seat].name})`,
  player,
  table,
  view: (state, seat) => view(state, seat),
  readable: factsFor,
  fact: describeFact,
  knowsRule: (id) => ruleCatalogue.some((rule) => rule.id === id),
  asks: () => rules.asks(),
  checkFact,
  checkOption(_state, option) {
    for (const part of withIds(option.id).split(':')) {
      const [card] = part.split('#');
      if (/^bsg/i.test(card) && kindOf(card) === undefined) option.fail(`there is no card ${card}`);
    }
  },
  checkId(_state, id) {
    if (kindOf(withIds(id.id).split('#')[0]) === undefined)
      id.fail(
        unknownWord(
          id.id,
          'card',
          cards.map((card) => card.id),
        ),
      );
  },
};
