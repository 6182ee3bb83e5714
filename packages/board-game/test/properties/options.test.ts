import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, type BoardFact, fork, type OpenQuestion, pending, type Seat, type State } from '../../src';
import { playRandomly } from '../support/random-game';
import { players, runs, seeds } from './games';

describe('every option', () => {
  it('is accepted and changes something', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        let k = 0;
        playRandomly({ players: n }, seed, ({ state, questions }) => {
          if (k++ % 5 > 0) return;
          for (const { seat, id, min, max, options } of questions) {
            const ids = options.map((o) => o.id);
            expect(new Set(ids).size).toBe(ids.length);
            for (let from = 0; from < ids.length; from++) {
              const picks = [...ids.slice(from), ...ids.slice(0, from)].slice(
                0,
                Math.max(min, Math.min(1, max)),
              );
              const trial = fork(state);
              const answered = answer(trial, { seat, question: id, picks });
              expect(answered.ok, `${picks.join()} of ${ids.join()}`).toBe(true);
              expect(JSON.stringify(trial)).not.toBe(JSON.stringify(state));
            }
          }
        });
      }),
      runs(16),
    );
  });

  it('that is an action does more than doing nothing would', () => {
    const idle = new Set<string>();
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        playRandomly({ players: n }, seed, ({ state, questions: [question] }) => {
          if (question.ask !== 'action' || !question.options.some(isPass)) return;
          for (const id of idleOptions(state, question)) idle.add(id);
        });
      }),
      runs(40),
    );
    // rule: activation.no-target-nothing — ships of a type may be activated where there are none
    expect([...idle].filter((id) => id !== 'location:cylon-fleet')).toEqual([]);
  });
});

const isPass = ({ id }: { readonly id: string }) => ['nothing', 'pass', 'done', 'no', 'stay'].includes(id);

/** Facts that say no more than what was chosen and paid. */
const announcements: ReadonlySet<BoardFact['fact']> = new Set<BoardFact['fact']>([
  'action',
  'skill-cards-discarded',
  'player-chosen',
  'effect-chosen',
  'quorum-played',
  'quorum-discarded',
  'icon-activated',
]);

const happened = (facts: readonly BoardFact[]) => facts.filter(({ fact }) => !announcements.has(fact)).length;

/** A game but for what choosing an action costs: the card played, the use of an ability. */
function outcome(state: State, seat: Seat): string {
  const { stack, questions, asked, streams, players, turn, decks, ...rest } = state;
  return JSON.stringify({
    rest,
    frames: stack.map((frame) => ({ ...frame, used: [] })),
    asked: questions.map((q) => [q.seat, q.ask]),
    players: players.map((p, of) => ({ ...p, spent: [], hand: of === seat ? [] : p.hand })),
    at: [turn.seat, turn.step],
  });
}

interface Nothing {
  readonly outcome: string;
  readonly facts: number;
}

/** Options after which, however the action goes on, everything is as if nothing had been done. */
function idleOptions(state: State, question: OpenQuestion): string[] {
  const { seat, id, at, options } = question;
  const take = (pick: string) => {
    const trial = fork(state);
    const answered = answer(trial, { seat, question: id, picks: [pick] });
    return { trial, facts: answered.ok ? happened(answered.facts) : 0 };
  };
  const passed = take(options.find(isPass)?.id ?? '');
  const nothing = { outcome: outcome(passed.trial, seat), facts: passed.facts };
  return options.flatMap((option) => {
    if (isPass(option)) return [];
    const { trial, facts } = take(option.id);
    return doesSomething(trial, facts, nothing, { seat, at }, { left: 12 }) ? [] : [option.id];
  });
}

/** Looks at ways on, as far as the budget lasts, for one that differs from doing nothing. */
function doesSomething(
  state: State,
  facts: number,
  nothing: Nothing,
  action: { readonly seat: Seat; readonly at: number },
  budget: { left: number },
): boolean {
  if (state.over || facts > nothing.facts || budget.left-- <= 0) return true;
  if (outcome(state, action.seat) === nothing.outcome) return false;
  const [question] = pending(state);
  if (question === undefined || question.at < action.at || question.ask === 'action') return true;
  const { seat, id, min, options } = question;
  return options.some((option, i) => {
    const picks = min > 1 ? options.slice(0, min).map((o) => o.id) : [option.id];
    if (min > 1 && i > 0) return false;
    const trial = fork(state);
    const answered = answer(trial, { seat, question: id, picks });
    return answered.ok && doesSomething(trial, facts + happened(answered.facts), nothing, action, budget);
  });
}
