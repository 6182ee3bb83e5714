import type { Fact, GameView, OpenQuestion } from '@ragtag/kernel';
import type { Said } from '@ragtag/protocol';
import type { Showing } from '../half';
import { mostPerTurn, type Pace, paces } from './pace';
import type { Batch, GameSource, News } from './source';

/** What the screen shows now. */
export interface Shown {
  readonly view: GameView | null;
  /** Everything told so far, up to what is being shown. */
  readonly facts: readonly Fact[];
  /** What is being shown right now, if anything. */
  readonly beat: Fact | null;
  /** What the game keeps of what was shown. */
  readonly kept: unknown;
  /** Nothing is left to be shown: the question can be answered. */
  readonly settled: boolean;
  /** What has been said at the table. */
  readonly said: readonly Said[];
  /** An answer is on its way. */
  readonly sent: boolean;
  readonly handover: number | null;
  readonly refusal: string | null;
  readonly trouble: string | null;
}

const nothing: Shown = {
  view: null,
  facts: [],
  beat: null,
  kept: undefined,
  settled: false,
  said: [],
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
  #showing: Showing<GameView, Fact, unknown> | undefined;
  #shown = nothing;
  #pace: Pace;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #next = 0;
  /** Milliseconds that this turn has been shown for. */
  #spent = 0;
  /** The question whose answer is on its way. */
  #answering: OpenQuestion | undefined;
  #stop: (() => void) | undefined;

  /** Until it is known which game is played and how that is shown, facts pass at once. */
  constructor(source: GameSource, pace: Pace, showing?: Showing<GameView, Fact, unknown>) {
    this.#source = source;
    this.#pace = pace;
    this.#showing = showing;
    this.#shown = { ...nothing, kept: showing?.nothing };
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

  set showing(showing: Showing<GameView, Fact, unknown>) {
    if (showing === this.#showing) return;
    this.#showing = showing;
    this.#show({ kept: this.#keepAll(this.#shown) });
  }

  /** `through` is picked first where the picks are of the question that comes of it. */
  answer(question: number, picks: readonly string[], through?: string): void {
    if (!this.#shown.settled || this.#shown.sent) return;
    this.#answering = this.#shown.view?.questions.find(({ id }) => id === question);
    // Whoever decides wants to see what comes of it, however long the turn has been.
    this.#spent = 0;
    this.#show({ sent: true, refusal: null, kept: this.#showing?.goOn(this.#shown.kept) });
    const next = { question: question + 1, picks };
    if (through === undefined) this.#source.answer(question, picks);
    else this.#source.answerAll([{ question, picks: [through] }, next]);
  }

  /** Somebody has taken the device; the screen stays covered until it is theirs. */
  look(seat: number): void {
    this.#source.look(seat);
  }

  /** Shows at once all that is still to come. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#turnPage() !== undefined);
    this.#finish();
  }

  #hear(news: News): void {
    switch (news.is) {
      case 'sync':
        clearTimeout(this.#timer);
        this.#timer = undefined;
        this.#queue.length = 0;
        this.#next = 0;
        this.#show({
          view: news.view,
          facts: news.facts,
          said: news.said ?? this.#shown.said,
          beat: null,
          kept: this.#keepAll(news),
          settled: true,
          sent: false,
          handover: null,
          refusal: null,
        });
        return;
      case 'batches':
        this.#queue.push(...news.batches);
        this.#show({ sent: this.#stillAnswering(), settled: false, refusal: null });
        if (this.#pace === 'off') this.skip();
        else if (this.#timer === undefined) this.#advance();
        return;
      case 'said':
        this.#show({ said: [...this.#shown.said, ...news.said] });
        return;
      case 'handover':
        this.#show({ handover: news.seat });
        return;
      case 'refused':
        this.#show({ sent: false, refusal: news.message });
        return;
      case 'lost':
        this.#show({ sent: false });
        return;
      case 'trouble':
        this.#show({ sent: false, trouble: news.message });
        return;
      default:
        news satisfies never;
    }
  }

  /** What was told may be older than the answer: the question then stays open in it. */
  #stillAnswering(): boolean {
    const questions = this.#queue.at(-1)?.view.questions ?? [];
    const { seat, id } = this.#answering ?? {};
    return this.#shown.sent && questions.some((open) => open.seat === seat && open.id === id);
  }

  /** Shows the next fact that takes time; those that take none are passed on the way. */
  #advance(): void {
    this.#timer = undefined;
    for (let fact = this.#turnPage(); fact; fact = this.#turnPage()) {
      if (this.#showing?.turn(fact)) this.#spent = 0;
      const length = this.#lengthOf(fact);
      if (length === 0) continue;
      this.#spent += length;
      this.#show({ beat: fact });
      this.#timer = setTimeout(() => this.#advance(), length);
      return;
    }
    this.#finish();
  }

  /** How long a fact is shown: what is left of the turn shares what is left of its time. */
  #lengthOf(fact: Fact): number {
    const showing = this.#showing;
    const whole = (showing?.length(fact) ?? 0) * paces[this.#pace];
    if (!showing || whole === 0) return 0;
    let rest = whole;
    let from = this.#next;
    for (const { facts } of this.#queue) {
      for (const next of facts.slice(from)) {
        if (showing.turn(next)) return whole * Math.min(this.#shareOf(fact), this.#left() / rest);
        rest += showing.length(next) * paces[this.#pace];
      }
      from = 0;
    }
    return whole * Math.min(this.#shareOf(fact), this.#left() / rest);
  }

  /** What is shown for the tenth time needs less of its time. */
  #shareOf({ fact }: Fact): number {
    return this.#shown.facts.filter((told) => told.fact === fact).length < 10 ? 1 : 0.6;
  }

  /** What a turn may still take; never so little that nothing can be seen. */
  #left(): number {
    return Math.max(60, mostPerTurn[this.#pace] - this.#spent);
  }

  #finish(): void {
    this.#show({ beat: null, settled: true });
  }

  /** Takes the next fact off the queue; undefined when there is none left. */
  #turnPage(): Fact | undefined {
    for (let [batch] = this.#queue; batch; [batch] = this.#queue) {
      const { view, facts, kept } = this.#shown;
      if (this.#next === 0) this.#listen(batch);
      if (this.#next >= batch.facts.length) {
        this.#queue.shift();
        this.#next = 0;
        this.#shown = { ...this.#shown, view: batch.view };
        continue;
      }
      const fact = batch.facts[this.#next++];
      const showing = this.#showing;
      const now = showing && view ? showing.moved(view, fact, batch.view) : view;
      const keeps = showing && now ? showing.keep(kept, fact, now) : kept;
      this.#shown = { ...this.#shown, view: now, facts: [...facts, fact], kept: keeps };
      return fact;
    }
    return undefined;
  }

  /** What is kept of facts that are told all at once. */
  #keepAll({ view, facts }: Pick<Shown, 'view' | 'facts'>): unknown {
    const showing = this.#showing;
    if (!showing || !view) return showing?.nothing;
    return showing.goOn(facts.reduce((kept, fact) => showing.keep(kept, fact, view), showing.nothing));
  }

  /** Puts what was said before a batch into the talk, once. */
  #listen({ said = [] }: Batch): void {
    const last = this.#shown.said.at(-1)?.n ?? 0;
    const fresh = said.filter(({ n }) => n > last);
    if (fresh.length > 0) this.#shown = { ...this.#shown, said: [...this.#shown.said, ...fresh] };
  }

  #show(change: Partial<Shown>): void {
    this.#shown = { ...this.#shown, ...change };
    for (const listener of this.#listeners) listener();
  }
}
