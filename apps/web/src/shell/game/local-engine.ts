import type { Playable } from '@ragtag/games/load';
import { botsAt, type HostedGame, type Taken, windowsOf } from '@ragtag/host';
import { type Answer, type Fact, type GameView, plainAid, type StandingOrders } from '@ragtag/kernel';
import type { Claim, Said, Say } from '@ragtag/protocol';
import type { FromEngine } from './engine-messages';
import { type GameRecord, type KeptState, peopleIn, type Spoken } from './record';
import { resume, toldBefore } from './resume';
import type { Aside, Batch } from './source';

/** Milliseconds after which the page is told how far bots have come. */
const patience = 120;
/** Facts that are kept with a state, for the log of a game that goes on from there: those of some turns. */
const mostTold = 400;
/** Milliseconds that an admiral may think about one question. */
const thinkingTime = 300;

function budget() {
  const until = performance.now() + thinkingTime;
  return { ...plainAid, mayGoOn: () => performance.now() < until };
}

/** A game with how it stands in a sentence. */
export interface Told extends Playable {
  standing(view: GameView): string;
}

/** A game that runs here: people at one screen, bots in the other seats. */
export class LocalEngine {
  readonly #told: Told;
  readonly #record: GameRecord;
  readonly #game: HostedGame;
  readonly #people: readonly number[];
  /** Where the game was taken up, if it was not from its beginning. */
  readonly from: KeptState | undefined;
  /** Answers that were given before that. */
  readonly #before: readonly Answer[];
  /** What was told before that, as far as it was kept. */
  readonly #toldBefore: readonly Fact[];
  #viewer: number;
  #orders: StandingOrders;

  constructor(told: Told, record: GameRecord, viewer: number, orders: StandingOrders) {
    const { module, bots } = told;
    this.#told = told;
    this.#record = record;
    this.#people = peopleIn(record);
    this.#viewer = viewer;
    this.#orders = orders;
    const { game, from } = resume(module, record, () => ({
      bots: botsAt(bots, record.seats, record.seed),
      budget,
    }));
    this.#game = game;
    this.from = from;
    this.#before = record.answers.slice(0, from?.after ?? 0);
    this.#toldBefore = from ? toldBefore(module, from) : [];
  }

  set orders(orders: StandingOrders) {
    this.#orders = orders;
  }

  sync(viewer = this.#viewer): FromEngine {
    const { module, spoken } = this.#game;
    this.#viewer = viewer;
    return {
      tell: 'sync',
      view: this.#view(),
      facts: module.factsFor(this.#allTold(), viewer),
      said: spoken.map((_, i) => this.#said(i)),
    };
  }

  /** Takes a person's answers, if there are any, all or none, and lets bots play until somebody here is asked. */
  *play(given?: readonly Answer[]): Generator<FromEngine> {
    const { module, spoken } = this.#game;
    let answers: Answer[] = [];
    let batches: Batch[] = [];
    let from = spoken.length;
    const note = (taken: Taken<Fact>, said: readonly Said[] = []) => {
      answers.push(...taken.given);
      const facts = module.factsFor(taken.facts, this.#viewer);
      batches.push({ facts, view: structuredClone(this.#view()), said });
    };
    if (given) {
      const taken = this.#game.takeAll(given);
      if (!taken.ok) {
        yield { tell: 'refused', message: taken.refusal.message };
        return;
      }
      note(taken);
    }
    let since = performance.now();
    for (let next = this.#next(); next; next = this.#next()) {
      const first = spoken.length;
      const taken = this.#game.letAnswer(next);
      note(
        taken,
        spoken.slice(first).map((_, i) => this.#said(first + i)),
      );
      if (performance.now() - since < patience) continue;
      yield this.#progress(answers, batches, from, []);
      [answers, batches, from, since] = [[], [], spoken.length, performance.now()];
    }
    yield this.#progress(answers, batches, from, this.#asked());
  }

  /** What somebody at the screen says; the bots hear it. */
  say(say: Say): FromEngine | undefined {
    if (!('claim' in say)) return undefined;
    const spoken = { after: this.#answered, seat: this.#viewer, claim: say };
    this.#game.speak(spoken.seat, spoken.claim);
    return { tell: 'said', spoken: [spoken], said: [this.#said(this.#game.spoken.length - 1)] };
  }

  /** The same table with another course of the game. */
  at(record: GameRecord): LocalEngine {
    return new LocalEngine(this.#told, record, this.#viewer, this.#orders);
  }

  /** The record as it was before the viewer's last answers. */
  before(own: number): GameRecord | undefined {
    const kept = this.#game.keptWithout(this.#viewer, own);
    if (kept === undefined) return undefined;
    const answers = [...this.#before, ...this.#game.answers.slice(0, kept)];
    const said = this.#record.spoken?.filter(({ after }) => after < this.#before.length) ?? [];
    const spoken = [...said, ...this.#spokenFrom(0).filter(({ after }) => after <= answers.length)];
    // What was kept lies ahead of where it goes back to.
    return { ...this.#record, answers, spoken, kept: undefined, from: this.from };
  }

  #next() {
    return this.#game.nextByItself(this.#orders);
  }

  #view(): GameView {
    return this.#game.module.view(this.#game.state, this.#viewer);
  }

  #progress(answers: Answer[], batches: Batch[], from: number, asked: readonly number[]): FromEngine {
    const { module, state } = this.#game;
    const words = this.#told.standing(this.#view());
    return {
      tell: 'progress',
      answers,
      spoken: this.#spokenFrom(from),
      batches,
      standing: { turn: module.turn(state), words, over: state.over },
      asked,
      aside: this.#aside(),
      // Bots may still be at it: then it is kept when somebody is asked.
      ...((asked.length > 0 || state.over !== null) && {
        kept: this.#keptNow(),
      }),
    };
  }

  #allTold(): Fact[] {
    return [...this.#toldBefore, ...this.#game.facts];
  }

  #keptNow(): KeptState {
    const { module, state } = this.#game;
    return {
      after: this.#answered,
      state: structuredClone(module.save(state)),
      told: this.#allTold().slice(-mostTold).map(module.saveFact),
    };
  }

  #aside(): Aside {
    const { module, state, answers } = this.#game;
    return {
      orders: this.#orders,
      windows: windowsOf(module, state, this.#viewer),
      undoable: this.#game.undoable(this.#viewer),
      answered: answers.some(({ seat }) => seat === this.#viewer) && state.over === null,
    };
  }

  #asked(): number[] {
    const { module, state } = this.#game;
    return module
      .pending(state)
      .map(({ seat }) => seat)
      .filter((seat) => this.#people.includes(seat));
  }

  /** Answers given so far, those included that are not played again. */
  get #answered(): number {
    return this.#before.length + this.#game.answers.length;
  }

  /** What has been said since; whoever claims something claims what can be claimed. */
  #spokenFrom(from: number): Spoken[] {
    const spoken = this.#game.spoken.slice(from) as unknown as Spoken[];
    return spoken.map((each) => ({ ...each, after: each.after + this.#before.length }));
  }

  #said(index: number): Said {
    const { seat, claim } = this.#game.spoken[index];
    const { name } = this.#record.seats[seat];
    const check = this.#game.saidIn[index];
    return { n: index + 1, at: 0, seat, name, said: claim as Claim, ...(check !== null && { check }) };
  }
}
