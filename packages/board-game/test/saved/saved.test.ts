import { type Chooser, chooser, randomPicks } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { answer, type BoardFact, load, loadFact, pending, replay, type State } from '../../src';
import { census } from '../support/census';
import { optionsFor } from '../support/random-game';
import { expectSame } from '../support/same';
import { answersOf, builds, finishedGames, replaysNoMore, runningGames } from './recordings';

const tooLong = 20_000;
/** Every sixth game is played to its end, the others so far that turns have passed; a soak plays all to their ends. */
const toItsEnd = process.env.SOAK === undefined ? 6 : 1;
const farEnough = 120;
/** Decks that are whole from the first question on. */
const decks = [
  'skill',
  'crisis',
  'super-crisis',
  'quorum',
  'destination',
  'civilian-ship',
  'galactica-damage',
  'basestar-damage',
];

function answerAtRandom(state: State, pick: Chooser): void {
  const questions = pending(state);
  const question = questions[pick(questions.length)];
  for (;;) {
    const answered = answer(state, {
      seat: question.seat,
      question: question.id,
      picks: randomPicks(question, pick),
    });
    if (answered.ok) return;
    // Picks that are offered one by one and may not go together.
    expect(answered.refusal.reason).toBe('not-together');
  }
}

describe.each(builds)('games of %s', (build) => {
  const games = runningGames(build);

  it.each(games.map((game, n) => [n, game.in.at(-1), game] as const))(
    'game %i (%s) goes on',
    (n, _where, { state: saved, names }) => {
      const state = load(structuredClone(saved));
      expect(state.players.map(({ name }) => name)).toEqual(names);
      let whole = census(state);
      let settled = state.newCaprica !== undefined;
      const pick = chooser(n + 1);
      let answers = 0;
      const toTheEnd = n % toItsEnd === 0;
      while (!state.over && answers++ < (toTheEnd ? tooLong : farEnough)) {
        if (answers % 16 === 1) {
          // The settlers find Crisis cards of their own, while the decks of the journey are put away.
          if (settled !== (state.newCaprica !== undefined)) whole = census(state);
          settled = state.newCaprica !== undefined;
          const { cards } = census(state);
          for (const deck of decks) expectSame(cards[deck], whole.cards[deck], deck);
        }
        answerAtRandom(state, pick);
      }
      if (toTheEnd || state.over) expect(state.over?.winner).toMatch(/^(humans|cylons)$/);
      else expect(pending(state)).not.toHaveLength(0);
    },
  );

  it('stopped in enough places to say something', () => {
    expect(games.length).toBeGreaterThanOrEqual(60);
    const places = new Set(games.flatMap((game) => game.in));
    for (const place of ['asked react', 'asked choose-destination', 'asked pick-damage', 'asked discard'])
      expect(places).toContain(place);
    const options = games.map(({ selection }) => selection);
    const players = options.map((option) => option.players);
    for (const number of [3, 4, 5, 6]) expect(players).toContain(number);
    expect(options.some(({ discreet }) => discreet)).toBe(true);
  });

  const reasons = replaysNoMore(build);
  it.each(finishedGames(build).filter(({ selection }) => !reasons.has(Number(selection.players))))(
    'a finished game with $selection.players players replays to the same facts',
    (game) => {
      const facts: BoardFact[] = [];
      const tell = (news: readonly BoardFact[]) => void facts.push(...JSON.parse(JSON.stringify(news)));
      const { over } = replay(optionsFor(game.selection), game.seed, answersOf(game), tell, game.names);
      expect(over).toMatchObject(game.over as object);
      // A later build may say more in a fact, not less and not something else.
      expect(facts).toMatchObject(JSON.parse(JSON.stringify(game.facts.map(loadFact))));
    },
  );
});
