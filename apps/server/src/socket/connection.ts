import type { Duplex } from 'node:stream';
import { closeCodes, type ServerMessage } from '@ragtag/protocol';
import type { WebSocket } from 'ws';
import type { User } from '../store/store';
import { outbox } from './outbox';
import type { Texts } from './texts';

/** A client that reads more slowly than this much waits is cut off; it can come back and resume. */
const mostBuffered = 1024 * 1024;

/** One open socket: who it is, which table it looks at, and what it has been told. */
export class Connection {
  table: string | undefined;
  /** Number of the last fact sent, and the epoch it belongs to. */
  lastFact = 0;
  epoch = 0;
  lastSaid = 0;
  /** What it sees of the game; undefined where it must be told anew. */
  seen: Texts | undefined;
  /** It takes what has changed in the place of the whole. */
  takesPatches = false;
  /** Patches since the last whole update. */
  patches = 0;
  /** Messages wait for each other, so that nothing is told out of order. */
  telling: Promise<void> | undefined;

  constructor(
    readonly socket: WebSocket,
    readonly user: User,
    /** Whether the cookie it came with still names that person. */
    readonly isSignedIn: () => Promise<boolean>,
    /** What the socket's frames go through; without it, each message goes by itself. */
    readonly stream?: Duplex,
  ) {}

  /** Has the client come back, with the cookie that its browser has by then. */
  sendAway(): void {
    this.close(closeCodes.restarting, 'come in again');
  }

  close(code: number, reason: string): void {
    outbox.flushOf(this);
    this.socket.close(code, reason);
  }

  send(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  sendText(text: string): void {
    if (this.socket.readyState !== this.socket.OPEN) return;
    if (this.socket.bufferedAmount > mostBuffered) this.socket.terminate();
    else if (this.stream) outbox.add(this, this.stream, text);
    else this.socket.send(text);
  }
}
