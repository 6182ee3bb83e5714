import type { Area, CylonIcon, PlayerToken, Resource, Skill } from '../terms';
import type { Condition, Who } from './condition-types';
import type { RulingBy, RulingName, WindowName } from './names';

export type * from './condition-types';
export type { RulingBy, RulingName, WindowName } from './names';

/**
 * The effect language. Cards, abilities, locations and rules say what they do in it. Everything here is plain data; the
 * families of its words lie in folders beside.
 */

/** What a ruling is answered with, by something in play. Rulings: docs/effects.md. */
export interface Modifier {
  readonly on: RulingName;
  /** The games it counts in, in the language of the option model; all where absent. */
  readonly when?: string;
  readonly if?: Condition;
  /** Takes the place of the number or the answer. */
  readonly set?: number | boolean | string;
  /** Multiplies a number. */
  readonly times?: number;
  /** Added to a number. */
  readonly add?: number;
  /** `leaving-cost`, `activation-cost`: what is given up besides skill cards. */
  readonly price?: Price;
  /** Bounds of the number. */
  readonly atLeast?: number;
  readonly atMost?: number;
  /** `card-value`, `check-total`: which cards it is about, by skill (a skill or a name bound to one) or printed strength. */
  readonly cards?: { readonly skill?: string; readonly strength?: number };
  /** `card-value`: what becomes of them. */
  readonly value?: 'positive' | 'zero' | 'double';
  /** `contribution`: numbers of cards that may not be added. */
  readonly never?: readonly number[];
  /** Permissions: this is a reason against, waived by name. */
  readonly no?: string;
  /** Locations the permission is about; all when absent. */
  readonly locations?: readonly string[];
  /** `step-happens`: the steps it is about. */
  readonly steps?: readonly string[];
  /** `activation-icons`: the icons that take the place of the printed ones. */
  readonly icons?: readonly CylonIcon[];
  /** Who may be picked instead of everybody (`legal-target`). */
  readonly only?: Who;
  /** `box-choices`: a box that joins the printed ones, or the only one that may be taken. */
  readonly box?: {
    readonly id: string;
    readonly check?: CheckSpec;
    readonly do?: readonly Effect[];
    readonly limit?: LimitScope;
  };
  readonly must?: 'top' | 'bottom';
  /** `destination-draw`: how many, chosen by the holder. `crisis-draw`: how many. */
  readonly draw?: number;
}

/** How long a change without a card lasts. */
export const durations = [
  'this-roll',
  'this-check',
  'this-discard',
  'this-activation',
  'this-jump',
  'this-turn',
  'until-jump',
  'game',
] as const;
export type Scope = (typeof durations)[number];

/** The numbers and results of a skill check. */
export interface CheckSpec {
  readonly difficulty: number;
  readonly skills: readonly Skill[];
  readonly pass: readonly Effect[];
  readonly partial?: { readonly at: number; readonly do: readonly Effect[] };
  readonly fail: readonly Effect[];
  /** Happens if a card with a skill check ability is in the check. rule: skill-check.step9.consequence */
  readonly consequence?: readonly Effect[];
  /** Nothing in play has a say in it but limits on what may be added: no window, no change, no ability. */
  readonly sealed?: true;
}

/** Ships to be put on the board. */
export type Layout = Partial<
  Record<
    Area,
    {
      readonly basestars?: number;
      readonly raiders?: number;
      readonly heavyRaiders?: number;
      readonly vipers?: number;
      readonly civilians?: number;
    }
  >
>;

/** One branch of an inner either/or. */
export interface Branch {
  readonly id: string;
  readonly if?: Condition;
  readonly do: readonly Effect[];
}

/** What the die decides: the first line that fits is carried out. */
export interface RollLine {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly do: readonly Effect[];
}

/** Every verb with what belongs to it, by name. Each family adds its own: effects/<family>. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, so that families do not meet
export interface Verbs {}

export type Verb = keyof Verbs;
export type EffectOf<V extends Verb> = V extends Verb ? { readonly do: V } & Verbs[V] : never;
export type Effect = EffectOf<Verb>;

/** A reason against activating a location that an effect may waive; those of modifiers have names of their own. */
export type Waivable = 'absent' | 'damaged' | (string & {});

/** What is given up for something. */
export type Price =
  | { readonly skillCards: number }
  /** Skill cards of so much strength together, or more. */
  | { readonly strength: number }
  /** A skill card of this name. */
  | { readonly card: string }
  | { readonly token: PlayerToken; readonly n: number }
  | { readonly superCrises: number }
  /** Drawn and destroyed. */
  | { readonly civilians: number }
  | { readonly resource: Resource; readonly n: number }
  /** The card in play that names the price. */
  | { readonly thisCard: true }
  /** A card in play, by its id. */
  | { readonly inPlay: string }
  /** One of these, as the payer likes. */
  | { readonly oneOf: readonly Price[] };

/** How often something may be used. */
export type Limit =
  | LimitScope
  | {
      readonly per: LimitScope;
      /** Shared by everything that says this name; by its own when absent. */
      readonly name?: string;
      /** Each player has an own one. */
      readonly by?: 'player';
      /** Each location that is answered about has an own one. */
      readonly at?: 'location';
    };
export type LimitScope = 'game' | 'turn' | 'roll' | 'check' | 'crisis';

/** Something that answers a window. */
export interface React {
  readonly window: WindowName;
  readonly kind: 'forced' | 'optional' | 'instead' | 'forced-instead';
  readonly if?: Condition;
  readonly limit?: Limit;
  /** Of a card in play: whose answer it is, where it is not that of whoever holds it. */
  readonly by?: 'president' | 'admiral';
  /** The end of a procedure: while that is running, what the answer does waits for it instead of happening inside. */
  readonly wait?: WindowName;
  /** Another answer of its card says as much already. */
  readonly unsaid?: true;
  /** Something else answers; this says so where it is printed. */
  readonly saidOnly?: true;
  readonly do: readonly Effect[];
}

/** Something a player may do with an action. */
export interface ActionSpec {
  readonly if?: Condition;
  /** The permission without which it would do nothing. */
  readonly needs?: RulingBy<'permission'>;
  readonly do: readonly Effect[];
}
