import type { Declared, Shape, Shapes } from './at-rest';
import { RecentQuestions, RecentSteps } from './recent';
import type { Fact, Frame, Game, MachineState, OpenQuestion, Option, Question, Refused } from './state';

/** One line of a procedure. It changes the state, calls another procedure, or asks; it never waits. */
export type Step<G, L> = (game: G, frame: Frame & L) => void;

/** How a question lists its options and carries out the choice: one declaration for both. */
export interface Ask<G, O extends Option = Option, L = Record<string, unknown>, Q = Record<string, unknown>> {
  options(game: G, frame: Frame & L, question: Question & Q): readonly O[];
  /** Carries out the choice. With several seats asked at once it is called for each when all have answered. */
  chosen(game: G, frame: Frame & L, picks: readonly O[], question: Question & Q): void;
  /** How many may be picked; one by default. */
  count?(game: G, frame: Frame & L, options: readonly O[], question: Question & Q): readonly [number, number];
  /** A further test that the picks as a whole must pass; the text says what is wrong with them. */
  refuse?(game: G, frame: Frame & L, picks: readonly O[], question: Question & Q): string | undefined;
  /** What somebody might look for among the options in vain, and why; from what the asked seat may know. */
  refused?(game: G, frame: Frame & L, question: Question & Q): readonly Refused[];
  /** Asked behind closed doors: views tell nobody else (reaction windows). */
  readonly secret?: boolean;
  /**
   * Whether nobody needs to be asked, by what is public: then an only answer is carried out. Without it an only answer
   * always is; where not to be asked would tell something, say what everybody knows anyway, or `never`.
   */
  moot?(game: G, frame: Frame & L, question: Question & Q): boolean;
  /** What the numbers are that its questions carry beside the usual fields. */
  readonly carries?: Shapes<Q>;
}

/** Something that a seat may do although nobody asks it, such as leaving the game. */
export interface Unasked<G> {
  may(game: G, seat: number): boolean;
  done(game: G, seat: number): void;
}

/** Several things of a kind that a seat may do although nobody asks it, such as showing one of its cards. */
export interface UnaskedKind<G> {
  /** What comes after the kind's name and a colon. */
  list(game: G, seat: number): readonly string[];
  done(game: G, seat: number, which: string): void;
  /** Why something that is not listed cannot be done just now, from what the seat may know. */
  notNow?(game: G, seat: number, which: string): string | undefined;
}

/** What is looked at after every step, without asking anybody: something that happens as soon as it can. */
export interface Watch<G> {
  /** Whether there is anything in this game to look at; nothing is looked at where there is not. */
  isNeeded(game: G): boolean;
  afterStep(game: G): void;
}

/** What an ask offers, and what stands beside its question: an entry of a game's list of asks. */
export interface Asking<O extends Option = Option, Q = unknown> {
  readonly option: O;
  readonly beside: Q;
}

/** The asks that offer such options. */
type Offering<A, O extends Option> = {
  [N in keyof A & string]: A[N] extends Asking<infer X> ? ([O] extends [X] ? N : never) : never;
}[keyof A & string];

type Beside<A, N extends keyof A> = A[N] extends Asking<Option, infer Q> ? Q : never;

/** The `moot` of a question that is asked even where only one answer is possible. */
export const never = (): boolean => false;

interface StoredProcedure {
  readonly names: readonly string[];
  readonly steps: readonly Step<never, never>[];
}

const noShapes: Readonly<Record<string, Shape>> = {};

const runaway = 200_000;
const one: readonly [number, number] = [1, 1];
const none: readonly Refused[] = [];

type Writable<T> = { -readonly [K in keyof T]: T[K] };

/** The options with these ids, in the order of the ids. */
function picked(options: readonly Option[], ids: readonly string[]): Option[] {
  const picks: Option[] = [];
  for (const id of ids) {
    for (const option of options) {
      if (option.id !== id) continue;
      picks.push(option);
      break;
    }
  }
  return picks;
}

/** A question that was asked, with what is asked and what was offered. */
export interface Asked<G> {
  readonly question: Question;
  readonly ask: Ask<G>;
  readonly options: readonly Option[];
  /** Whether it may say more than the usual fields. */
  readonly more: boolean;
  /** The question with its options, once somebody has looked at it. */
  open: OpenQuestion | undefined;
  /** The options that were picked, once they are. */
  picks: readonly Option[] | undefined;
}

