import { closeCodes, type GameUpdate, type ServerMessage } from '@ragtag/protocol';
import type { WebSocket } from 'ws';
import type { User } from '../store/store';

/** A client that reads more slowly than this much waits is cut off; it can come back and resume. */
const mostBuffered = 1024 * 1024;

/** What lasts of an update: not the news, which may be the whole game. */
export type Seen = Omit<GameUpdate, 'news' | 'now'>;

/** One open socket: who it is, which table it looks at, and what it has been told. */
export class Connection {
  table: string | undefined;
  /** Number of the last fact sent, and the epoch it belongs to. */
  lastFact = 0;
  epoch = 0;
  lastSaid = 0;
  /** What it sees of the game; undefined where it must be told anew. */
  seen: Seen | undefined;
  /** Messages wait for each other, so that nothing is told out of order. */
  telling: Promise<void> = Promise.resolve();

  constructor(
    readonly socket: WebSocket,
    readonly user: User,
    /** Whether the cookie it came with still names that person. */
    readonly isSignedIn: () => Promise<boolean>,
  ) {}

  /** Has the client come back, with the cookie that its browser has by then. */
  sendAway(): void {
    this.socket.close(closeCodes.restarting, 'come in again');
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > mostBuffered) this.socket.terminate();
    else this.socket.send(text);
  }
}
