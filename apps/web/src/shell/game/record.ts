import type { Answer, Resource, Seat, Selection, Verdict } from '@ragtag/board-game';
import type { Level } from '@ragtag/kernel';
import type { Claim } from '@ragtag/protocol';

/** A whole game: what it is played with, and every answer. */
export interface GameRecord {
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly selection: Selection;
  readonly seed: string;
  readonly seats: readonly SeatPlan[];
  readonly answers: readonly Answer[];
  /** What was said at the table, in order. */
  readonly spoken?: readonly Spoken[];
  readonly standing?: Standing;
}

export interface SeatPlan {
  readonly name: string;
  readonly by: 'person' | 'bot';
  /** How well a bot plays; an officer where nothing is said. */
  readonly level?: Level;
}

/** A claim, and how many answers had been given before it. */
export interface Spoken {
  readonly after: number;
  readonly seat: Seat;
  readonly claim: Claim;
}

/** How a game stands, for lists. */
export interface Standing {
  readonly turn: number;
  readonly distance: number;
  readonly resources: Readonly<Record<Resource, number>>;
  readonly character: string;
  readonly over: Verdict | null;
}

export function peopleIn(record: GameRecord): Seat[] {
  return record.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
}
