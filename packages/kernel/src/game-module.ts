import type { Answer, Answered } from './answer';
import { answer, answerAll, pending } from './answer';
import type { ClaimKinds } from './claims';
import { factsFor } from './facts-for';
import type { GameOptions, OptionModel, SetupModel } from './game-options';
import type { Words } from './game-words';
import type { Rules } from './machine';
import { passesByOrder, type StandingOrders, windowOf } from './orders';
import type { Chooser } from './random-player';
import { playOn } from './replay';
import type { ScenarioGame } from './scenario/game';
import type { Fact, MachineState, OpenQuestion, Option, Question } from './state';

/** What every view tells, whatever else is in it. */
export interface GameView {
  readonly seat: number | null;
  readonly players: readonly { readonly name: string }[];
  readonly questions: readonly OpenQuestion[];
  /** Others who are being asked openly. Who is asked in a reaction window stays secret. */
  readonly waitingFor: readonly { readonly seat: number; readonly ask: string }[];
  /** What the seat may do although nobody asks it, where a game knows such things. */
  readonly unasked?: readonly string[];
  readonly over: unknown;
}

/**
 * What a seat sees of a state, in two: what everybody sees alike, and what may differ from seat to seat. Its view is
 * both together. Neither is changed any more, nor is the state.
 */
export interface Sight<S extends MachineState = MachineState> {
  readonly state: S;
  readonly common: Readonly<Record<string, unknown>>;
  readonly own: Readonly<Record<string, unknown>> & Pick<GameView, 'players'>;
}

/** A question without its options. */
type BareQuestion = Pick<Question, 'at' | 'secret' | 'seat' | 'ask'>;

/** Who has won, and by what, in words that can be counted. */
export interface Outcome {
  readonly winner: string;
  readonly reason: string;
}

/** What somebody was in a game that has ended, and whether they won. */
export interface SeatResult {
  readonly won: boolean;
  /** Whose side they were on, or what else tells their games apart; null where there is nothing. */
  readonly role: string | null;
  readonly character: string | null;
}

export interface SeatAtStart<Setup = unknown> {
  readonly name: string;
  readonly setup?: Setup;
}

export interface Started<S, F> {
  readonly state: S;
  readonly facts: F[];
}

/** Told after the start (then without an answer) and after each answer. */
export type Seen<S, F> = (facts: readonly F[], answer: Answer | null, state: S) => void;

/** A whole game but for its answers. */
export interface Beginning<O, Setup = unknown> {
  readonly options: O;
  readonly seed: string;
  readonly seats: readonly SeatAtStart<Setup>[];
}

/**
 * A game as a value: the one contract that server, page, command line and bots speak. Words and scenarios are
 * loaded when they are asked for, so that whoever does without does not carry them.
 */
export interface GameModule<
  S extends MachineState = MachineState,
  F extends Fact = Fact,
  V extends GameView = GameView,
  O extends GameOptions = GameOptions,
  Setup = unknown,
> {
  /** As files and tables name it. */
  readonly id: string;
  readonly options: OptionModel<O>;
  /** How many can play with these options, whatever number they say. */
  seats(options: O): { readonly least: number; readonly most: number };
  /** Null where nobody brings anything. */
  readonly setup: SetupModel<Setup, O> | null;

  start(beginning: Beginning<O, Setup>): Started<S, F>;
  /** The questions that wait for an answer. For servers and referees: a player is shown `view` instead. */
  pending(state: S): OpenQuestion[];
  /** Takes a legal answer and plays on; refuses anything else with a reason and changes nothing. */
  answer(state: S, given: Answer): Answered<F>;
  /** What a seat may do now although nobody asks it, answered in the place of a question `unasked`. */
  unasked(state: S, seat: number): readonly string[];
  /** Several answers of one seat as one step: all are legal, or nothing happens. */
  answerAll(state: S, given: readonly Answer[]): Answered<F>;
  /** A whole game from how it began and its answers. */
  replay(beginning: Beginning<O, Setup>, answers: Iterable<Answer>, seen?: Seen<S, F>): S;

  /** What a seat may know; the only way anything leaves the engine. A spectator is null. */
  view(state: S, seat: number | null): V;
  /**
   * What several seats see of a state that is not changed any more, in which what is common is one value. Where it is told
   * what they have seen of earlier ones, what is surely as it was there is the very same value.
   */
  sights(
    state: S,
    seats: readonly (number | null)[],
    earlier?: readonly (Sight<S> | undefined)[],
  ): Sight<S>[];
  factsFor(facts: readonly F[], seat: number | null): F[];
  /** Whether the step from one state to the next told anybody anything that was hidden before. */
  revealed(before: S, after: S, facts: readonly F[]): boolean;
  /** A game that this seat could be in; `believed` is what the game's own bots think of the others. */
  determinize(state: S, seat: number, random: Chooser, believed?: unknown): S;

  fork(state: S): S;
  /** A state as it is stored. */
  save(state: S): unknown;
  /** Reads a stored state, bringing an older one up to date; what it cannot read it refuses as `Unreadable`. */
  load(saved: unknown): S;
  /** A fact as it is stored. */
  saveFact(fact: F): Fact;
  /** Reads a stored fact, of whatever age. */
  loadFact(saved: Fact): F;

  /** The reaction window that a question belongs to, if it does. */
  windowOf(state: S, question: BareQuestion): string | undefined;
  /** Whether standing orders could let a question pass at all; its options need not be known for that. */
  mayPass(state: S, question: BareQuestion): boolean;
  /** Whether a player's standing orders say to let this reaction pass. */
  ordersPass(orders: StandingOrders, state: S, question: OpenQuestion): boolean;
  /** What may be claimed at the table. */
  readonly claims: ClaimKinds;
  /** What is going on that claims are about, told from other such moments; null while there is nothing. */
  claimedIn(view: V): string | null;

  /** The cards and whatever else this build of the game is made of, as plain data: two builds with the same play alike. */
  content(): unknown;
  /** Turns begun so far. */
  turn(state: S): number;
  /** Null until the game has ended. */
  outcome(state: S): Outcome | null;
  /** How the game has ended for each seat; null until it has. */
  results(state: S): readonly SeatResult[] | null;
  /** The turn that begins with this fact, and whose it is if it is somebody's; null where none does. */
  turnBegun(fact: F): { readonly turn: number; readonly seat: number | null } | null;

  scenario(): Promise<ScenarioGame<S, F>>;
  words(language: string): Promise<Words<F, V>>;
}

