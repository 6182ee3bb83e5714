export const gameName = 'counter';

/** What a state is filled with: one long text, or a view of our game, value for value. */
export type Filling = 'padded' | 'structured';

interface Counter {
  readonly count: number;
  readonly filling: unknown;
}

/** One move that counts, and a view of ours or as many bytes, which every player is sent. */
export function counter(view: string, kind: Filling) {
  return {
    name: gameName,
    setup: (): Counter => ({
      count: 0,
      filling: kind === 'padded' ? 'x'.repeat(view.length) : JSON.parse(view),
    }),
    moves: { add: ({ G }: { G: Counter }): Counter => ({ ...G, count: G.count + 1 }) },
    disableUndo: true,
  };
}
