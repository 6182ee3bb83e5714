import type { Chooser } from './random-player';

/** What a host picks before a game, as plain data; anything left out has its default. */
export type Picked = Readonly<Record<string, string | number | boolean | undefined>>;

/** What every game is played with, whatever else its options say. */
export interface GameOptions {
  readonly players: number;
  /** Reaction windows are put to everybody who might answer by what is public, so that a pause tells nothing. */
  readonly discreet: boolean;
}

/** Why a selection of options cannot be played. */
export interface Conflict {
  /** The option to change, as the host wrote it. */
  readonly option: string;
  /** What clashes and what to do about it. */
  readonly because: string;
  /** The other options that have a part in it. */
  readonly with?: readonly string[];
  readonly rule?: string;
}

export type Resolved<O> =
  | { readonly ok: true; readonly options: O }
  | { readonly ok: false; readonly conflicts: readonly Conflict[] };

export type Parsed =
  | { readonly ok: true; readonly selection: Picked }
  | { readonly ok: false; readonly conflicts: readonly Conflict[] };

export interface OptionModel<O> {
  /** The options of a game, or everything that speaks against the selection. */
  resolve(selection: Picked): Resolved<O>;
  /** What was picked to get these options. */
  selectionOf(options: O): Picked;
  /** The shortest text that `parse` reads back as the same game. */
  format(selection: Picked): string;
  parse(text: string): Parsed;
}

/** What is wrong with something that a seat brings. */
export interface SetupProblem {
  readonly because: string;
  readonly rule?: string;
}

export type ReadSetup<Setup> =
  | { readonly ok: true; readonly setup: Setup }
  | { readonly ok: false; readonly problems: readonly SetupProblem[] };

/** What each seat brings to the game, such as a deck. */
export interface SetupModel<Setup, O> {
  /** Whether a game with these options is played with it. */
  isNeeded(options: O): boolean;
  /** Reads what came from a file or over the network. */
  read(written: unknown): ReadSetup<Setup>;
  /** Everything that speaks against playing with it. */
  check(setup: Setup, options: O): readonly SetupProblem[];
  /** What others may read of it before the game. */
  label(setup: Setup): string;
  /** For a seat that brings none, such as a bot's; others have these already. */
  choose(options: O, taken: readonly Setup[], random: Chooser): Setup;
  /** Anything that may be brought, for trying out what nobody would think of. */
  mixed?(options: O, random: Chooser): Setup;
  /** As it is written in a file: by names that every build understands. */
  write?(setup: Setup): unknown;
}
