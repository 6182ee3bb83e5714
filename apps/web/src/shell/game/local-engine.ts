import {
  type Answer,
  answer,
  type BoardFact,
  factsFor,
  fork,
  markOfCheck,
  module,
  type OpenQuestion,
  pending,
  type Seat,
  type StandingOrders,
  type State,
  showsSecret,
  view,
  windowOf,
} from '@ragtag/board-game';
import type { Bot } from '@ragtag/bots/board';
import type { Said, Say } from '@ragtag/protocol';
import { aidFor, anyAnswer, botAt } from './bot';
import { deal } from './deal';
import type { FromEngine } from './engine-messages';
import { type GameRecord, peopleIn, type Spoken, type Standing } from './record';
import type { Aside, Batch } from './source';

/** Tries before a question that no bot answers rightly is given up on. */
const mostTries = 200;
/** Milliseconds after which the page is told how far bots have come. */
const patience = 120;

/** A game that runs here: people at one screen, bots in the other seats. */
export class LocalEngine {
  readonly #record: GameRecord;
  readonly #state: State;
  readonly #facts: BoardFact[] = [];
  readonly #people: readonly Seat[];
  readonly #bots = new Map<Seat, Bot>();
  readonly #answers: Answer[] = [];
  readonly #spoken: Spoken[] = [];
  /** The skill check each thing was said in. */
  readonly #saidIn: (string | null)[] = [];
  #viewer: Seat;
  #orders: StandingOrders;
  /** The player who answered last, and since when nothing has been showsSecret. */
  #trail: { readonly seat: Seat; n: number } | null = null;

  constructor(record: GameRecord, viewer: Seat, orders: StandingOrders) {
    const { state, facts } = deal(record);
    this.#record = record;
    this.#state = state;
    this.#people = peopleIn(record);
    this.#viewer = viewer;
    this.#orders = orders;
    record.seats.forEach(({ by, level }, seat) => {
      if (by === 'bot') this.#bots.set(seat, botAt(seat, record.seed, level));
    });
    this.#hear(facts);
    record.answers.forEach((given, after) => {
      for (const spoken of record.spoken ?? []) if (spoken.after === after) this.#speak(spoken);
      const refusal = this.#take(given);
      if (typeof refusal === 'string') throw new Error(refusal);
    });
    for (const spoken of record.spoken ?? []) {
      if (spoken.after >= record.answers.length) this.#speak(spoken);
    }
  }

  set orders(orders: StandingOrders) {
    this.#orders = orders;
  }

