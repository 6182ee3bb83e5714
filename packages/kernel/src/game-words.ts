import type { OpenQuestion, Option } from './state';

/** An option as a person reads it. */
export interface OptionText {
  readonly label: string;
  /** What picking it does, where that is not plain from the label. */
  readonly whatHappens?: string;
}

/** A part of the table in words: its name, and what lies there. */
export interface Zone {
  readonly name: string;
  readonly lines: readonly string[];
  /** Only the reader sees it. */
  readonly own?: boolean;
}

/** A game in one language, told to whoever has the view. */
export interface Words<F, V> {
  /** What the game is called. */
  readonly game: string;
  /** How somebody is called. */
  player(seat: number, view: V): string;
  /** A fact as one sentence of the log; empty where it is not worth one. */
  fact(fact: F, view: V): string;
  question(question: OpenQuestion, view: V): string;
  option(question: OpenQuestion, option: Option, view: V): OptionText;
  /** What may be done unasked; its name where a game does not say. */
  unasked?(name: string, view: V): OptionText;
  /** All that lies on the table, in the order in which one would tell it; without it, the view is read out. */
  zones?(view: V): readonly Zone[];
  /** What roles and characters of results are called; their ids where a game does not say. */
  readonly called?: {
    role(id: string): string;
    character(id: string): string;
  };
  /** How the game has ended, or where it stands. */
  standing(view: V): string;
}
