import type { BoardFact, Seat, View } from '@ragtag/board-game';
import { lengthOf, type Pace } from './beats';
import { patched } from './patch';
import type { Batch, GameSource, News } from './source';

/** What the screen shows now. */
export interface Shown {
  readonly view: View | null;
  /** Everything told so far, up to what is being shown. */
  readonly facts: readonly BoardFact[];
  /** How many facts had been told when the screen was opened. */
  readonly before: number;
  /** What is being shown right now, if anything. */
  readonly beat: BoardFact | null;
  /** The last few facts of the same stretch, for what a beat needs to know of what came before. */
  readonly stretch: readonly BoardFact[];
  /** Nothing is left to be shown: the question can be answered. */
  readonly settled: boolean;
  /** An answer is on its way. */
  readonly sent: boolean;
  readonly handover: Seat | null;
  readonly refusal: string | null;
  readonly trouble: string | null;
}

const nothing: Shown = {
  view: null,
  facts: [],
  before: 0,
  beat: null,
  stretch: [],
  settled: false,
  sent: false,
  handover: null,
  refusal: null,
  trouble: null,
};

/** Shows what a game tells one thing after another, at the pace the player likes. */
export class Presenter {
  readonly #source: GameSource;
  readonly #listeners = new Set<() => void>();
  readonly #queue: Batch[] = [];
  #shown = nothing;
  #pace: Pace;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;
  #stop: (() => void) | undefined;

  constructor(source: GameSource, pace: Pace) {
    this.#source = source;
    this.#pace = pace;
  }

  start(): () => void {
    this.#stop = this.#source.subscribe((news) => this.#hear(news));
    return () => {
      clearTimeout(this.#timer);
      this.#stop?.();
    };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly shown = (): Shown => this.#shown;

  set pace(pace: Pace) {
    this.#pace = pace;
    if (pace === 'off') this.skip();
  }

  answer(question: number, picks: readonly string[]): void {
    if (!this.#shown.settled || this.#shown.sent) return;
    this.#show({ sent: true, refusal: null });
    this.#source.answer(question, picks);
  }

  look(seat: Seat): void {
    this.#show({ handover: null });
    this.#source.look(seat);
  }

  /** Shows at once all that is still to come. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    let { view, facts } = this.#shown;
    for (const batch of this.#queue) {
      facts = [...facts, ...batch.facts.slice(this.#next)];
      this.#next = 0;
      view = batch.view;
    }
    this.#queue.length = 0;
    this.#show({ view, facts, beat: null, stretch: [], settled: true });
  }

  #hear(news: News): void {
    switch (news.is) {
      case 'sync':
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.#queue.length = 0;
        this.#next = 0;
        return this.#show({
          view: news.view,
          facts: news.facts,
          before: this.#shown.view ? this.#shown.before : news.facts.length,
          beat: null,
          settled: true,
          sent: false,
        });
      case 'batches':
        this.#queue.push(...news.batches);
        this.#show({ sent: false, settled: false, refusal: null });
        if (this.#pace === 'off') this.skip();
        else if (this.#timer === undefined) this.#advance();
        return;
      case 'handover':
        return this.#show({ handover: news.seat });
      case 'refused':
        return this.#show({ sent: false, refusal: news.message });
      case 'trouble':
        return this.#show({ sent: false, trouble: news.message });
      default:
        return news satisfies never;
    }
  }

  /** Shows the next fact that takes time; those that take none are passed on the way. */
  #advance(): void {
    this.#timer = undefined;
    let { view, facts, stretch } = this.#shown;
    for (;;) {
      const [batch] = this.#queue;
      if (!batch) return this.#show({ view, facts, beat: null, stretch: [], settled: true });
      if (this.#next >= batch.facts.length) {
        this.#queue.shift();
        this.#next = 0;
        view = batch.view;
        continue;
      }
      const fact = batch.facts[this.#next++];
      facts = [...facts, fact];
      stretch = [...stretch.slice(-24), fact];
      if (view) view = patched(view, fact);
      const length = lengthOf(fact, this.#pace);
      if (length === 0) continue;
      this.#show({ view, facts, beat: fact, stretch });
      this.#timer = setTimeout(() => this.#advance(), length);
      return;
    }
  }

  #show(change: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }
}
