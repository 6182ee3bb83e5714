import type { Seat } from '@ragtag/board-game';
import type { FromEngine, ToEngine } from './engine-messages';
import { type GameRecord, peopleIn } from './record';
import { saveGame } from './saved-games';
import type { GameSource, News } from './source';

/** Starts the engine beside the page. */
export function startEngine(): Worker {
  return new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module', name: 'engine' });
}

/** A game played in this page: with bots, or by several people who pass the device on. */
export class LocalGame implements GameSource {
  readonly kind = 'local';
  readonly #worker = startEngine();
  readonly #listeners = new Set<(news: News) => void>();
  #record: GameRecord;
  #viewer: Seat;

  constructor(record: GameRecord) {
    this.#record = record;
    this.#viewer = peopleIn(record)[0] ?? 0;
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => this.#hear(data));
    this.#worker.addEventListener('error', ({ message }) => this.#tell({ is: 'trouble', message }));
  }

  get record(): GameRecord {
    return this.#record;
  }

  subscribe(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) this.#ask({ ask: 'open', record: this.#record, viewer: this.#viewer });
    return () => this.#listeners.delete(listener);
  }

  answer(question: number, picks: readonly string[]): void {
    this.#ask({ ask: 'answer', answer: { seat: this.#viewer, question, picks } });
  }

  look(seat: Seat): void {
    this.#viewer = seat;
    this.#ask({ ask: 'look', seat });
  }

  close(): void {
    this.#listeners.clear();
    this.#worker.terminate();
  }

  #ask(message: ToEngine): void {
    this.#worker.postMessage(message);
  }

  #tell(news: News): void {
    for (const listener of this.#listeners) listener(news);
  }

  #hear(message: FromEngine): void {
    switch (message.tell) {
      case 'sync':
        this.#tell({ is: 'sync', view: message.view, facts: message.facts });
        break;
      case 'progress':
        this.#goOn(message);
        break;
      case 'refused':
        this.#tell({ is: 'refused', message: message.message });
        break;
      case 'broken':
        this.#tell({ is: 'trouble', message: message.message });
    }
  }

  #goOn({ answers, batches, standing, asked }: Extract<FromEngine, { tell: 'progress' }>): void {
    this.#keep({ ...this.#record, answers: [...this.#record.answers, ...answers], standing });
    if (batches.length > 0) this.#tell({ is: 'batches', batches });
    const [next] = asked;
    if (next !== undefined && !asked.includes(this.#viewer)) this.#tell({ is: 'handover', seat: next });
  }

  #keep(record: GameRecord): void {
    this.#record = { ...record, updatedAt: Date.now() };
    saveGame(this.#record);
  }
}
