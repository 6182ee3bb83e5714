import { io, type Socket } from 'socket.io-client';
import { gameName } from './boardgame-io-game';
import { inBatches, type LoadedTables } from './measure';

interface BoardgameState {
  readonly _stateID: number;
}

/** A client of boardgame.io's server, as small as its protocol allows. */
class Player {
  state: BoardgameState | undefined;
  #waiting: { readonly after: number; readonly resolve: () => void } | undefined;

  private constructor(readonly socket: Socket) {
    const receive = (state: BoardgameState) => {
      this.state = state;
      if (this.#waiting && state._stateID > this.#waiting.after) this.#waiting.resolve();
    };
    socket.on('sync', (_match: string, { state }: { state: BoardgameState }) => receive(state));
    socket.on('update', (_match: string, state: BoardgameState) => receive(state));
  }

  static async open(url: string, match: string, player: string, seats: number): Promise<Player> {
    const socket = io(`${url}/${gameName}`, { transports: ['websocket'], forceNew: true });
    const client = new Player(socket);
    await new Promise<void>((resolve) => socket.on('connect', () => resolve()));
    const synced = client.updatedAfter(-1);
    socket.emit('sync', match, player, undefined, seats);
    await synced;
    return client;
  }

  updatedAfter(after: number): Promise<void> {
    if (this.state && this.state._stateID > after) return Promise.resolve();
    return new Promise((resolve) => {
      this.#waiting = { after, resolve };
    });
  }
}

async function step(match: string, players: readonly Player[]): Promise<number> {
  const after = players[0].state?._stateID ?? 0;
  const start = performance.now();
  const updated = Promise.all(players.map((player) => player.updatedAfter(after)));
  const move = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID: '0' } };
  players[0].socket.emit('update', move, after, match, '0');
  await updated;
  return performance.now() - start;
}

export async function openMatches(
  url: string,
  count: number,
  seats: number,
  from: number,
): Promise<LoadedTables> {
  const match = (n: number) => `match-${from + n}`;
  const matches = await inBatches(count, 20, async (n) => {
    const first = await Player.open(url, match(n), '0', seats);
    const others = Array.from({ length: seats - 1 }, (_, k) =>
      Player.open(url, match(n), String(k + 1), seats),
    );
    return [first, ...(await Promise.all(others))];
  });
  return { count, step: (table) => step(match(table), matches[table]) };
}