  sync(viewer = this.#viewer): FromEngine {
    this.#viewer = viewer;
    return {
      tell: 'sync',
      view: view(this.#state, viewer),
      facts: factsFor(this.#facts, viewer),
      said: this.#spoken.map((_, i) => this.#said(i)),
    };
  }

  /** Takes a person's answer, if there is one, and lets bots play until somebody here is asked. */
  *play(given?: Answer): Generator<FromEngine> {
    let answers: Answer[] = [];
    let batches: Batch[] = [];
    let from = this.#spoken.length;
    const note = (taken: Answer, facts: readonly BoardFact[], said: readonly Said[] = []) => {
      answers.push(taken);
      batches.push({
        facts: factsFor(facts, this.#viewer),
        view: structuredClone(view(this.#state, this.#viewer)),
        said,
      });
    };
    if (given) {
      const facts = this.#take(given);
      if (typeof facts === 'string') {
        yield { tell: 'refused', message: facts };
        return;
      }
      note(given, facts);
    }
    let since = performance.now();
    for (let next = this.#nextByItself(); next; next = this.#nextByItself()) {
      const first = this.#spoken.length;
      this.#talk(next.seat);
      const said = this.#spoken.slice(first).map((_, i) => this.#said(first + i));
      const taken = this.#letAnswer(next);
      note(taken.given, taken.facts, said);
      if (performance.now() - since < patience) continue;
      yield this.#progress(answers, batches, from, []);
      [answers, batches, from, since] = [[], [], this.#spoken.length, performance.now()];
    }
    yield this.#progress(answers, batches, from, this.#asked());
  }

  /** What somebody at the screen says; the bots hear it. */
  say(say: Say): FromEngine | undefined {
    if ('text' in say) return undefined;
    const spoken = { after: this.#answers.length, seat: this.#viewer, claim: say };
    this.#speak(spoken);
    return { tell: 'said', spoken: [spoken], said: [this.#said(this.#spoken.length - 1)] };
  }

  /** The same table with another course of the game. */
  at(record: GameRecord): LocalEngine {
    return new LocalEngine(record, this.#viewer, this.#orders);
  }

  /** The record as it was before the viewer's last answers. */
  before(own: number): GameRecord | undefined {
    let left = own;
    for (let n = this.#answers.length - 1; n >= 0; n--) {
      if (this.#answers[n].seat === this.#viewer) left--;
      if (left > 0) continue;
      const spoken = this.#spoken.filter(({ after }) => after <= n);
      return { ...this.#record, answers: this.#answers.slice(0, n), spoken };
    }
    return undefined;
  }

  #progress(answers: Answer[], batches: Batch[], from: number, asked: readonly Seat[]): FromEngine {
    const spoken = this.#spoken.slice(from);
    return {
      tell: 'progress',
      answers,
      spoken,
      batches,
      standing: this.#standing(),
      asked,
      aside: this.#aside(),
    };
  }

  #aside(): Aside {
    const windows: Record<string, string> = {};
    for (const question of this.#state.questions) {
      const window = question.seat === this.#viewer ? windowOf(this.#state, question) : undefined;
      if (window !== undefined) windows[question.id] = window;
    }
    return {
      orders: this.#orders,
      windows,
      undoable: this.#trail?.seat === this.#viewer ? this.#trail.n : 0,
      answered: this.#answers.some(({ seat }) => seat === this.#viewer) && this.#state.over === null,
    };
  }

  #asked(): Seat[] {
    return pending(this.#state)
      .map(({ seat }) => seat)
      .filter((seat) => this.#people.includes(seat));
  }

  /** A question that a bot answers, or a standing order. */
  #nextByItself(): OpenQuestion | undefined {
    return pending(this.#state).find(
      (question) => this.#bots.has(question.seat) || module.ordersPass(this.#orders, this.#state, question),
    );
  }

  #letAnswer(question: OpenQuestion): { readonly given: Answer; readonly facts: readonly BoardFact[] } {
    const { seat, id } = question;
    const bot = this.#bots.get(seat);
    const aid = bot?.level === 'admiral' ? aidFor(this.#state, seat) : undefined;
    const wanted = bot ? bot.answer(view(this.#state, seat), question, aid) : ['pass'];
    for (let tries = 0; tries < mostTries; tries++) {
      const picks = tries === 0 ? wanted : anyAnswer(question, tries);
      const given = { seat, question: id, picks };
      const facts = this.#take(given);
      if (typeof facts !== 'string') return { given, facts };
    }
    throw new Error(`No bot knows an answer to "${question.ask}".`);
  }

  /** Takes an answer and returns what happened, or why not. */
  #take(given: Answer): readonly BoardFact[] | string {
    const byPerson = this.#people.includes(given.seat);
    const before = byPerson ? fork(this.#state) : undefined;
    const answered = answer(this.#state, given);
    if (!answered.ok) return answered.refusal.message;
    this.#answers.push(given);
    if (!before || showsSecret(before, this.#state, answered.facts)) this.#trail = null;
    else if (this.#trail?.seat === given.seat) this.#trail.n++;
    else this.#trail = { seat: given.seat, n: 1 };
    this.#hear(answered.facts);
    return answered.facts;
  }

  #hear(facts: readonly BoardFact[]): void {
    this.#facts.push(...facts);
    for (const [seat, bot] of this.#bots) bot.hear(factsFor(facts, seat), view(this.#state, seat));
  }

  /** Lets a bot say what it has to say before it answers. */
  #talk(seat: Seat): void {
    const claims = this.#bots.get(seat)?.claims(view(this.#state, seat)) ?? [];
    for (const { by, ...claim } of claims) {
      this.#speak({ after: this.#answers.length, seat: by, claim });
    }
  }

  #speak(spoken: Spoken): void {
    this.#spoken.push(spoken);
    this.#saidIn.push(markOfCheck(view(this.#state, null)));
    const claim = { by: spoken.seat, ...spoken.claim };
    for (const [seat, bot] of this.#bots) {
      if (seat !== spoken.seat) bot.hearClaim(claim, view(this.#state, seat));
    }
  }

  #said(index: number): Said {
    const { seat, claim } = this.#spoken[index];
    const { name } = this.#record.seats[seat];
    const check = this.#saidIn[index];
    return { n: index + 1, at: 0, seat, name, said: claim, ...(check !== null && { check }) };
  }

  #standing(): Standing {
    const { turn, distance, resources, players, over } = this.#state;
    const { character } = players[this.#people[0] ?? 0];
    return { turn: turn.number, distance, resources, character, over };
  }
}
