import type { GameId } from '@ragtag/games/load';
import type { SeatPlan } from '@ragtag/host';
import type { Answer, Fact, Picked } from '@ragtag/kernel';
import type { Claim } from '@ragtag/protocol';
import { home as words } from '../words';

export type { SeatPlan } from '@ragtag/host';

/** A whole game: what it is played with, and every answer. */
export interface GameRecord {
  readonly id: string;
  /** Which game; absent where there was only the first. */
  readonly game?: GameId;
  readonly createdAt: number;
  readonly updatedAt: number;
  readonly selection: Picked;
  readonly seed: string;
  readonly seats: readonly SeatPlan[];
  readonly answers: readonly Answer[];
  /** How it stood after the last of them that was kept so. */
  readonly kept?: KeptState;
  /** Where it goes on from: the rules have changed since, and the answers before no longer lead there. */
  readonly from?: KeptState;
  /** What was said at the table, in order. */
  readonly spoken?: readonly Spoken[];
  readonly standing?: Standing;
  /** Somebody's first game, in which a coach says a word. */
  readonly coached?: true;
  /** A puzzle to be solved, by name: the game begins in the middle. */
  readonly task?: string;
}

/** A stored state, and after how many answers it stood so. */
export interface KeptState {
  readonly after: number;
  readonly state: unknown;
  /** What was told last, as it is stored: a game that goes on from here has no other log of what came before. */
  readonly told?: readonly Fact[];
}

/** A claim, and how many answers had been given before it. */
export interface Spoken {
  readonly after: number;
  readonly seat: number;
  readonly claim: Claim;
}

/** How a game stands, for lists. */
export interface Standing {
  readonly turn: number;
  /** In a sentence; games of earlier builds have none. */
  readonly words?: string;
  /** How it ended, as the game says it. */
  readonly over: unknown;
}

export function peopleIn(record: GameRecord): number[] {
  return record.seats.flatMap(({ by }, seat) => (by === 'person' ? [seat] : []));
}

/** How a game stands in a few words. */
export function standingOf({ standing }: Pick<GameRecord, 'standing'>): string {
  if (!standing) return words.notBegun;
  if (standing.words !== undefined) return standing.words;
  if (standing.over) return words.over;
  return standing.turn === 0 ? words.settingUp : words.turn(standing.turn);
}
