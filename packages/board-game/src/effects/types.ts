import type { Area, CylonIcon, DeckName, Resource, Skill, Title } from '../terms';
import type { Amount, Condition, PlayerFilter, Who, WhoAll } from './condition-types';
import type { RulingName, WindowName } from './names';

export type * from './condition-types';
export type { RulingName, WindowName } from './names';

/**
 * The effect language. Cards, abilities, locations and rules say what they do in it; `run` of each verb carries
 * it out, `say` prints it. Everything here is plain data.
 */

/** What a question of the rules is answered with, by something in play. Questions: docs/effects.md. */
export interface Modifier {
  readonly on: RulingName;
  readonly if?: Condition;
  /** Takes the place of the number or the answer. */
  readonly set?: number | boolean | string;
  /** Multiplies a number. */
  readonly times?: number;
  /** Added to a number. */
  readonly add?: number;
  /** Bounds of the number. */
  readonly atLeast?: number;
  readonly atMost?: number;
  /** `card-value`, `check-total`: which cards it is about, by skill (a skill or a name bound to one) or printed strength. */
  readonly cards?: { readonly skill?: string; readonly strength?: number };
  /** `card-value`: what becomes of them. */
  readonly value?: 'positive' | 'zero' | 'double';
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
  readonly box?: { readonly id: string; readonly check?: CheckSpec; readonly do?: readonly Effect[] };
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

export type Effect =
  // control forms
  | {
      readonly do: 'oneOf';
      readonly by: Who;
      readonly of: readonly Branch[];
      /** How many different ones; one when absent. */
      readonly pick?: number;
      /** All are picked before the first is carried out. */
      readonly commitFirst?: boolean;
      /** The permission without which nobody is asked, since nothing could come of it. */
      readonly needs?: RulingName;
    }
  | {
      readonly do: 'may';
      readonly by: Who;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | {
      readonly do: 'pay';
      readonly by: Who;
      readonly price: Effect;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | {
      readonly do: 'when';
      readonly if: Condition;
      readonly then: readonly Effect[];
      readonly otherwise?: readonly Effect[];
    }
  | { readonly do: 'roll'; readonly by: Who; readonly lines: readonly RollLine[] }
  | { readonly do: 'check'; readonly check: CheckSpec; readonly target?: string }
  | {
      readonly do: 'choosePlayer';
      readonly as: string;
      readonly by: Who;
      readonly filter: readonly PlayerFilter[];
      readonly needs?: RulingName;
    }
  | { readonly do: 'chooseSkill'; readonly as: string; readonly by: Who; readonly among: readonly Skill[] }
  | {
      readonly do: 'chooseResource';
      readonly as: string;
      readonly by: Who;
      readonly among: readonly Resource[];
    }
  | {
      readonly do: 'chooseLocation';
      readonly as: string;
      readonly by: Who;
      readonly board: 'galactica';
      readonly hazardous?: readonly string[];
    }
  | { readonly do: 'remember'; readonly as: string; readonly who: Who }
  | { readonly do: 'inForce'; readonly modifier: Modifier; readonly until: Scope; readonly once?: boolean }
  | { readonly do: 'later'; readonly window: WindowName; readonly then: readonly Effect[] }
  | { readonly do: 'prevent' }
  | {
      readonly do: 'again';
      readonly what: 'roll' | 'crisis-draw' | 'box';
      readonly by?: Who;
      readonly final?: boolean;
    }
  // resources, tracks, distance
  | { readonly do: 'lose'; readonly resource: Resource | 'bound'; readonly n: Amount; readonly as?: string }
  | { readonly do: 'gain'; readonly resource: Resource | 'bound'; readonly n: Amount; readonly as?: string }
  | { readonly do: 'track'; readonly track: 'jump'; readonly n: number }
  | { readonly do: 'jump' }
  // cards
  | {
      readonly do: 'drawSkill';
      readonly who: Who;
      readonly n: number;
      readonly from: 'own-set' | 'any' | readonly Skill[];
    }
  | {
      readonly do: 'discardSkill';
      readonly who: Who | WhoAll;
      readonly n: number | 'all';
      readonly random?: boolean;
      /** Binds the strength of what was discarded. */
      readonly as?: string;
    }
  | {
      readonly do: 'drawCards';
      readonly deck: 'quorum' | 'super-crisis';
      readonly who: Who;
      readonly n: number;
    }
  | { readonly do: 'discardCards'; readonly deck: 'super-crisis'; readonly who: Who; readonly n: number }
  | {
      readonly do: 'drawSeveral';
      readonly deck: DeckName;
      readonly by: Who;
      readonly n: number;
      readonly keep: 'run';
      readonly rest: 'bottom' | 'discard';
    }
  | { readonly do: 'arrange'; readonly deck: DeckName; readonly by: Who }
  | { readonly do: 'addCheckCards'; readonly from: 'destiny' | Skill; readonly n: number }
  | { readonly do: 'takeCheckCards'; readonly who: Who }
  | { readonly do: 'takeFromHand'; readonly by: Who; readonly from: string }
  | {
      readonly do: 'putCard';
      readonly where: 'keep' | 'give' | 'remove' | 'discard' | 'objective' | 'shuffle';
      readonly to?: string;
    }
  | { readonly do: 'playQuorum'; readonly who: Who }
  | { readonly do: 'playSuperCrisis'; readonly who: Who }
  | { readonly do: 'nextCrisis' }
  // people
  | { readonly do: 'send'; readonly who: Who | WhoAll; readonly to: string; readonly from?: string }
  | { readonly do: 'giveTitle'; readonly title: Title; readonly to: Who }
  | {
      readonly do: 'grant';
      readonly who: Who;
      readonly move?: boolean;
      readonly actions: number;
      readonly order?: boolean;
    }
  | {
      readonly do: 'activateLocation';
      readonly who: Who;
      /** Locations to pick from; every one in the game when absent. */
      readonly among?: readonly string[];
      /** Reasons against that do not count. */
      readonly waive: readonly Waivable[];
    }
  | { readonly do: 'launchSelf'; readonly who: Who }
  | { readonly do: 'takeLaunchedViper'; readonly who: Who }
  | { readonly do: 'lookLoyalty'; readonly viewer: Who; readonly owner: Who; readonly all?: boolean }
  | { readonly do: 'giveLoyalty'; readonly from: Who; readonly to: string }
  | { readonly do: 'showCard' }
  | { readonly do: 'sleeperAgents' }
  | { readonly do: 'addNotACylon'; readonly n: number }
  | { readonly do: 'becomeCylon'; readonly who: Who; readonly superCrisis: boolean }
  | { readonly do: 'nukes'; readonly change: number }
  // space
  | { readonly do: 'place'; readonly ships: Layout }
  | { readonly do: 'placeCivilians'; readonly n: number }
  | { readonly do: 'centurions'; readonly n: number }
  /** `placed`: just the raiders that this card has placed; `ships`: no centurions. */
  | { readonly do: 'activate'; readonly icons: readonly CylonIcon[]; readonly only?: 'placed' | 'ships' }
  | { readonly do: 'launch'; readonly raiders: number; readonly heavyRaiders: number }
  | {
      readonly do: 'destroyShips';
      readonly ship: 'raider' | 'heavy-raider' | 'centurion' | 'raptor';
      readonly n: number;
    }
  | { readonly do: 'withdrawVipers' }
  | { readonly do: 'drawAndDestroy'; readonly n: number }
  | { readonly do: 'damageGalactica'; readonly n: number }
  | { readonly do: 'pickDamage'; readonly by: Who; readonly draw: number; readonly keep: number }
  | { readonly do: 'damageVipers'; readonly n: number; readonly where: 'reserves' | 'space' }
  | { readonly do: 'repairLocation'; readonly at: Who }
  | { readonly do: 'repairVipers'; readonly upTo: number; readonly by: Who; readonly destroyedToo?: boolean }
  | { readonly do: 'restoreRaptor'; readonly n: number; readonly by?: Who }
  | { readonly do: 'activateVipers'; readonly who: Who; readonly upTo: number }
  | { readonly do: 'ownViperAttacks'; readonly who: Who; readonly upTo: number }
  | { readonly do: 'attackFromGalactica'; readonly by: Who }
  | { readonly do: 'attackCenturion'; readonly by: Who }
  | { readonly do: 'nuke'; readonly by: Who }
  | { readonly do: 'scoutCivilians'; readonly by: Who; readonly n: number }
  // checks and dice
  | { readonly do: 'setOutcome'; readonly outcome: 'pass' | 'fail' }
  | { readonly do: 'setRoll'; readonly n: Amount };

export type Verb = Effect['do'];
export type EffectOf<V extends Verb> = Extract<Effect, { do: V }>;

/** A reason against activating a location that an effect may waive; those of modifiers have names of their own. */
export type Waivable = 'absent' | 'damaged' | (string & {});

export type Limit = 'game' | 'turn' | 'roll' | 'check';

/** Something that answers a window. */
export interface React {
  readonly window: WindowName;
  readonly kind: 'forced' | 'optional' | 'instead' | 'forced-instead';
  readonly if?: Condition;
  readonly limit?: Limit;
  /** The end of a procedure: while that is running, what the answer does waits for it instead of happening inside. */
  readonly wait?: WindowName;
  readonly do: readonly Effect[];
}

/** Something a player may do with an action. */
export interface ActionSpec {
  readonly if?: Condition;
  /** The permission without which it would do nothing. */
  readonly needs?: RulingName;
  readonly do: readonly Effect[];
}