/** A question with its options. Most say nothing beyond the usual fields, and need no general copy. */
function opened<G>({ question, options, more }: Asked<G>): OpenQuestion {
  if (more) {
    const copy = Object.assign({}, question) as Writable<OpenQuestion>;
    copy.options = options;
    return copy;
  }
  const { id, seat, ask, at, min, max, secret } = question;
  return secret ? { id, seat, ask, at, min, max, secret, options } : { id, seat, ask, at, min, max, options };
}

/**
 * The rules of a game, as far as the kernel knows them: named procedures and named asks. `P` maps each
 * procedure's name to its locals, so that a call is checked although frames are plain data; `A` maps each ask's name to
 * what it offers, where a game lists its asks.
 */
export class Rules<S extends MachineState, F extends Fact, P, A = Record<string, Asking>> {
  readonly #procedures = new Map<string, StoredProcedure>();
  readonly #locals = new Map<string, Readonly<Record<string, Shape>>>();
  readonly #byName: boolean;
  readonly #isOut: ((state: S, seat: number) => boolean) | undefined;
  /** What an option that was recorded by an earlier build is called in this one. */
  readonly optionNow: (id: string) => string;
  readonly #asks = new Map<string, Ask<Game<S, F>>>();
  readonly #unasked = new Map<string, Unasked<Game<S, F>>>();
  readonly #unaskedKinds = new Map<string, UnaskedKind<Game<S, F>>>();
  #watch: Watch<Game<S, F>> | undefined;
  readonly #recent = new RecentQuestions<Asked<Game<S, F>>>();
  readonly #recentSteps = new RecentSteps<readonly Step<never, never>[]>();

  /**
   * A game that is stored by name insists that every procedure says what its locals are. Who is out of a game is not
   * asked any more, whatever is still going on. What earlier builds called options is translated for recorded answers.
   */
  constructor({
    byName = false,
    isOut,
    optionNow = (id) => id,
  }: {
    readonly byName?: boolean;
    readonly isOut?: (state: S, seat: number) => boolean;
    readonly optionNow?: (id: string) => string;
  } = {}) {
    this.#byName = byName;
    this.#isOut = isOut;
    this.optionNow = optionNow;
  }

  /** Says what the numbers in a procedure's locals are: all that could hold one are named. Comes before its steps. */
  locals<N extends keyof P & string>(name: N, shapes: Shapes<P[N]>): void {
    this.#locals.set(name, shapes);
  }

