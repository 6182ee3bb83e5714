import type { Chooser, Fact, GameOptions, GameView, MachineState, OpenQuestion } from '@ragtag/kernel';
import type { BenchPlan } from './bench/plan';
import type { Catalogue } from './cards/catalogue';
import type { Brought } from './deck/brought';
import type { GameFile } from './game-file';
import type { RuleList } from './rules/rules';
import type { RecordingPlan } from './saved-games/plan';
import type { Tournament } from './tournament/kind';

/** What a game brings to the terminal beyond its words. All of it can be done without. */
export interface Desk {
  /** Everything that lies open on the table. */
  table?(view: GameView): string;
  /** What only this seat knows. */
  own?(view: GameView): string;
  /** What is printed under a fact, such as the text of a card that was drawn. */
  below?(fact: Fact): string | undefined;
  /** More about a player, for programs that read a replay. */
  about?(view: GameView, seat: number): Readonly<Record<string, unknown>>;
  /** Who the player wants to be; fails where there is nobody like that. */
  wish?(wanted: string): Wish;
  /** Sets of options drawn at random, in which any two choices that go together are made together somewhere. */
  optionSets?(n: number, pick: Chooser, players?: readonly number[]): readonly GameOptions[];
  /** Keeps count of all that games with these options make use of. */
  usage?(played: readonly GameOptions[]): Usage;
  /** What players bring to it. */
  readonly brought?: Brought;
  /** Everything that lies in its boxes. */
  cards?(): Promise<Catalogue>;
  /** Every rule of it. */
  rules?(): RuleList;
  /** How its bots play against each other. */
  tournament?(): Promise<Tournament>;
  /** Which games of a build are kept for the tests of later ones. */
  readonly recording?: RecordingPlan;
  /** A finished game told as a short story. */
  story?(game: GameFile): Promise<string>;
  /** How its speed is measured, and what it is meant to reach. */
  readonly bench?: BenchPlan;
}

/** A choice that the player has made beforehand. */
export interface Wish {
  /** The question that it answers. */
  readonly ask: string;
  readonly wanted: string;
  /** What a bot picks there, leaving to the player what the player wants. */
  leave(question: OpenQuestion, pick: Chooser): string[];
}

export interface UsageReport {
  readonly used: number;
  readonly total: number;
  readonly unused: readonly string[];
  /** How often each was used. */
  readonly counts: Readonly<Record<string, number>>;
}

export interface Usage {
  readonly used: number;
  readonly total: number;
  readonly complete: boolean;
  /** Another game begins. */
  start(): void;
  see(facts: readonly Fact[]): void;
  ask(state: MachineState, question: OpenQuestion): void;
  report(): UsageReport;
}

const desks: Readonly<Record<string, () => Promise<Desk>>> = {
  board: async () => (await import('./board-game/desk')).desk,
  card: async () => (await import('./card-game/desk')).desk,
};

/** What a game brings to the terminal, loaded only now. */
export async function deskOf({ id }: { readonly id: string }): Promise<Desk> {
  return (await desks[id]?.()) ?? {};
}
