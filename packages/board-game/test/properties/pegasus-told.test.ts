import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playRandomly } from '../support/random-game';
import { compareTold } from '../support/told';
import { runs, seeds } from './games';

const tables = fc.record({
  players: fc.integer({ min: 4, max: 6 }),
  variant: fc.constantFrom(
    {},
    { forceexodus: true },
    { sympatheticcylon: true },
    { cylonleader: true },
    { cylonleader: true, forceexodus: true },
  ),
});

describe('what a seat may not know in games with Pegasus', () => {
  it('does not change what it is told of an answer, up to what the answer brings to light (secrecy.public-info, secrecy.leader-goals)', () => {
    const compared = new Set<string>();
    fc.assert(
      fc.property(tables, seeds, ({ players, variant }, seed) => {
        let k = 0;
        playRandomly({ players, pegasus: true, ...variant }, seed, ({ state, questions }, given) => {
          if (k++ % 5 > 0) return;
          const ask = questions.find((q) => q.seat === given.seat && q.id === given.question)?.ask ?? '';
          if (compareTold(state, given, seed + k, ask)) compared.add(ask);
        });
      }),
      runs(8),
    );
    expect(compared.size).toBeGreaterThan(15);
  });
});
