import type { Frame } from '@ragtag/kernel';
import type { Options } from '../options';
import type { Basestar, Card, Executions, KeptCard, NewCaprica, State, Turn, Verdict } from '../state';
import type { Area, DeckName, PlayerToken, Resource, Seat, Title } from '../terms';
import type { Standing } from './standing';
import type { Flown, Vipers } from './vipers';

/**
 * What lies on the table, for rules and players alike: a state and every view of it are one. It speaks of what both
 * know. Where a view may not tell cards, it tells how many there are; where it cannot tell at all, whoever reads it
 * says `unknown`.
 */
export interface Table {
  readonly options: Options;
  readonly players: readonly TablePlayer[];
  readonly marks: { readonly scar: Area | null };
  readonly turn: Readonly<Pick<Turn, 'seat' | 'number' | 'step' | 'startedPiloting' | 'startedAt'>>;
  readonly resources: Readonly<Record<Resource, number>>;
  readonly jump: number;
  readonly distance: number;
  /** Cards beside the objective. */
  readonly travelled: readonly Readonly<Card>[];
  /** Of a state: distances of milestones that have been resolved. */
  readonly milestones?: readonly number[];
  /** Centurions on each space of the Boarding Party track. */
  readonly boarding: readonly number[];
  readonly areas: Readonly<Record<Area, TableArea>>;
  readonly basestars: readonly Readonly<Basestar>[];
  readonly reserves: Readonly<State['reserves']>;
  readonly damagedVipers: Vipers;
  readonly destroyed: Readonly<State['destroyed']>;
  readonly supply: Readonly<State['supply']>;
  readonly fleet?: Readonly<State['fleet']>;
  readonly assaultRaptors?: number;
  readonly piecesGone?: Readonly<State['piecesGone']>;
  readonly mission?: Readonly<State['mission']>;
  readonly rebel?: State['rebel'];
  readonly hubDestroyed?: boolean;
  readonly damagedLocations: readonly string[];
  readonly decks: Readonly<Record<DeckName, TablePile>> & { readonly skill: readonly TablePile[] };
  readonly titles: Readonly<Partial<Record<Title, Seat>>>;
  readonly quorumHand: number | readonly number[];
  readonly nukes: number;
  readonly inPlay: readonly Readonly<KeptCard>[];
  readonly executions?: Readonly<Executions>;
  readonly assist?: {
    readonly character: string;
    readonly loyalty: TablePlayer['loyalty'];
  };
  /** Of the stacks a view tells how many ships there are. */
  readonly newCapricaLeft?: boolean;
  readonly newCaprica?: Readonly<Pick<NewCaprica, 'phase'>> & {
    readonly occupation: readonly number[];
    readonly locked: number | readonly number[];
    readonly prepared: number | readonly number[];
  };
  /** Of the tokens a view tells how many there are. */
  readonly trauma?: {
    readonly pool: number | readonly number[];
    readonly discard: number | readonly number[];
    /** Locations on which a token lies. */
    readonly on: readonly (string | { readonly place: string })[];
    readonly mood?: number | readonly number[];
  };
  /** Where a view may not tell the token of an Ally, it is null. */
  readonly allies?: readonly {
    readonly card: number;
    readonly token?: number | null;
    readonly by?: Seat;
  }[];
  readonly over: Verdict | null;
  /** Of a state: what is half-way through being carried out. */
  readonly stack?: readonly Frame[];
  /** Of a view: as much of that as everybody may know, outermost first. */
  readonly resolving?: readonly { readonly what: string }[];
}

export interface TablePlayer {
  readonly character: string;
  readonly location: string | null;
  readonly piloting: Flown<Area> | null;
  readonly standing: Standing;
  /** Skill cards; a view tells how many where it does not tell which. */
  readonly hand?: readonly number[];
  readonly cards?: number;
  readonly loyalty: readonly { readonly card: number | null; readonly faceUp: boolean }[];
  readonly superCrises: number | readonly number[];
  readonly mutiny?: number | readonly number[];
  readonly trauma?: number | readonly number[];
  readonly tokens?: Readonly<Partial<Record<PlayerToken, number>>>;
  readonly turns: number;
  readonly turnsBefore?: number;
  readonly executions?: number;
  readonly playedSuperCrisis?: boolean;
}

export interface TableArea {
  readonly raiders: number;
  readonly heavyRaiders: number;
  readonly vipers: Vipers;
  readonly civilians: readonly unknown[];
}

/** Discards count for what a deck can still give; of those a view shows only the top. */
export type TablePile =
  | { readonly draw: readonly number[]; readonly discard: readonly number[] }
  | { readonly cards: number; readonly top: number | null };

/** What follows where something is not on the table: nothing, in a state; a view might just not show it. */
export function notSeen({ stack }: Table): false | 'unknown' {
  return stack ? false : 'unknown';
}

/** How many there are of what may be told or only counted. */
export function count(cards: number | readonly unknown[]): number {
  return typeof cards === 'number' ? cards : cards.length;
}
