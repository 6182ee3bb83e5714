import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteGame } from '../../../src/shell/game/remote-game';
import type { News } from '../../../src/shell/game/source';

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
  vi.spyOn(Math, 'random').mockReturnValue(0);
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
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const asked = (socket: Socket) => socket.sent.filter(({ type }) => type === 'ping').length;

test('a server that says nothing is asked, and stays while it answers', () => {
  const [socket] = Socket.all;
  for (let n = 1; n <= 3; n++) {
    vi.advanceTimersByTime(5_000);
    expect(asked(socket)).toBe(n);
    vi.advanceTimersByTime(4_000);
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
  vi.advanceTimersByTime(5_000);
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
  page.dispatchEvent(new Event('online'));
  expect(Socket.all).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(Socket.all).toHaveLength(2);
});

test('a server that takes a call and does not open is called again, and the first call that opens is taken', () => {
  Socket.all[0].dispatchEvent(new Event('close'));
  vi.advanceTimersByTime(500);
  vi.advanceTimersByTime(1_200);
  expect(Socket.all).toHaveLength(3);
  expect(Socket.all[1].readyState).toBe(0);
  Socket.all[2].open();
  expect(Socket.all[1].readyState).toBe(2);
  expect(game.news().online).toBe(true);
  // What comes of the other one is not heard.
  Socket.all[1].open();
  Socket.all[1].dispatchEvent(new Event('close'));
  expect(Socket.all[1].sent).toEqual([]);
  expect(game.news().online).toBe(true);
  vi.advanceTimersByTime(4_000);
  expect(Socket.all).toHaveLength(3);
});

test('a server that opens nothing is called again later', () => {
  Socket.all[0].dispatchEvent(new Event('close'));
  vi.advanceTimersByTime(500 + 6_000);
  expect(Socket.all.map(({ readyState }) => readyState)).toEqual([2, 2, 2, 2]);
  vi.advanceTimersByTime(1_000);
  expect(Socket.all).toHaveLength(5);
  game.close();
  expect(Socket.all[4].readyState).toBe(2);
  vi.advanceTimersByTime(60_000);
  expect(Socket.all).toHaveLength(5);
});

test('pages that lost their server at one moment do not all come back at one', () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.9);
  Socket.all[0].dispatchEvent(new Event('close'));
  vi.advanceTimersByTime(700);
  expect(Socket.all).toHaveLength(1);
  vi.advanceTimersByTime(50);
  expect(Socket.all).toHaveLength(2);
  // Where it was told to come back later, pages are spread further.
  Socket.all[1].open();
  Socket.all[1].dispatchEvent(Object.assign(new Event('close'), { code: 1012 }));
  vi.advanceTimersByTime(3_000);
  expect(Socket.all).toHaveLength(2);
  vi.advanceTimersByTime(1_000);
  expect(Socket.all).toHaveLength(3);
});

test('a page that is not let in asks less and less often', () => {
  let waited = 0;
  for (let n = 1; n <= 5; n++) {
    Socket.all[n - 1].dispatchEvent(new Event('close'));
    for (waited = 0; Socket.all.length === n; waited += 500) vi.advanceTimersByTime(500);
    Socket.all[n].open();
  }
  expect(waited).toBe(4000);
  const [last] = Socket.all.slice(-1);
  last.hear({ type: 'table', table: { id: 'table' } });
  last.dispatchEvent(new Event('close'));
  vi.advanceTimersByTime(500);
  expect(Socket.all).toHaveLength(7);
});

test('who may not watch any more is shown no table, and who came too often comes again', () => {
  const [first] = Socket.all;
  first.hear({ type: 'table', table: { id: 'table' } });
  first.hear({ type: 'refused', ref: 'hello', error: { code: 'too-fast', message: 'Not so fast.' } });
  expect(game.news()).toMatchObject({ table: { id: 'table' }, online: false, turnedAway: null });
  vi.advanceTimersByTime(500);
  const [, second] = Socket.all;
  second.open();
  second.hear({ type: 'refused', ref: 'hello', error: { code: 'forbidden', message: 'No spectators.' } });
  expect(game.news()).toMatchObject({ table: null, turnedAway: 'No spectators.' });
});

const timing = { reactionsPossible: false, reactionsUntil: null, held: [], clocks: [], reserves: [] };

test('what is told first of a game is news, and what is told again is not', () => {
  const [socket] = Socket.all;
  const news: News[] = [];
  game.subscribe((each) => news.push(each));
  const view = { seat: 0, players: [], turn: 1, over: null };
  const whole = { type: 'game', ...timing, windows: {}, undoable: 0, epoch: 0, now: 1, view };
  const facts = [{ fact: 'a' }];
  socket.hear({ ...whole, news: { first: 1, facts: [] } });
  socket.hear({ type: 'patch', n: 1, now: 2, news: { first: 1, facts } });
  socket.hear({ ...whole, news: { first: 1, facts } });
  expect(news).toEqual([
    { is: 'sync', view, facts: [] },
    { is: 'batches', batches: [{ facts, view }] },
    { is: 'sync', view, facts },
  ]);
});

test('patches are put together with what came before, and where one is missing the whole is asked for once', () => {
  const [socket] = Socket.all;
  expect(socket.sent).toMatchObject([{ type: 'hello', patches: true }]);
  const news: News[] = [];
  game.subscribe((each) => news.push(each));
  const view = {
    seat: 0,
    players: [
      { name: 'Ada', hand: 1 },
      { name: 'Ben', hand: 2 },
    ],
    turn: 1,
    gone: 1,
    over: null,
  };
  const whole = { ...timing, windows: {}, undoable: 0, epoch: 0, now: 1, view };
  socket.hear({ type: 'game', ...whole, news: { first: 1, facts: [{ fact: 'a' }] } });
  const fact = { fact: 'b' };
  const change = { view: { turn: 2 }, gone: ['gone'], players: { 1: { name: 'Ben', hand: 3 } } };
  socket.hear({ type: 'patch', n: 1, now: 2, news: { first: 2, facts: [fact] }, ...change, undoable: 1 });
  const after = {
    seat: 0,
    players: [
      { name: 'Ada', hand: 1 },
      { name: 'Ben', hand: 3 },
    ],
    turn: 2,
    over: null,
  };
  expect(news.at(-1)).toEqual({ is: 'batches', batches: [{ facts: [fact], view: after }] });
  expect(game.news().undoable).toBe(1);
  socket.hear({ type: 'patch', n: 3, now: 4, news: { first: 4, facts: [] }, view: { turn: 4 } });
  socket.hear({ type: 'patch', n: 4, now: 5, news: { first: 4, facts: [] }, view: { turn: 5 } });
  expect(news).toHaveLength(2);
  expect(socket.sent.slice(1)).toEqual([{ type: 'whole', lastFact: 2, epoch: 0 }]);
  socket.hear({ type: 'game', ...whole, view: { ...view, turn: 5 }, news: { first: 3, facts: [fact] } });
  expect(news.at(-1)).toMatchObject({ is: 'batches', batches: [{ view: { turn: 5 } }] });
});
