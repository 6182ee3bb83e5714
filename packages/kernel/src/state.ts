/** Anything that may stand in a state: plain JSON, nothing else. */
export type Json =
  | string
  | number
  | boolean
  | null
  | undefined
  | readonly Json[]
  | { readonly [key: string]: Json };

/** What is half-way through being carried out: which procedure, which step comes next, and its few locals. */
export interface Frame {
  /** Name of the procedure. */
  readonly p: string;
  /** Index of the step that runs next. */
  i: number;
  /** What the procedure called last handed back. */
  result?: unknown;
}

/** A question somebody must answer before the game goes on. */
export interface Question {
  /** Tells a seat's questions apart: how many it had been asked before. */
  readonly id: number;
  readonly seat: number;
  /** Name of the ask that lists the options and carries out the choice. */
  readonly ask: string;
  /** Depth of the frame that asks. */
  readonly at: number;
  readonly min: number;
  readonly max: number;
  /** Nobody else may know that this seat is being asked (reaction windows). */
  readonly secret?: boolean;
  /** Ids of the options picked, once answered; kept until every open question is answered. */
  picks?: readonly string[];
}

/** One thing that may be picked: an id that a script can write down, and a structured label. */
export interface Option {
  readonly id: string;
  /** What the same seat is asked next if this is picked, where nothing can come between. */
  readonly ahead?: { readonly ask: string; readonly options: readonly Option[] };
}

/** Options that a question might have and has not, for one reason. */
export interface Refused {
  readonly reason: string;
  /** The rule that says so, where one does. */
  readonly rule: string | null;
  /** Ids that they would have as options. */
  readonly options: readonly string[];
}

/** An open question together with its options. */
export interface OpenQuestion extends Question {
  readonly options: readonly Option[];
}

/** The part of every game's state that the kernel works on. */
export interface MachineState {
  /** Version of the state's shape; see `migrate`. */
  version: number;
  stack: Frame[];
  questions: Question[];
  /**
   * Questions asked so far, by seat; the next question to a seat gets this number as its id. Counted by seat, so
   * that ids do not tell how often somebody else was asked in secret.
   */
  asked: number[];
  /**
   * Each named random stream: eight words of key, and how many numbers have been drawn with it. Never changed but
   * replaced, so that copies of a state can share it.
   */
  streams: Record<string, readonly number[]>;
  /** Set once, when the game has ended. */
  over: unknown;
}

/** A typed log entry. `only` lists the seats that may read it; absent means everybody. */
export interface Fact {
  readonly fact: string;
  readonly rule?: string;
  readonly only?: readonly number[];
}

/** A state while rules work on it, with the facts they report. */
export interface Game<S extends MachineState = MachineState, F extends Fact = Fact> {
  readonly state: S;
  readonly facts: F[];
}