type Given =
  | 'pending'
  | 'answer'
  | 'answerAll'
  | 'unasked'
  | 'replay'
  | 'sights'
  | 'factsFor'
  | 'saveFact'
  | 'loadFact'
  | 'windowOf'
  | 'mayPass'
  | 'ordersPass';

/** What a game says itself; the rest of its module follows from its rules. */
export interface OwnPart<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
> extends Omit<GameModule<S, F, V, O, Setup>, Given> {
  /** Whether an option of a reaction window uses something in the player's hand. */
  isHeld(option: Option): boolean;
  /** Whether such an option could help the player who is asked, by what that player knows; in doubt it could. */
  isUseful?(state: S, question: OpenQuestion, option: Option): boolean;
  /** For games whose reactions are put to one player after the other, for all to see. */
  windowOf?(state: S, question: BareQuestion): string | undefined;
  mayPass?(state: S, question: BareQuestion): boolean;
  ordersPass?(orders: StandingOrders, state: S, question: OpenQuestion): boolean;
  /** Where views have much in common. */
  sights?: GameModule<S, F, V, O, Setup>['sights'];
  /** For facts that are stored in another form than they are told in. */
  saveFact?(fact: F): Fact;
  loadFact?(saved: Fact): F;
}

const nothingCommon = {};

/** All of a view as a seat's own. */
function sightOf<S extends MachineState>(state: S, view: GameView): Sight<S> {
  return { state, common: nothingCommon, own: view as unknown as Sight<S>['own'] };
}

// biome-ignore lint/suspicious/noExplicitAny: whatever it is
const asItIs = (fact: any) => fact;

/** A game's module from its rules and what it says itself. */
export function gameModule<
  S extends MachineState,
  F extends Fact,
  P,
  V extends GameView,
  O extends GameOptions,
  Setup = unknown,
>(rules: Rules<S, F, P>, own: OwnPart<S, F, V, O, Setup>): GameModule<S, F, V, O, Setup> {
  const { isHeld, isUseful, saveFact = asItIs, loadFact = asItIs, ...part } = own;
  return {
    ...part,
    pending: (state) => pending(rules, state),
    answer: (state, given) => answer(rules, state, given),
    unasked: (state, seat) => rules.unaskedOf({ state, facts: [] }, seat),
    answerAll: (state, given) => answerAll(rules, own.fork, state, given),
    replay(beginning, answers, seen) {
      const { state, facts } = own.start(beginning);
      seen?.(facts, null, state);
      return playOn(rules, state, answers, seen && ((news, given) => seen(news, given, state)));
    },
    sights: own.sights ?? ((state, seats) => seats.map((seat) => sightOf(state, own.view(state, seat)))),
    factsFor,
    saveFact,
    loadFact,
    windowOf: own.windowOf ?? windowOf,
    mayPass: own.mayPass ?? ((state, question) => windowOf(state, question) !== undefined),
    ordersPass:
      own.ordersPass ??
      ((orders, state, question) =>
        passesByOrder(
          orders,
          windowOf(state, question),
          question,
          isHeld,
          (option) => isUseful?.(state, question, option) ?? true,
        )),
  };
}
