import {
  type Answer,
  type BotAid,
  type BotDoor,
  type BotPlayer,
  type Fact,
  type GameModule,
  type GameView,
  type Level,
  type MachineState,
  type OpenQuestion,
  plainAid,
  type Refusal,
  type SeatAtStart,
  type StandingOrders,
  type Started,
  type TableClaim,
  unasked,
} from '@ragtag/kernel';
import { anyLegalAnswer } from './any-answer';
import { followTrail, keptAnswers, type Trail, undoable } from './trail';

/** Who sits at a seat, and what they bring. */
export interface SeatPlan extends SeatAtStart {
  readonly by: 'person' | 'bot';
  /** How well a bot plays; an officer where nothing is said. */
  readonly level?: Level;
}

/** A claim, and how many answers had been given before it. */
export interface Spoken<C extends TableClaim = TableClaim> {
  readonly after: number;
  readonly seat: number;
  readonly claim: Omit<C, 'by'>;
}

export interface Taken<F> {
  readonly ok: true;
  readonly given: readonly Answer[];
  readonly facts: readonly F[];
}

/** Bots, and how far each may think ahead over its next question. */
export interface Hosting<S extends MachineState, F extends Fact, V extends GameView> {
  /** By seat; where there is none, a person sits. */
  readonly bots: ReadonlyMap<number, BotPlayer<S, F, V>>;
  budget?(): Pick<BotAid<S>, 'playouts' | 'turns' | 'mayGoOn'>;
}

/**
 * A game and those who play it, in one place and all at once: in a page, in a terminal, or bots among themselves.
 * It holds the state, shows each bot what its seat may know and no more, and knows what can be taken back.
 */
export class HostedGame<
  S extends MachineState = MachineState,
  F extends Fact = Fact,
  V extends GameView = GameView,