  /** Declares a procedure: a table of steps that reads top to bottom like the list in the rulebook. */
  procedure<N extends keyof P & string>(name: N, steps: Record<string, Step<Game<S, F>, P[N]>>): void {
    if (this.#procedures.has(name)) throw new Error(`procedure ${name} is declared twice`);
    if (this.#byName && !this.#locals.has(name))
      throw new Error(`procedure ${name} does not say what its locals are: call rules.locals before it`);
    this.#procedures.set(name, { names: Object.keys(steps), steps: Object.values(steps) });
  }

  /** Declares an ask. */
  ask<O extends Option, L = Record<string, unknown>, Q = Record<string, unknown>>(
    name: Offering<A, O>,
    ask: Ask<Game<S, F>, O, L, Q>,
  ): void {
    if (this.#asks.has(name)) throw new Error(`ask ${name} is declared twice`);
    const { options, chosen, count, refuse, refused, secret, moot, carries } = ask as unknown as Ask<
      Game<S, F>
    >;
    // All of one shape, which makes them fast to read.
    this.#asks.set(name, { options, chosen, count, refuse, refused, secret, moot, carries });
  }

  /** Declares what a seat may do unasked. */
  unasked(name: string, unasked: Unasked<Game<S, F>>): void {
    if (this.#unasked.has(name)) throw new Error(`${name} is declared twice`);
    this.#unasked.set(name, unasked);
  }

  /** Declares what a seat may do unasked with one of several things. */
  unaskedKind(kind: string, unasked: UnaskedKind<Game<S, F>>): void {
    if (this.#unaskedKinds.has(kind)) throw new Error(`${kind} is declared twice`);
    this.#unaskedKinds.set(kind, unasked);
  }

  /** Declares what is looked at after every step; a game has one such thing at most. */
  watch(watch: Watch<Game<S, F>>): void {
    if (this.#watch) throw new Error('what is looked at after every step is declared twice');
    this.#watch = watch;
  }

  /** What a seat may do now although nobody asks it. */
  unaskedOf(game: Game<S, F>, seat: number): string[] {
    if (game.state.over) return [];
    const found: string[] = [];
    for (const [name, { may }] of this.#unasked) if (may(game, seat)) found.push(name);
    for (const [kind, { list }] of this.#unaskedKinds)
      for (const which of list(game, seat)) found.push(`${kind}:${which}`);
    return found;
  }

  /** The kind of something that is done unasked, and which of its things it is. */
  #kindOf(name: string): [UnaskedKind<Game<S, F>>, string] | undefined {
    const colon = name.indexOf(':');
    const kind = this.#unaskedKinds.get(name.slice(0, Math.max(0, colon)));
    return kind && [kind, name.slice(colon + 1)];
  }

  /** Why something cannot be done unasked just now, where more is to be said than that. */
  whyNotUnasked(game: Game<S, F>, seat: number, name: string): string | undefined {
    const found = this.#kindOf(name);
    return found?.[0].notNow?.(game, seat, found[1]);
  }

  /** Carries out what a seat does unasked, and plays on if nothing is asked any more. */
  doUnasked(game: Game<S, F>, seat: number, name: string): void {
    const found = this.#kindOf(name);
    if (found) found[0].done(game, seat, found[1]);
    else this.#unasked.get(name)?.done(game, seat);
    const { questions } = game.state;
    if (questions.length > 0 && questions.every((q) => q.picks)) this.settle(game);
    else this.run(game);
  }

  #procedure(name: string): StoredProcedure {
    const found = this.#procedures.get(name);
    if (!found) throw new Error(`no procedure ${name}`);
    return found;
  }

  #stepsOf(frame: Frame, depth: number): readonly Step<never, never>[] {
    const known = this.#recentSteps.find(depth, frame);
    if (known) return known;
    const { steps } = this.#procedure(frame.p);
    this.#recentSteps.keep(depth, frame, steps);
    return steps;
  }

  #ask(name: string): Ask<Game<S, F>> {
    const found = this.#asks.get(name);
    if (!found) throw new Error(`no ask ${name}`);
    return found;
  }

  /** Puts a procedure on the stack; it runs as soon as the running step returns. The locals become its frame. */
  call<N extends keyof P & string>(game: Game<S, F>, name: N, locals: P[N]): Frame & P[N] {
    const frame = locals as { p: string; i: number } & P[N];
    frame.p = name;
    frame.i = 0;
    game.state.stack.push(frame);
    return frame;
  }

  /** Ends the running procedure at once, handing a result to the one that called it. */
  finish(game: Game<S, F>, result?: unknown): void {
    const { stack } = game.state;
    stack.pop();
    if (result !== undefined && stack.length > 0) stack[stack.length - 1].result = result;
  }

  /** The named step runs next in this frame, instead of the one after the running step. */
  goTo(frame: Frame, step: string): void {
    frame.i = this.#procedure(frame.p).names.indexOf(step);
    if (frame.i < 0) throw new Error(`procedure ${frame.p} has no step ${step}`);
  }

  /** Name of the step that ran last (or is running) in a frame. */
  stepName(frame: Frame): string {
    const { names } = this.#procedure(frame.p);
    return names[Math.max(0, Math.min(frame.i, names.length) - 1)];
  }

  /** Whether a step of a frame has begun. */
  hasBegun(frame: Frame, step: string): boolean {
    return frame.i > this.#procedure(frame.p).names.indexOf(step);
  }

  /** Names of steps and shapes of locals, for storing a game by name. */
  declared(): Declared {
    return {
      steps: (procedure) => this.#procedures.get(procedure)?.names,
      locals: (procedure) => this.#locals.get(procedure) ?? noShapes,
      carries: (ask) => {
        const found = this.#asks.get(ask);
        return found && ((found.carries ?? noShapes) as Readonly<Record<string, Shape>>);
      },
    };
  }

  /** Every procedure and its steps, for documentation and for the scenario runner. */
  outline(): Record<string, readonly string[]> {
    return Object.fromEntries(Array.from(this.#procedures, ([name, { names }]) => [name, names]));
  }

  /** The name of every ask, for the scenario runner. */
  asks(): string[] {
    return [...this.#asks.keys()];
  }

  /**
   * Asks a seat, on behalf of the running frame. Where only one answer is possible it is carried out at once
   * and nobody is asked; where there is nothing to pick from, or the seat is out, nothing happens and false is returned.
   * Options that were listed already need not be listed again.
   */
  put<N extends keyof A & string>(
    game: Game<S, F>,
    seat: number,
    name: N,
    more?: Beside<A, N>,
    listed?: readonly Option[],
  ): boolean {
    const { state } = game;
    if (this.#isOut?.(state, seat)) return false;
    const at = state.stack.length - 1;
    const frame = state.stack[at] as Frame & Record<string, unknown>;
    const ask = this.#ask(name);
    const question: Writable<Question> = { id: state.asked[seat] ?? 0, seat, ask: name, at, min: 1, max: 1 };
    if (more) Object.assign(question, more);
    if (ask.secret) question.secret = true;
    const asked = question as Question & Record<string, unknown>;
    const options = listed ?? ask.options(game, frame, asked);
    if (options.length === 0) return false;
    const [min, max] = ask.count ? ask.count(game, frame, options, asked) : one;
    if (max === 0) return false;
    question.min = min;
    question.max = max;
    if (options.length <= min && (!ask.moot || ask.moot(game, frame, asked))) {
      ask.chosen(game, frame, options, asked);
      return true;
    }
    state.asked[seat] = question.id + 1;
    state.questions.push(question);
    this.#recent.keep({
      question,
      ask,
      options,
      more: more !== undefined,
      open: undefined,
      picks: undefined,
    });
    return true;
  }

  /** What is asked by an open question, and what it offers. */
  asked(game: Game<S, F>, question: Question): Asked<Game<S, F>> {
    let asked = this.#recent.find(question);
    if (!asked) {
      const frame = game.state.stack[question.at] as Frame & Record<string, unknown>;
      const ask = this.#ask(question.ask);
      const options = ask.options(game, frame, question as never);
      asked = { question, ask, options, more: true, open: undefined, picks: undefined };
      this.#recent.keep(asked);
    }
    return asked;
  }

  /** An open question with its options. */
  open(game: Game<S, F>, question: Question): OpenQuestion {
    const asked = this.asked(game, question);
    asked.open ??= opened(asked);
    return asked.open;
  }

  /** The options of an open question. */
  optionsOf(game: Game<S, F>, question: Question): readonly Option[] {
    return this.asked(game, question).options;
  }

  /** Whether a question could tell what it refuses. */
  mayRefuse(question: Question): boolean {
    return this.#ask(question.ask).refused !== undefined;
  }

  /** What is not among the options of an open question, and why not. */
  refusedBy(game: Game<S, F>, question: Question): readonly Refused[] {
    const frame = game.state.stack[question.at] as Frame & Record<string, unknown>;
    return this.#ask(question.ask).refused?.(game, frame, question as never) ?? none;
  }

  /** What speaks against these picks as a whole of what a question offers. */
  objection(
    game: Game<S, F>,
    { ask, question }: Asked<Game<S, F>>,
    picks: readonly Option[],
  ): string | undefined {
    if (!ask.refuse) return undefined;
    const frame = game.state.stack[question.at] as Frame & Record<string, unknown>;
    return ask.refuse(game, frame, picks, question as never);
  }

  /** Carries out the answer to the only open question, then runs on to the next one. */
  settleOnly(game: Game<S, F>, { ask, question }: Asked<Game<S, F>>, picks: readonly Option[]): void {
    const { state } = game;
    state.questions = [];
    ask.chosen(game, state.stack[question.at] as never, picks, question as never);
    this.run(game);
  }

  /** Carries out the answers once all open questions have one, then runs on to the next question. */
  settle(game: Game<S, F>): void {
    const { state } = game;
    const { questions } = state;
    state.questions = [];
    for (const question of questions) {
      const { ask, options, picks = picked(options, question.picks ?? []) } = this.asked(game, question);
      const frame = state.stack[question.at] as Frame & Record<string, unknown>;
      ask.chosen(game, frame, picks, question as never);
    }
    this.run(game);
  }

  /** Runs steps until somebody is asked or the game is over. */
  run(game: Game<S, F>): void {
    const { state } = game;
    const { stack } = state;
    let running: Frame | undefined;
    let steps: readonly Step<never, never>[] = [];
    const watch = this.#watch?.isNeeded(game) ? this.#watch : undefined;
    for (let n = 0; n < runaway; n++) {
      if (watch !== undefined) watch.afterStep(game);
      if (state.questions.length > 0 || state.over) return;
      const frame = stack[stack.length - 1];
      if (!frame) return;
      if (frame !== running) {
        running = frame;
        steps = this.#stepsOf(frame, stack.length - 1);
      }
      // Frames are of many shapes: each look at one costs.
      const { i } = frame;
      if (i >= steps.length) stack.pop();
      else {
        frame.i = i + 1;
        steps[i](game as never, frame as never);
      }
    }
    throw new Error(`runaway rules in ${stack.map((f) => `${f.p}.${f.i}`).join(' > ')}`);
  }
}
