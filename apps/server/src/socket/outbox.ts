import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

interface Line {
  readonly socket: Pick<WebSocket, 'readyState' | 'OPEN'>;
}
type Stream = Pick<Duplex, 'write'>;

const textFrame = 0x81;

/** Writes a text as one unmasked frame (RFC 6455, 5.2) at the start of a buffer that is long enough. */
function writeFrame(into: Buffer, at: number, text: string, bytes: number): number {
  into[at] = textFrame;
  let next = at + 2;
  if (bytes < 126) into[at + 1] = bytes;
  else if (bytes < 65_536) {
    into[at + 1] = 126;
    into.writeUInt16BE(bytes, next);
    next += 2;
  } else {
    into[at + 1] = 127;
    into.writeBigUInt64BE(BigInt(bytes), next);
    next += 8;
  }
  // As many bytes as letters: then each letter is its byte.
  into.write(text, next, bytes, bytes === text.length ? 'latin1' : 'utf8');
  return next + bytes;
}

const headerAtMost = 10;

/** Several texts as frames, one after another. */
export function framesOf(texts: readonly string[]): Buffer {
  const lengths = texts.map((text) => Buffer.byteLength(text));
  const room = lengths.reduce((sum, bytes) => sum + bytes + headerAtMost, 0);
  const frames = Buffer.allocUnsafe(room);
  let end = 0;
  texts.forEach((text, n) => {
    end = writeFrame(frames, end, text, lengths[n]);
  });
  return frames.subarray(0, end);
}

/**
 * What goes out in one turn of the event loop: one write for each socket, however much it is told. The frames are
 * written here because a library that sends each message by itself makes two writes of every one.
 */
export class Outbox {
  readonly #waiting = new Map<Line, { readonly stream: Stream; readonly texts: string[] }>();
  #scheduled = false;

  add(line: Line, stream: Stream, text: string): void {
    const waiting = this.#waiting.get(line);
    if (waiting) waiting.texts.push(text);
    else this.#waiting.set(line, { stream, texts: [text] });
    if (this.#scheduled) return;
    this.#scheduled = true;
    setImmediate(() => this.flush());
  }

  /** Before anything else is sent on a line, such as that it ends. */
  flushOf(line: Line): void {
    const waiting = this.#waiting.get(line);
    if (!waiting) return;
    this.#waiting.delete(line);
    // Nothing may follow a frame that closes.
    if (line.socket.readyState === line.socket.OPEN) waiting.stream.write(framesOf(waiting.texts));
  }

  flush(): void {
    this.#scheduled = false;
    for (const line of [...this.#waiting.keys()]) this.flushOf(line);
  }
}

/** One for the process: turns are its. */
export const outbox = new Outbox();
