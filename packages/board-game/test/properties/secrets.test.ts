import { hidesWhatIsHidden } from '@ragtag/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answer, factsFor, fork, module, type Seat, type State, view } from '../../src';
import { redealt } from '../support/hide';
import { playRandomly, tried } from '../support/random-game';
import { expectSame } from '../support/same';
import { compareTold } from '../support/told';
import { players, runs, seeds } from './games';

const everybody = (state: State): (Seat | null)[] => [null, ...state.players.keys()];

describe('what a seat may not know', () => {
  it('does not change its view and questions (secrecy.public-info)', () => {
    fc.assert(
      fc.property(players, seeds, (n, seed) => {
        expect(hidesWhatIsHidden(module, tried({ players: n }, seed), 4, redealt)).toBeUndefined();
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
          if (k++ % 5 > 0) return;
          const asked = questions.find((q) => q.seat === given.seat && q.id === given.question);
          if (compareTold(state, given, seed + k, asked?.ask ?? '')) compared.add(asked?.ask ?? '');
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
            expectSame(view(one.trial, seat), view(two.trial, seat));
          }
        });
      }),
      runs(16),
    );
  });
});
