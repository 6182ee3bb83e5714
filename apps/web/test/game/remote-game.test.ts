import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteGame } from '../../src/game/remote-game';

/** The browser's end of a socket; the test speaks for the server. */
class Socket extends EventTarget {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  readonly sent: { readonly type: string }[] = [];

  constructor() {
    super();
    Socket.all.push(this);
  }

  open(): void {
    this.readyState = Socket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  hear(message: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  /** Its end is not heard of: the other side does not answer. */
  close(): void {
    this.readyState = 2;
  }
}

const page = new EventTarget();
let game: RemoteGame;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('document', Object.assign(page, { hidden: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  Socket.all = [];
  game = new RemoteGame('table');
  Socket.all[0].open();
});

afterEach(() => {
  game.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const asked = (socket: Socket) => socket.sent.filter(({ type }) => type === 'ping').length;

test('a server that says nothing is asked, and stays while it answers', () => {
  const [socket] = Socket.all;
  for (let n = 1; n <= 3; n++) {
    vi.advanceTimersByTime(25_000);
    expect(asked(socket)).toBe(n);
    vi.advanceTimersByTime(9_000);
    socket.hear({ type: 'pong' });
  }
  expect(game.news().online).toBe(true);
  expect(Socket.all).toHaveLength(1);
});

test('a connection that died in sleep is made again, and what is left of the old one is not heard', () => {
  const [old] = Socket.all;
  page.dispatchEvent(new Event('visibilitychange'));
  page.dispatchEvent(new Event('online'));
  expect(asked(old)).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(game.news().online).toBe(false);
  vi.advanceTimersByTime(500);
  expect(Socket.all).toHaveLength(2);
  Socket.all[1].open();
  old.hear({ type: 'orders', orders: { otherwise: 'never', windows: {} } });
  old.dispatchEvent(new Event('close'));
  expect(game.news()).toMatchObject({ online: true, orders: null });
  expect(Socket.all[1].sent).toMatchObject([{ type: 'hello', table: 'table' }]);
  expect(Socket.all).toHaveLength(2);
});

test('a lost connection is made again at once when the network is back', () => {
  Socket.all[0].dispatchEvent(new Event('close'));
  expect(game.news().online).toBe(false);
  page.dispatchEvent(new Event('online'));
  expect(Socket.all).toHaveLength(2);
  vi.advanceTimersByTime(5_000);
  expect(Socket.all).toHaveLength(2);
});
