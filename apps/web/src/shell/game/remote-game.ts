import type { Fact, StandingOrders } from '@ragtag/kernel';
import type { ClientMessage, GamePatch, GameUpdate, Say, ServerMessage, TableInfo } from '@ragtag/protocol';
import { callUntilOpen } from '@ragtag/protocol/call';
import { patched } from '@ragtag/protocol/patch';
import { StillThere } from '@ragtag/protocol/still-there';
import { remote as words } from '../words';
import { type Aside, type GameSource, type GivenAnswer, type News, noAside } from './source';

/** Clocks and reaction windows, as the server last told them. */
export type Timing = Pick<
  GameUpdate,
  'clocks' | 'reserves' | 'reactionsPossible' | 'reactionsUntil' | 'held'
> & {
  /** Milliseconds that this browser's clock is ahead of the server's. */
  readonly ahead: number;
};

/** What a table on the server tells besides the game. */
export interface TableNews extends Aside {
  readonly table: TableInfo | null;
  readonly timing: Timing | null;
  readonly online: boolean;
  /** Why there is no table, where the server would not show it. */
  readonly turnedAway: string | null;
}

/** Where the protocol says that the socket is. */
const socketPath: typeof import('@ragtag/protocol')['socketPath'] = '/api/socket';

/** Milliseconds before a lost connection is tried again, longer each time; and up to as large a part of that more. */
const waits = [500, 1000, 2000, 4000];
const jitter = 0.5;

/** All pages of a server that is restarted come back at once, unless each waits a little by itself. */
const notSignedIn: typeof import('@ragtag/protocol')['closeCodes']['notSignedIn'] = 4401;
const restarting: typeof import('@ragtag/protocol')['closeCodes']['restarting'] = 1012;
const spread = 2000;

/** Tells what becomes of the first message from what becomes of the others. */
const entering = 'hello';

