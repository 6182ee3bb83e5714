import { type GameId, gameIds } from '@ragtag/games/load';
import type { Picked } from '@ragtag/kernel';
import { half as board } from '../board-game';
import { half as card } from '../card-game';
import { plainHalf } from '../plain';
import type { GameAfter, GameHalf, GameLobby, GameTable } from '../shell/half';

/** Games that are drawn; the others are shown in plain lists. */
const drawn: Readonly<Partial<Record<GameId, GameHalf>>> = { board, card };

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

function kept({ table, lobby, after, more }: GameHalf): GameHalf {
  return { table: once(table), lobby: once(lobby), after: once(after), more };
}

const halves = Object.fromEntries(gameIds.map((id) => [id, kept(drawn[id] ?? plainHalf(id))])) as Readonly<
  Record<GameId, GameHalf>
>;

/** What only one game has, each part the same promise each time. */
export const tableOf = (game: GameId): Promise<GameTable> => halves[game].table();
export const lobbyOf = (game: GameId): Promise<GameLobby> => halves[game].lobby();
export const afterOf = (game: GameId): Promise<GameAfter> => halves[game].after();

const nothing = Promise.resolve();
/** What is needed beyond that for a game with these options, such as the cards of further boxes. */
export const moreOf = (game: GameId, selection: Picked): Promise<unknown> =>
  halves[game].more?.(selection) ?? nothing;

export { gameNamed } from './named';
