import { CreateGameReducer, InitializeGame } from 'boardgame.io/internal';

/** As small as a game can be: one move that counts. */
const game = {
  setup: () => ({ count: 0 }),
  moves: { add: ({ G }: { G: { count: number } }) => ({ count: G.count + 1 }) },
  disableUndo: true,
};

const move = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: '0' } } as const;

/** Makes this many moves and returns how many there were. */
export function makeMoves(n: number): number {
  const reducer = CreateGameReducer({ game });
  let state = InitializeGame({ game, numPlayers: 2 });
  for (let i = 0; i < n; i++) state = reducer(state, move as Parameters<typeof reducer>[1]);
  if (state.G.count !== n) throw new Error(`boardgame.io made ${state.G.count} moves of ${n}`);
  return n;
}
