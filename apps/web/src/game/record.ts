import type { Answer, Resource, Seat, Selection, Verdict } from '@ragtag/board-game';

/** A whole game: what it is played with, and every answer. */
export interface GameRecord {
  readonly id: string;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly selection: Selection;
  readonly seed: string;
  readonly seats: readonly SeatPlan[];
  readonly answers: readonly Answer[];
  readonly standing?: Standing;
}

export interface SeatPlan {
  readonly name: string;
  readonly by: 'person' | 'bot';
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