/** A game on the server. It resumes where it was after a lost connection. */
export class RemoteGame implements GameSource {
  readonly kind = 'remote';
  readonly shared = false;
  readonly coached = false;
  readonly id: string;
  readonly #listeners = new Set<(news: News) => void>();
  readonly #watchers = new Set<() => void>();
  readonly #server = new StillThere(
    globalThis,
    () => this.send({ type: 'ping' }),
    () => this.#lose(),
  );
  /** Undefined from when it is lost until another has opened. */
  #socket: WebSocket | undefined;
  /** Gives up calling the server, while it is called. */
  #hangUp: (() => void) | undefined;
  #closed = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #answers = 0;
  #epoch = 0;
  #facts: Fact[] = [];
  #began = false;
  #lastSaid = 0;
  /** The newest update, and how many patches it is made of; nothing where the whole must come first. */
  #latest: { readonly update: GameUpdate; readonly patches: number } | undefined;
  #news: TableNews = { ...noAside, table: null, timing: null, online: false, turnedAway: null };

  constructor(table: string) {
    this.id = table;
    this.#connect();
    addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
  }

  readonly watch = (listener: () => void): (() => void) => {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  };

  readonly news = (): TableNews => this.#news;

  readonly aside = (): Aside => this.#news;

  subscribe(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  answer(question: number, picks: readonly string[]): void {
    const ref = String(++this.#answers);
    this.#give({ type: 'answer', ref, epoch: this.#epoch, question, picks: [...picks] });
  }

  answerAll(answers: readonly GivenAnswer[]): void {
    const ref = String(++this.#answers);
    const given = answers.map(({ question, picks }) => ({ question, picks: [...picks] }));
    this.#give({ type: 'answers', ref, epoch: this.#epoch, answers: given });
  }

  look(_seat: number): void {
    // One seat, one screen: there is nobody to hand over to.
  }

  say(say: Say): void {
    this.send({ type: 'say', say });
  }

  setOrders({ otherwise, windows }: StandingOrders): void {
    this.send({ type: 'orders', orders: { otherwise, windows: { ...windows } } });
  }

  undo(answers: number): void {
    this.send({ type: 'undo', answers });
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else this.#tell({ is: 'refused', message: words.notConnected });
  }

  /** Sends answers, which a server that is there acknowledges or refuses. */
  #give(answers: ClientMessage): void {
    this.send(answers);
    if (this.#socket?.readyState === WebSocket.OPEN) this.#server.awaits();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#server.stop();
    this.#hangUp?.();
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    this.#socket?.close();
  }

  #connect(): void {
    this.#hangUp = callUntilOpen(
      globalThis,
      () => new WebSocket(socketPath),
      (socket) => this.#enter(socket),
      () => this.#lose(),
    );
  }

  #enter(socket: WebSocket): void {
    this.#hangUp = undefined;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      if (socket !== this.#socket) return;
      this.#server.heard();
      this.#hear(JSON.parse(String(data)) as ServerMessage);
    });
    socket.addEventListener('close', ({ code }) => {
      if (socket !== this.#socket) return;
      if (code === notSignedIn) this.#stayAway();
      else this.#lose(code === restarting ? Math.random() * spread : 0);
    });
    const last = { lastFact: this.#facts.length, lastSaid: this.#lastSaid, epoch: this.#epoch };
    this.#latest = undefined;
    this.send({ type: 'hello', ref: entering, table: this.id, ...last, patches: true });
    this.#server.heard();
    this.#change({ online: true });
  }

  /** Nobody is signed in here any more: perhaps that was ended elsewhere. Trying again would not help. */
  #stayAway(): void {
    this.#server.stop();
    this.#socket = undefined;
    this.#change({ table: null, online: false, turnedAway: words.signedOut });
  }

  #lose(later = 0): void {
    this.#server.stop();
    this.#hangUp = undefined;
    if (this.#closed) return;
    // One that does not answer may take long to close.
    this.#socket?.close();
    this.#socket = undefined;
    this.#change({ online: false });
    this.#tell({ is: 'lost' });
    const wait = waits[Math.min(this.#tries++, waits.length - 1)];
    this.#timer = setTimeout(() => this.#connect(), wait * (1 + Math.random() * jitter) + later);
  }

  /** The network is back, or somebody looks again: no waiting then. */
  readonly #hurry = () => {
    if (document.hidden) return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#server.doubt();
    if (this.#socket || this.#hangUp) return;
    clearTimeout(this.#timer);
    this.#connect();
  };

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#tries = 0;
        this.#change({ table: message.table });
        break;
      case 'game':
        this.#latest = { update: message, patches: 0 };
        this.#update(message);
        break;
      case 'patch':
        this.#patch(message);
        break;
      case 'said': {
        const fresh = message.said.filter(({ n }) => n > this.#lastSaid);
        this.#lastSaid = fresh.at(-1)?.n ?? this.#lastSaid;
        this.#tell({ is: 'said', said: fresh });
        break;
      }
      case 'orders':
        this.#change({ orders: message.orders });
        break;
      case 'refused':
        if (message.ref === entering || !this.#news.table) this.#stayOutside(message.error);
        else this.#tell({ is: 'refused', message: message.error.message });
    }
  }

  /** Not let in: for now, or for good, as where a host wants no spectators any more. */
  #stayOutside(error: Refusal): void {
    if (error.code === 'too-fast' || error.code === 'busy') this.#lose();
    else this.#change({ table: null, turnedAway: whyNoTable(error) });
  }

  /** Of one that does not follow what came before, nothing is made; the whole is asked for, once. */
  #patch(patch: GamePatch): void {
    const follows = this.#latest?.patches === patch.n - 1 && patch.news.first === this.#facts.length + 1;
    if (this.#latest && follows) {
      this.#latest = { update: patched(this.#latest.update, patch), patches: patch.n };
      this.#update(this.#latest.update);
    } else if (this.#latest) {
      this.#latest = undefined;
      this.send({ type: 'whole', lastFact: this.#facts.length, epoch: this.#epoch });
    }
  }

  #update(update: GameUpdate): void {
    const { epoch, view, windows, undoable, clocks, reserves, now } = update;
    const { first, facts } = update.news;
    const { reactionsPossible, reactionsUntil, held } = update;
    const ahead = Date.now() - now;
    this.#change({
      windows,
      undoable,
      answered: view.seat !== null && first + facts.length > 1 && view.over === null,
      timing: { clocks, reserves, reactionsPossible, reactionsUntil, held, ahead },
    });
    // A game begins with nothing told: what comes first of it is news like any other.
    const isRetold = first === 1 && this.#facts.length > 0;
    const again = isRetold || epoch !== this.#epoch || !this.#began;
    this.#epoch = epoch;
    this.#facts = [...this.#facts.slice(0, first - 1), ...facts];
    if (again) this.#tell({ is: 'sync', view, facts: this.#facts });
    else this.#tell({ is: 'batches', batches: [{ facts, view }] });
    this.#began = true;
  }

  #change(change: Partial<TableNews>): void {
    this.#news = { ...this.#news, ...change };
    for (const listener of this.#watchers) listener();
  }

  #tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }
}

type Refusal = Extract<ServerMessage, { type: 'refused' }>['error'];

/** An address that cannot be a table's leads to none either. */
function whyNoTable({ code, message }: Refusal): string {
  return code === 'bad-request' ? words.noSuchTable : message;
}
