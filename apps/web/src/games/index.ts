import { half as board } from '../board-game';
import type { GameAfter, GameHalf, GameLobby, GameTable } from '../shell/half';

const halves = { board } satisfies Readonly<Record<string, GameHalf>>;

export type GameId = keyof typeof halves;

/** Loads something once; what could not be loaded is tried again. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

function kept({ table, lobby, after }: GameHalf): GameHalf {
  return { table: once(table), lobby: once(lobby), after: once(after) };
}

const games: Readonly<Record<GameId, GameHalf>> = { board: kept(halves.board) };

/** What only one game has, each part the same promise each time. */
export const tableOf = (game: GameId): Promise<GameTable> => games[game].table();
export const lobbyOf = (game: GameId): Promise<GameLobby> => games[game].lobby();
export const afterOf = (game: GameId): Promise<GameAfter> => games[game].after();

/** The game that a table or a file names; those from before there was a second one name none. */
export function gameNamed(name: string = 'board'): GameId {
  if (!(name in games)) throw new Error(`There is no game "${name}" here.`);
  return name as GameId;
}
