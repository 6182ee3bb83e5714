export const gameName = 'counter';

/** What a state is filled with: one long text, or values such as a game has. */
export type Filling = 'padded' | 'structured';

interface Counter {
  readonly count: number;
  readonly filling: unknown;
}

const people = ['admiral', 'president', 'pilot', 'engineer', 'politician'];

/** Lists, records and names, about as many and as long as in the view of a game, until there are enough bytes. */
function structured(bytes: number): unknown {
  const filling: unknown[] = [];
  while (JSON.stringify(filling).length < bytes) {
    const n = filling.length;
    filling.push({
      name: `${people[n % people.length]} ${n}`,
      location: n % 3 === 0 ? null : 'command',
      hand: [n, n + 1, n + 2],
      standing: 'human',
      ships: { vipers: n % 8, raiders: n % 5, seen: n % 2 === 0 },
    });
  }
  return filling;
}

/** One move that counts, and as many bytes as wanted that every player is sent. */
export function counter(bytes: number, kind: Filling) {
  return {
    name: gameName,
    setup: (): Counter => ({ count: 0, filling: kind === 'padded' ? 'x'.repeat(bytes) : structured(bytes) }),
    moves: { add: ({ G }: { G: Counter }): Counter => ({ ...G, count: G.count + 1 }) },
    disableUndo: true,
  };
}
