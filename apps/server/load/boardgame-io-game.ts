export const gameName = 'counter';

interface Counter {
  readonly count: number;
  readonly ballast: string;
}

/** One move that counts, and as many bytes as wanted that every player is sent. */
export function counter(bytes: number) {
  return {
    name: gameName,
    setup: (): Counter => ({ count: 0, ballast: 'x'.repeat(bytes) }),
    moves: { add: ({ G }: { G: Counter }): Counter => ({ ...G, count: G.count + 1 }) },
    disableUndo: true,
  };
}
