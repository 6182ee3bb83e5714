import type { Timers } from './still-there';

/**
 * Milliseconds after which the server is called once more beside calls that have not opened, how many calls that makes, and
 * how long the last of them may take.
 */
const untilNext = 1_200;
const mostCalls = 3;
const patience = 3_600;

/** A socket as browsers and servers have them. */
interface Callable {
  addEventListener(event: 'open' | 'close', listener: () => void): void;
  close(): void;
}

/**
 * Calls a server until a call opens, and takes the first that does. A proxy takes calls for a server that stands still, too,
 * while the next call may come to another. Where none opens, it has failed. What is returned gives up.
 */
export function callUntilOpen<Socket extends Callable>(
  { setTimeout, clearTimeout }: Timers,
  call: () => Socket,
  opened: (socket: Socket) => void,
  failed: () => void,
): () => void {
  const calling = new Set<Socket>();
  let calls = 0;
  let timer: unknown;
  const stop = () => {
    clearTimeout(timer);
    const others = [...calling];
    calling.clear();
    for (const socket of others) socket.close();
  };
  const fail = () => {
    stop();
    failed();
  };
  const dial = () => {
    const socket = call();
    calling.add(socket);
    const isLast = ++calls === mostCalls;
    timer = setTimeout(isLast ? fail : dial, isLast ? patience : untilNext);
    socket.addEventListener('open', () => {
      if (!calling.delete(socket)) return;
      stop();
      opened(socket);
    });
    socket.addEventListener('close', () => {
      if (calling.delete(socket) && calling.size === 0) fail();
    });
  };
  dial();
  return stop;
}
