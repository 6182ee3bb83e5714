import type { StandingOrders } from '@ragtag/kernel';
import type { Say } from '@ragtag/protocol';
import type { FromEngine, ToEngine } from './engine-messages';
import { type GameRecord, peopleIn } from './record';
import { saveGame } from './saved-games';
import { type Aside, type GameSource, type GivenAnswer, type News, noAside } from './source';

/** Starts the engine beside the page. */
export function startEngine(): Worker {
  return new Worker(new URL('./engine-worker.ts', import.meta.url), { type: 'module', name: 'engine' });
}

/** A game played in this page: with bots, or by several people who pass the device on. */
export class LocalGame implements GameSource {
  readonly kind = 'local';
  readonly id: string;
  readonly shared: boolean;
  readonly coached: boolean;
  readonly task: string | undefined;
  readonly #worker = startEngine();
  readonly #listeners = new Set<(news: News) => void>();
  readonly #watchers = new Set<() => void>();
  #record: GameRecord;
  #viewer: number;
  #aside: Aside;

  constructor(record: GameRecord, orders: StandingOrders) {
    this.shared = record.seats.filter(({ by }) => by === 'person').length > 1;
    this.coached = record.coached === true;
    this.task = record.task;
    this.id = record.id;
    this.#record = record;
    this.#viewer = peopleIn(record)[0] ?? 0;
    this.#aside = { ...noAside, orders };
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromEngine>) => this.#hear(data));
    this.#worker.addEventListener('error', ({ message }) => this.#tell({ is: 'trouble', message }));
  }

  get record(): GameRecord {
    return this.#record;
  }

  readonly aside = (): Aside => this.#aside;

  readonly watch = (listener: () => void): (() => void) => {
    this.#watchers.add(listener);
    return () => this.#watchers.delete(listener);
  };

  subscribe(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    if (this.#listeners.size === 1) {
      const orders = this.#aside.orders ?? { otherwise: 'when-useful', windows: {} };
      this.#ask({ ask: 'open', record: this.#record, viewer: this.#viewer, orders });
    }
    return () => this.#listeners.delete(listener);
  }

  answer(question: number, picks: readonly string[]): void {
    this.answerAll([{ question, picks }]);
  }

  answerAll(answers: readonly GivenAnswer[]): void {
    this.#ask({ ask: 'answer', answers: answers.map((each) => ({ seat: this.#viewer, ...each })) });
  }

  look(seat: number): void {
    this.#viewer = seat;
    this.#ask({ ask: 'look', seat });
  }

  say(say: Say): void {
    this.#ask({ ask: 'say', say });
  }

  setOrders(orders: StandingOrders): void {
    this.#change({ ...this.#aside, orders });
    this.#ask({ ask: 'orders', orders });
  }

  undo(answers: number): void {
    this.#ask({ ask: 'undo', answers });
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

  #change(aside: Aside): void {
    this.#aside = aside;
    for (const listener of this.#watchers) listener();
  }

  #hear(message: FromEngine): void {
    switch (message.tell) {
      case 'sync':
        this.#tell({ is: 'sync', view: message.view, facts: message.facts, said: message.said });
        break;
      case 'progress':
        this.#goOn(message);
        break;
      case 'rewound': {
        const { answers, spoken = [] } = this.#record;
        this.#keep({
          ...this.#record,
          answers: answers.slice(0, message.answers),
          spoken: spoken.slice(0, message.spoken),
          kept: undefined,
        });
        break;
      }
      case 'resumed':
        this.#keep({ ...this.#record, from: message.from });
        break;
      case 'said':
        this.#keep({ ...this.#record, spoken: [...(this.#record.spoken ?? []), ...message.spoken] });
        this.#tell({ is: 'said', said: message.said });
        break;
      case 'refused':
        this.#tell({ is: 'refused', message: message.message });
        break;
      case 'broken':
        this.#tell({ is: 'trouble', message: message.message });
    }
  }

  #goOn(progress: Extract<FromEngine, { tell: 'progress' }>): void {
    const { answers, spoken, batches, standing, asked, aside, kept = this.#record.kept } = progress;
    this.#keep({
      ...this.#record,
      answers: [...this.#record.answers, ...answers],
      spoken: [...(this.#record.spoken ?? []), ...spoken],
      standing,
      kept,
    });
    this.#change(aside);
    if (batches.length > 0) this.#tell({ is: 'batches', batches });
    const [next] = asked;
    if (next !== undefined && !asked.includes(this.#viewer)) this.#tell({ is: 'handover', seat: next });
  }

  #keep(record: GameRecord): void {
    this.#record = { ...record, updatedAt: Date.now() };
    saveGame(this.#record);
  }
}
