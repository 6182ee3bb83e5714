import type { BoardFact, Seat } from '@ragtag/board-game';
import type { ClientMessage, GameUpdate, Said, ServerMessage, TableInfo } from '@ragtag/protocol';
import type { GameSource, News } from './source';

/** What a table on the server tells besides the game. */
export interface TableNews {
  readonly table: TableInfo | null;
  readonly said: readonly Said[];
  readonly online: boolean;
}

/** Where the protocol says that the socket is. */
const socketPath: typeof import('@ragtag/protocol')['socketPath'] = '/api/socket';

/** Milliseconds before a lost connection is tried again, longer each time. */
const waits = [500, 1000, 2000, 4000, 8000];

/** A game on the server. It resumes where it was after a lost connection. */
export class RemoteGame implements GameSource {
  readonly kind = 'remote';
  readonly #table: string;
  readonly #listeners = new Set<(news: News) => void>();
  readonly #watchers = new Set<() => void>();
  #socket: WebSocket | undefined;
  #closed = false;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #epoch = 0;
  #facts: BoardFact[] = [];
  #began = false;
  #news: TableNews = { table: null, said: [], online: false };

  constructor(table: string) {
    this.#table = table;
    this.#connect();
  }

  readonly watch = (listener: () => void): (() => void) => {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  };

  readonly news = (): TableNews => this.#news;

  subscribe(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  answer(question: number, picks: readonly string[]): void {
    this.send({ type: 'answer', epoch: this.#epoch, question, picks: [...picks] });
  }

  look(_seat: Seat): void {
    // One seat, one screen: there is nobody to hand over to.
  }

  send(message: ClientMessage): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else this.#tell({ is: 'refused', message: 'Not connected. Try again in a moment.' });
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #connect(): void {
    const socket = new WebSocket(socketPath);
    this.#socket = socket;
    socket.addEventListener('open', () => {
      this.#tries = 0;
      const lastSaid = this.#news.said.at(-1)?.n ?? 0;
      const last = { lastFact: this.#facts.length, lastSaid, epoch: this.#epoch };
      this.send({ type: 'hello', table: this.#table, ...last });
      this.#change({ online: true });
    });
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as ServerMessage));
    socket.addEventListener('close', () => {
      if (this.#closed) return;
      this.#change({ online: false });
      const wait = waits[Math.min(this.#tries++, waits.length - 1)];
      this.#timer = setTimeout(() => this.#connect(), wait);
    });
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.#change({ table: message.table });
        break;
      case 'game':
        this.#update(message);
        break;
      case 'said':
        this.#change({
          said: [...this.#news.said, ...message.said.filter(({ n }) => n > (this.#news.said.at(-1)?.n ?? 0))],
        });
        break;
      case 'refused':
        this.#tell({ is: 'refused', message: message.error.message });
    }
  }

  #update({ epoch, view, news: { first, facts } }: GameUpdate): void {
    const again = first === 1 || epoch !== this.#epoch || !this.#began;
    this.#epoch = epoch;
    this.#facts = again && first === 1 ? [...facts] : [...this.#facts.slice(0, first - 1), ...facts];
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
