import type { BoardName } from '../terms';
import type { PlayerFilter } from './people/filters';

export type { PlayerFilter };

/** Whom and how many data speaks of, what it asks of the game, and what brought something about. */

/**
 * Who acts or is acted upon: a role, a name bound by an earlier `choose`, or a seat of the event that is being
 * answered (`event.viewer`).
 */
export type Who = 'you' | 'current' | 'president' | 'admiral' | 'cag' | (string & {});

/** Several players at once. */
export type WhoAll =
  | 'each-player'
  /** Everybody who fits every filter. */
  | { readonly players: readonly PlayerFilter[] }
  | { readonly charactersIn: string }
  | { readonly charactersOn: BoardName }
  /** Whoever these stand for; what is done to each is done twice to one who is both. */
  | { readonly each: readonly Who[] };

/** A number, one bound earlier (and some more), or the population at risk on the fleet's space of the Jump Preparation track. */
export type Amount =
  | number
  | { readonly bound: string; readonly plus?: number }
  | { readonly trackSpace: true };

/** The step of a turn as the rulebook names it. */
export const turnSteps = ['receive-skills', 'movement', 'action', 'crisis', 'activate', 'end'] as const;
export type TurnStep = (typeof turnSteps)[number];

/** What belongs to nothing but its name. */
export type Bare = Record<never, never>;

/** Every condition with what belongs to it, by name. Each family adds its own: effects/<family>/conditions.ts. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that families do not meet
export interface Conditions {}

export type ConditionName = keyof Conditions;
export type ConditionOf<K extends ConditionName> = { readonly is: K } & Conditions[K];
export type Condition = { readonly [K in ConditionName]: ConditionOf<K> }[ConditionName];

export const shipKinds = [
  'raider',
  // Not Scar, whom only a high roll takes.
  'plain-raider',
  'heavy-raider',
  'basestar',
  'cylon',
  'civilian',
  'unmanned-viper',
  'viper',
] as const;
export type ShipKind = (typeof shipKinds)[number];

/** What caused something: every event carries it. */
export const causeKinds = [
  'crisis',
  'super-crisis',
  'quorum',
  'skill',
  'location',
  'board',
  'sheet',
  'title',
  'loyalty',
  'destination',
  'mutiny',
  'mission',
  'ally',
  'crossroads',
  'trauma',
  'execution',
  'attack',
  'rule',
] as const;
export type CauseKind = (typeof causeKinds)[number];

export interface Cause {
  readonly kind: CauseKind;
  /** Id of the component, or of the rule. */
  readonly id: string;
  /** Index of the card in its table, where it is one. */
  readonly card?: number;
  /** The card lies in play while this happens; it is not being played. */
  readonly kept?: boolean;
}