> {
  readonly module: GameModule<S, F, V>;
  readonly state: S;
  /** All that has happened. */
  readonly facts: F[] = [];
  readonly answers: Answer[] = [];
  readonly spoken: Spoken[] = [];
  /** What was going on when each thing was said. */
  readonly saidIn: (string | null)[] = [];
  readonly #bots: ReadonlyMap<number, BotPlayer<S, F, V>>;
  readonly #budget: NonNullable<Hosting<S, F, V>['budget']>;
  /** What a bot has not been told yet. */
  readonly #unheard = new Map<number, F[]>();
  #trail: Trail | null = null;
  /** Which of the answers standing orders gave: nobody takes those back by themselves. */
  readonly #byOrder = new Set<number>();

  constructor(
    module: GameModule<S, F, V>,
    { state, facts }: Started<S, F>,
    { bots, budget }: Hosting<S, F, V>,
  ) {
    this.module = module;
    this.state = state;
    this.#bots = bots;
    this.#budget = budget ?? (() => plainAid);
    for (const seat of bots.keys()) this.#unheard.set(seat, []);
    this.#note(facts);
  }

  /** Takes a legal answer; anything else is refused with a reason and changes nothing. */
  take(given: Answer): Taken<F> | { readonly ok: false; readonly refusal: Refusal } {
    return this.takeAll([given]);
  }

  /** Takes answers of one seat that belong together: all of them, or none. */
  takeAll(given: readonly Answer[]): Taken<F> | { readonly ok: false; readonly refusal: Refusal } {
    const { module, state } = this;
    const byPerson = given.some(({ seat }) => !this.#bots.has(seat));
    const before = byPerson ? module.fork(state) : undefined;
    const answered = module.answerAll(state, given);
    if (!answered.ok) return answered;
    const { facts } = answered;
    const showed = before === undefined || module.revealed(before, state, facts);
    for (const each of given) {
      const mark = { seat: each.seat, before: this.answers.length, byPerson, showed };
      this.#trail = followTrail(this.#trail, mark);
      this.answers.push(each);
    }
    this.#note(facts);
    return { ok: true, given, facts };
  }

  /** An open question that a bot answers, or the standing orders of a person. */
  nextByItself(orders: StandingOrders): OpenQuestion | undefined {
    return this.module
      .pending(this.state)
      .find((question) => this.isBot(question.seat) || this.module.ordersPass(orders, this.state, question));
  }

  isBot(seat: number): boolean {
    return this.#bots.has(seat);
  }

  /** Lets a bot say what it has to say and answer; a person's standing orders let pass. */
  letAnswer(question: OpenQuestion): Taken<F> {
    const { seat, id } = question;
    const bot = this.#bots.get(seat);
    if (!bot) this.#byOrder.add(this.answers.length);
    let first: readonly string[] = ['pass'];
    let before: Taken<F> | undefined;
    if (bot) {
      const seen = this.show(bot);
      for (const { by, ...claim } of bot.claims(seen)) this.speak(by, claim);
      before = this.#doUnasked(bot, seen);
      if (before && this.state.over) return before;
      first = bot.answer(before ? this.show(bot) : seen, question, this.#aid(seat));
    }
    const taken = anyLegalAnswer(question, first, (picks) => this.take({ seat, question: id, picks }));
    if (!before) return taken;
    return {
      ok: true,
      given: [...before.given, ...taken.given],
      facts: [...before.facts, ...taken.facts],
    };
  }

  #doUnasked(bot: BotPlayer<S, F, V>, seen: V): Taken<F> | undefined {
    const wanted = bot.unasked?.(seen);
    if (wanted === undefined) return undefined;
    const taken = this.take({ seat: bot.seat, question: unasked, picks: [wanted] });
    return taken.ok ? taken : undefined;
  }

  /** Lets everybody answer who is asked, bots all; returns what happened, or nothing once the game is over. */
  step(): F[] | null {
    if (this.state.over) return null;
    return this.module.pending(this.state).flatMap((question) => this.letAnswer(question).facts);
  }

  /** Says something in a seat's name; the other bots hear it. */
  speak(seat: number, claim: Omit<TableClaim, 'by'>): Spoken {
    const spoken: Spoken = { after: this.answers.length, seat, claim };
    this.spoken.push(spoken);
    this.saidIn.push(this.module.claimedIn(this.module.view(this.state, null)));
    for (const bot of this.#bots.values()) {
      if (bot.seat !== seat) bot.hearClaim({ ...claim, by: seat }, this.show(bot));
    }
    return spoken;
  }

  /** Brings a bot up to date, and returns what it sees. */
  show(bot: BotPlayer<S, F, V>): V {
    const seen = this.module.view(this.state, bot.seat);
    const news = this.#unheard.get(bot.seat);
    if (news && news.length > 0) bot.hear(news.splice(0), seen);
    return seen;
  }

  /** Brings every bot up to date. */
  showAll(): void {
    for (const bot of this.#bots.values()) this.show(bot);
  }

  /** How many of a seat's latest answers can be taken back because nothing has been learned since. */
  undoable(seat: number): number {
    return undoable(this.#trail, seat);
  }

  /** How many answers stay if a seat takes its last ones back; undefined where it has not given so many. */
  keptWithout(seat: number, own: number): number | undefined {
    return keptAnswers(this.answers, own, (given, n) => given.seat === seat && !this.#byOrder.has(n));
  }

  #note(facts: readonly F[]): void {
    for (const fact of facts) this.facts.push(fact);
    for (const [seat, news] of this.#unheard) {
      for (const fact of this.module.factsFor(facts, seat)) news.push(fact);
    }
  }

  #aid(seat: number): BotAid<S> {
    return {
      ...this.#budget(),
      imagine: (random, believed) => this.module.determinize(this.state, seat, random, believed),
    };
  }
}

/** The bots of a game's seats. */
export function botsAt<S extends MachineState, F extends Fact, V extends GameView>(
  door: BotDoor<S, F, V>,
  seats: readonly SeatPlan[],
  seed: string,
): Map<number, BotPlayer<S, F, V>> {
  const bots = new Map<number, BotPlayer<S, F, V>>();
  seats.forEach(({ by, level = 'officer' }, seat) => {
    if (by === 'bot') bots.set(seat, door.create({ level, seat, seed: `${seed}/bots` }));
  });
  return bots;
}
