import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { callUntilOpen } from '../src/call';

class Socket extends EventTarget {
  readonly close = vi.fn();
}

let sockets: Socket[];
const [opened, failed] = [vi.fn(), vi.fn()];
const call = () => {
  const socket = new Socket();
  sockets.push(socket);
  return socket;
};

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  opened.mockReset();
  failed.mockReset();
});
afterEach(() => void vi.useRealTimers());

test('a call that opens at once is the only one', () => {
  callUntilOpen(globalThis, call, opened, failed);
  sockets[0].dispatchEvent(new Event('open'));
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveBeenCalledExactlyOnceWith(sockets[0]);
  expect(sockets).toHaveLength(1);
  expect(sockets[0].close).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});

test('a slow call is still taken when others were made beside it, which are closed', () => {
  callUntilOpen(globalThis, call, opened, failed);
  vi.advanceTimersByTime(2_500);
  expect(sockets).toHaveLength(3);
  sockets[0].dispatchEvent(new Event('open'));
  sockets[1].dispatchEvent(new Event('open'));
  expect(opened).toHaveBeenCalledExactlyOnceWith(sockets[0]);
  expect(sockets.map(({ close }) => close.mock.calls.length)).toEqual([0, 1, 1]);
  vi.advanceTimersByTime(60_000);
  expect(failed).not.toHaveBeenCalled();
});

test('a call that is refused fails at once, and calls that nobody takes after six seconds', () => {
  callUntilOpen(globalThis, call, opened, failed);
  sockets[0].dispatchEvent(new Event('close'));
  expect(failed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  callUntilOpen(globalThis, call, opened, failed);
  vi.advanceTimersByTime(5_999);
  expect(failed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  expect(failed).toHaveBeenCalledTimes(2);
  expect(sockets).toHaveLength(4);
  expect(opened).not.toHaveBeenCalled();
});

test('who gives up hears nothing more', () => {
  const stop = callUntilOpen(globalThis, call, opened, failed);
  stop();
  sockets[0].dispatchEvent(new Event('open'));
  sockets[0].dispatchEvent(new Event('close'));
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
  expect(sockets[0].close).toHaveBeenCalledOnce();
  expect(opened).not.toHaveBeenCalled();
  expect(failed).not.toHaveBeenCalled();
});
