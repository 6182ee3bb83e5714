import type { Shapes } from '@ragtag/kernel';
import type { ComponentTable } from '../cards/components';
import type { PlayerView, View } from '../door/view-types';
import type { Options } from '../options';
import type { Player, State } from '../state';
import type { Seat } from '../terms';
import type { Dealing } from './dealing';
import type { Place } from './place';

/**
 * A part of the state, and everything that goes with it, said in one place. Copies, views, imagined games, the census
 * and the search for leaks are made from the parts: one that lacks a face does not compile.
 */
export interface Part<K extends keyof State> {
  /** The games that it can be in; in all others it stays empty and nobody looks after it. All games where not said. */
  readonly when?: string;
  /** How it is before anything is set up; what may be absent is named too, so that all states are of one shape. */
  empty(table: NewTable): All<State, K>;
  /** Writes all of it into a copy, which has its own of whatever can change. Written out: bots that search live on it. */
  copy(to: State, from: State): void;
  /** What a seat may see of it. A spectator is null. */
  view(to: Draft<View>, state: State, seat: Seat | null): void;
  /**
   * All that its view is made from: where states share that, the view of the one is the view of the other. Said where a
   * view takes more to make than to look for; made again every time where not said.
   */
  readonly viewGoesBy?: readonly (keyof State)[];
  /** Where it consists of parts itself: the same view, in which what is surely as it was in an earlier one is that. */
  viewSince?(to: Draft<View>, state: State, seat: Seat | null, before: State, known: View): void;
  /** Where its components lie, and who knows them: by its own fields, and by those that `placesGoBy` names. */
  places(state: State): readonly Place[];
  readonly placesGoBy?: readonly (keyof State)[];
  /** Where it consists of parts itself: their places in two states, but for those that are surely as they were. */
  changedPlaces?(before: State, after: State): PlacesOfTwo[];
  /** How many there are of pieces that are only counted. */
  pieces(state: State): Pieces;
  /** What its numbers stand for where it is stored. */
  readonly atRest: Shapes<Pick<State, K>>;
  /** How hidden components of its tables are dealt, where it is by more than chance. */
  readonly dealers?: Dealers;
  /** The keys by which scenario files lay it out. */
  readonly scenario?: readonly string[];
}

export type AnyPart = Part<never>;

/** The places of a part in an earlier state and in a later one. */
export type PlacesOfTwo = readonly [before: readonly Place[], after: readonly Place[]];

/** Deals what is hidden of a table anew, in keeping with what somebody knows and believes. */
export type Dealer = (state: State, places: readonly Place[], dealing: Dealing) => void;
export type Dealers = Readonly<Partial<Record<ComponentTable, Dealer>>>;

/** What belongs to each player. */
export interface PlayerPart<K extends keyof Player> {
  readonly when?: string;
  empty(name: string): All<Player, K>;
  copy(to: Player, from: Player): void;
  /** What a seat may see of what the owner has. */
  view(to: Draft<PlayerView>, state: State, owner: Seat, seat: Seat | null): void;
  /** All that its view is made from beside what belongs to the owner; made again every time where not said. */
  readonly viewGoesBy?: readonly (keyof State)[];
  places(state: State, owner: Seat): readonly Place[];
  readonly placesGoBy?: readonly (keyof State)[];
  pieces(state: State, owner: Seat): Pieces;
  readonly atRest: Shapes<Pick<Player, K>>;
  readonly dealers?: Dealers;
  readonly scenario?: readonly string[];
}

/** What a table is laid out from. */
export interface NewTable {
  readonly version: number;
  readonly options: Options;
  readonly seed: string;
  readonly names: readonly string[];
}

/** All of these fields, by name also where they may be absent. */
type All<T, K extends keyof T> = { [N in keyof Required<Pick<T, K>>]: T[N] };

export type Draft<T> = { -readonly [K in keyof T]: T[K] };

export type Pieces = Readonly<Record<string, number>>;

const noPlaces: readonly Place[] = [];
const none: Pieces = {};

/** For parts in which no components lie. */
export const nowhere = (): readonly Place[] => noPlaces;
/** For parts that hold no pieces. */
export const noPieces = (): Pieces => none;
/** For parts that nobody sees anything of. */
export const unseen = (): void => undefined;

/** Whether a seat sees what belongs to an owner. rule: the end of the game — everything can be told */
export function mayLook({ over }: State, owner: Seat | undefined, seat: Seat | null): boolean {
  return over !== null || (seat !== null && seat === owner);
}
