import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Answer,
  answer,
  type BoardFact,
  factsFor,
  fork,
  pending,
  type Seat,
  type State,
  view,
} from '../../src';
import { redealHidden, showHidden } from '../support/hide';
import { playRandomly } from '../support/random-game';
import { players, runs, seeds } from './games';

const everybody = (state: State): (Seat | null)[] => [null, ...state.players.keys()];

describe('what a seat may not know', () => {
  it('does not change its view and questions (secrecy.public-info)', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        let k = 0;
        playRandomly({ players: n }, seed, ({ state }) => {
          if (k++ % 4 > 0) return;
          for (const seat of everybody(state)) {
            const other = redealHidden(state, seat, seed + k);
            expect(view(other, seat)).toEqual(view(state, seat));
          }
        });
      }),
      runs(25),
    );
  });

  it('does not change what it is told of an answer, up to what the answer brings to light (secrecy.public-info)', () => {
    const compared = new Set<string>();
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        let k = 0;
        playRandomly({ players: n }, seed, ({ state, questions }, given) => {
          if (k++ % 5 > 0 || state.questions.some((q) => q.picks !== undefined)) return;
          const asked = questions.find((q) => q.seat === given.seat && q.id === given.question);
          for (const seat of everybody(state)) {
            const other = redealHidden(state, seat, seed + k);
            const told = tell(fork(state), given, seat);
            const otherwise = tell(other, sameAnswer(other, given), seat);
            if (!told || !otherwise) continue;
            compared.add(asked?.ask ?? '');
            compare(told, otherwise, `seat ${seat}, ${asked?.ask}: ${given.picks.join()}`);
          }
        });
      }),
      runs(16),
    );
    // Questions of many kinds have come up.
    expect(compared.size).toBeGreaterThan(20);
  });

  it('is not in what another adds to a check before the reveal (secrecy.no-identify-played)', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        playRandomly({ players: n }, seed, ({ state, questions: [q] }) => {
          if (q.ask !== 'add-to-check' || q.options.length < 2) return;
          const [one, two] = [q.options[0], q.options[q.options.length - 1]].map((o) => {
            const trial = fork(state);
            const answered = answer(trial, { seat: q.seat, question: q.id, picks: [o.id] });
            return { trial, facts: answered.ok ? answered.facts : [] };
          });
          if (one.facts.some((f) => f.fact === 'check-revealed' || 'cards' in f)) return;
          for (const seat of everybody(state)) {
            if (seat === q.seat) continue;
            expect(factsFor(one.facts, seat)).toEqual(factsFor(two.facts, seat));
            expect(view(one.trial, seat)).toEqual(view(two.trial, seat));
          }
        });
      }),
      runs(16),
    );
  });
});

/** Facts by which something that was hidden comes to light for those who may read them, or is left to chance. */
const bringToLight: ReadonlySet<BoardFact['fact']> = new Set<BoardFact['fact']>([
  // cards and tokens that are turned over, drawn, looked at or handed on
  'crisis-drawn',
  'crisis-discarded',
  'skill-cards-drawn',
  'skill-cards-received',
  'skill-cards-discarded',
  'check-cards-added',
  'check-revealed',
  'quorum-received',
  'quorum-played',
  'cards-seen',
  'hand-seen',
  'card-taken',
  'loyalty-received',
  'loyalty-seen',
  'loyalty-revealed',
  'loyalty-looked-at',
  'destination-picked',
  'civilian-destroyed',
  'civilians-seen',
  'galactica-damaged',
  'basestar-damaged',
  // decided by what somebody holds, or by the die
  'die-rolled',
  'reaction',
  'game-over',
]);

interface Told {
  readonly state: State;
  readonly facts: readonly BoardFact[];
  readonly seat: Seat | null;
}

/** The same answer where others hold other cards: as many of them, where it is hidden which. */
function sameAnswer(state: State, given: Answer): Answer {
  const question = pending(state).find((q) => q.seat === given.seat && q.id === given.question);
  if (question?.ask !== 'add-to-check') return given;
  return { ...given, picks: question.options.slice(0, given.picks.length).map((o) => o.id) };
}

function tell(state: State, given: Answer, seat: Seat | null): Told | undefined {
  const answered = answer(state, given);
  return answered.ok ? { state, facts: factsFor(answered.facts, seat), seat } : undefined;
}

/** A moment to react holds the game up only where somebody could (docs/architecture.md, known limits). */
const isPaused = ({ state }: Told) => pending(state).some(({ secret }) => secret);

/** The seat is shown what it did not know before, to pick from it. */
const isShown = ({ state, seat }: Told) =>
  state.questions.some((q) => q.seat === seat && showHidden.has(q.ask));

function compare(one: Told, other: Told, what: string): void {
  const lines = [one, other].map(({ facts }) => facts.map((fact) => JSON.stringify(fact)));
  const common = Math.min(lines[0].length, lines[1].length);
  let same = 0;
  while (same < common && lines[0][same] === lines[1][same]) same++;
  const earlier = one.facts.slice(0, same);
  if (earlier.some(({ fact }) => bringToLight.has(fact))) return;
  if (same < common) {
    const found = [one.facts[same].fact, other.facts[same].fact];
    expect(
      found.some((fact) => bringToLight.has(fact)),
      `${what}: ${lines[0][same]} or ${lines[1][same]}`,
    ).toBe(true);
    return;
  }
  if ([one, other].some((told) => isPaused(told) || isShown(told) || told.state.over)) return;
  expect(lines[0], what).toEqual(lines[1]);
  expect(view(one.state, one.seat), what).toEqual(view(other.state, other.seat));
}
