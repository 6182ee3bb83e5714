import type { CylonIcon, DeckName, Resource, Skill, Title } from '../terms';
import type {
  Amount,
  Branch,
  CheckSpec,
  Condition,
  Effect,
  EffectOf,
  Layout,
  Modifier,
  PlayerFilter,
  RollLine,
  RulingName,
  Scope,
  Waivable,
  Who,
  WhoAll,
  WindowName,
} from './types';

/** Short names for effects and conditions, so that card data reads like a card. */

export * from './cards/conditions';
export * from './checks/conditions';
export * from './control/conditions';
export * from './events/conditions';
export * from './people/conditions';
export * from './places/conditions';
export * from './resources/conditions';
export * from './space/conditions';
export * from './turn/conditions';

type List = readonly Effect[];
type Options<E extends Effect, K extends keyof E> = Pick<E, K>;

// Control forms

export const oneOf = (by: Who, ...of: Branch[]): EffectOf<'oneOf'> => ({ do: 'oneOf', by, of });
/** Several different ones, all picked before the first is carried out. */
export const severalOf = (by: Who, pick: number, ...of: Branch[]): Effect => ({
  do: 'oneOf',
  by,
  of,
  pick,
  commitFirst: true,
});
export const branch = (id: string, effects: List, onlyIf?: Condition): Branch =>
  onlyIf ? { id, if: onlyIf, do: effects } : { id, do: effects };
export const may = (by: Who, then: List): Effect => ({ do: 'may', by, then });
export const pay = (by: Who, price: Effect, then: List, otherwise: List): Effect => ({
  do: 'pay',
  by,
  price,
  then,
  otherwise,
});
export const when = (condition: Condition, then: List, otherwise?: List): Effect =>
  otherwise ? { do: 'when', if: condition, then, otherwise } : { do: 'when', if: condition, then };

export const roll = (by: Who, ...lines: RollLine[]): Effect => ({ do: 'roll', by, lines });
export const atLeast = (n: number, effects: List): RollLine => ({ atLeast: n, do: effects });
export const atMost = (n: number, effects: List): RollLine => ({ atMost: n, do: effects });

interface Results {
  readonly pass?: List;
  readonly partial?: CheckSpec['partial'];
  readonly fail?: List;
}

/** The numbers and results of a check; a result that is left out does nothing. */
export const skillCheck = (difficulty: number, skills: readonly Skill[], results: Results): CheckSpec => ({
  difficulty,
  skills,
  pass: [],
  fail: [],
  ...results,
});
/** A check made by an effect; the target is whom it is about. */
export const check = (spec: CheckSpec, target?: string): Effect =>
  target === undefined ? { do: 'check', check: spec } : { do: 'check', check: spec, target };
export const setOutcome = (outcome: 'pass' | 'fail'): Effect => ({ do: 'setOutcome', outcome });
/** The number is said, and the die not rolled. */
export const setRoll = (n: Amount): Effect => ({ do: 'setRoll', n });

export const choosePlayer = (as: string, by: Who, ...filter: PlayerFilter[]): EffectOf<'choosePlayer'> => ({
  do: 'choosePlayer',
  as,
  by,
  filter,
});
/** A choice for which nobody is asked where what it is for is forbidden. */
export const ifAllowed = (needs: RulingName, choice: EffectOf<'choosePlayer' | 'oneOf'>): Effect => ({
  ...choice,
  needs,
});
export const chooseSkill = (as: string, by: Who, among: readonly Skill[]): Effect => ({
  do: 'chooseSkill',
  as,
  by,
  among,
});
export const chooseResource = (as: string, by: Who, among: readonly Resource[]): Effect => ({
  do: 'chooseResource',
  as,
  by,
  among,
});
/** A location of Galactica that is not hazardous, or one of the hazardous ones named. */
export const chooseLocation = (as: string, by: Who, hazardous: readonly string[] = []): Effect => ({
  do: 'chooseLocation',
  as,
  by,
  board: 'galactica',
  hazardous,
});

/** Binds a name to whoever a role stands for now. */
export const remember = (as: string, who: Who): Effect => ({ do: 'remember', as, who });
export const inForce = (until: Scope, modifier: Modifier): Effect => ({ do: 'inForce', modifier, until });
/** In force until it has counted once. */
export const inForceOnce = (until: Scope, modifier: Modifier): Effect => ({
  do: 'inForce',
  modifier,
  until,
  once: true,
});
/** Changes the difficulty of the running check. */
export const changeDifficulty = (add: number): Effect =>
  inForce('this-check', { on: 'check-difficulty', add });
export const later = (window: WindowName, then: List): Effect => ({ do: 'later', window, then });
/** The event that is being answered does not happen. */
export const prevent = (): Effect => ({ do: 'prevent' });
export const rollAgain = (): Effect => ({ do: 'again', what: 'roll' });
export const drawCrisisAgain = (): Effect => ({ do: 'again', what: 'crisis-draw' });
export const chooseBoxAgain = (by: Who): Effect => ({ do: 'again', what: 'box', by, final: true });

// Resources, tracks, distance

export const lose = (resource: Resource, n: Amount): Effect => ({ do: 'lose', resource, n });
export const gain = (resource: Resource, n: Amount): Effect => ({ do: 'gain', resource, n });
/** Gains a resource that was chosen earlier. */
export const gainChosen = (as: string, n: Amount): Effect => ({ do: 'gain', resource: 'bound', n, as });
export const moveJumpTrack = (n: number): Effect => ({ do: 'track', track: 'jump', n });
export const jump = (): Effect => ({ do: 'jump' });

// Cards

export const drawSkill = (who: Who, n: number, from: EffectOf<'drawSkill'>['from']): Effect => ({
  do: 'drawSkill',
  who,
  n,
  from,
});
export const discard = (who: Who | WhoAll, n: number | 'all'): Effect => ({ do: 'discardSkill', who, n });
/** The strength of what is discarded is bound. */
export const discardAs = (as: string, who: Who, n: number): Effect => ({ do: 'discardSkill', who, n, as });
export const discardRandom = (who: Who | WhoAll, n: number): Effect => ({
  do: 'discardSkill',
  who,
  n,
  random: true,
});
export const drawCards = (deck: 'quorum' | 'super-crisis', who: Who, n: number): Effect => ({
  do: 'drawCards',
  deck,
  who,
  n,
});
export const discardCards = (deck: 'super-crisis', who: Who, n: number): Effect => ({
  do: 'discardCards',
  deck,
  who,
  n,
});
/** Draws several cards, carries one out and puts the rest away. */
export const drawAndRunOne = (deck: DeckName, by: Who, n: number, rest: 'bottom' | 'discard'): Effect => ({
  do: 'drawSeveral',
  deck,
  by,
  n,
  keep: 'run',
  rest,
});
export const arrange = (deck: DeckName, by: Who): Effect => ({ do: 'arrange', deck, by });
export const addCheckCards = (from: 'destiny' | Skill, n: number): Effect => ({
  do: 'addCheckCards',
  from,
  n,
});
export const takeCheckCards = (who: Who): Effect => ({ do: 'takeCheckCards', who });
export const takeFromHand = (by: Who, from: string): Effect => ({ do: 'takeFromHand', by, from });
/** What becomes of the card that says so. */
export const putCard = (where: Exclude<EffectOf<'putCard'>['where'], 'give'>): Effect => ({
  do: 'putCard',
  where,
});
export const giveCard = (to: string): Effect => ({ do: 'putCard', where: 'give', to });
export const playQuorum = (who: Who): Effect => ({ do: 'playQuorum', who });
export const playSuperCrisis = (who: Who): Effect => ({ do: 'playSuperCrisis', who });
export const nextCrisis = (): Effect => ({ do: 'nextCrisis' });

// People

/** Sends characters to a location; `from` names the place that they could not leave otherwise. */
export const send = (who: Who | WhoAll, to: string, from?: string): Effect =>
  from === undefined ? { do: 'send', who, to } : { do: 'send', who, to, from };
export const charactersIn = (location: string): WhoAll => ({ charactersIn: location });
export const each = (...who: readonly Who[]): WhoAll => ({ each: who });
export const charactersOn = (board: 'galactica' | 'colonial-one'): WhoAll => ({ charactersOn: board });
export const giveTitle = (title: Title, to: Who): Effect => ({ do: 'giveTitle', title, to });
export const grant = (who: Who, what: Options<EffectOf<'grant'>, 'move' | 'actions' | 'order'>): Effect => ({
  do: 'grant',
  who,
  ...what,
});
/** Uses a location, wherever one is; the reasons named do not count. */
export const activateLocation = (who: Who, waive: readonly Waivable[], among?: readonly string[]): Effect =>
  among ? { do: 'activateLocation', who, among, waive } : { do: 'activateLocation', who, waive };
export const launchSelf = (who: Who): Effect => ({ do: 'launchSelf', who });
export const takeLaunchedViper = (who: Who): Effect => ({ do: 'takeLaunchedViper', who });
export const lookAtOneLoyalty = (viewer: Who, owner: Who): Effect => ({ do: 'lookLoyalty', viewer, owner });
export const lookAtAllLoyalty = (viewer: Who, owner: Who): Effect => ({
  do: 'lookLoyalty',
  viewer,
  owner,
  all: true,
});
export const giveLoyalty = (from: Who, to: string): Effect => ({ do: 'giveLoyalty', from, to });
/** The Loyalty card that says so is turned face up. */
export const showCard = (): Effect => ({ do: 'showCard' });
export const addNotACylon = (n: number): Effect => ({ do: 'addNotACylon', n });
export const sleeperAgents = (): Effect => ({ do: 'sleeperAgents' });
export const becomeCylon = (who: Who, superCrisis: boolean): Effect => ({
  do: 'becomeCylon',
  who,
  superCrisis,
});
export const changeNukes = (change: number): Effect => ({ do: 'nukes', change });

// Space

export const place = (ships: Layout): Effect => ({ do: 'place', ships });
export const placeCenturions = (n: number): Effect => ({ do: 'centurions', n });
export const activate = (...icons: CylonIcon[]): Effect => ({ do: 'activate', icons });
/** Activates only the ships that this card has placed. */
export const activatePlaced = (...icons: CylonIcon[]): Effect => ({ do: 'activate', icons, only: 'placed' });
export const launch = (raiders: number, heavyRaiders: number): Effect => ({
  do: 'launch',
  raiders,
  heavyRaiders,
});
export const destroyShips = (ship: EffectOf<'destroyShips'>['ship'], n: number): Effect => ({
  do: 'destroyShips',
  ship,
  n,
});
export const withdrawVipers = (): Effect => ({ do: 'withdrawVipers' });
export const drawAndDestroyCivilian = (n: number): Effect => ({ do: 'drawAndDestroy', n });
export const damageGalactica = (n: number): Effect => ({ do: 'damageGalactica', n });
export const pickDamage = (by: Who, draw: number, keep: number): Effect => ({
  do: 'pickDamage',
  by,
  draw,
  keep,
});
export const damageVipers = (n: number, where: 'reserves' | 'space'): Effect => ({
  do: 'damageVipers',
  n,
  where,
});
export const repairLocation = (at: Who): Effect => ({ do: 'repairLocation', at });
export const repairVipers = (by: Who, upTo: number): Effect => ({ do: 'repairVipers', by, upTo });
/** Brings vipers back to the Reserves, destroyed ones too. */
export const restoreVipers = (by: Who, upTo: number): Effect => ({
  do: 'repairVipers',
  by,
  upTo,
  destroyedToo: true,
});
/** Brings raptors back to the Reserves; whoever is named may decline. */
export const restoreRaptor = (n: number, by?: Who): Effect =>
  by === undefined ? { do: 'restoreRaptor', n } : { do: 'restoreRaptor', n, by };
export const activateVipers = (who: Who, upTo: number): Effect => ({ do: 'activateVipers', who, upTo });
export const ownViperAttacks = (who: Who, upTo: number): Effect => ({ do: 'ownViperAttacks', who, upTo });
export const attackFromGalactica = (by: Who): Effect => ({ do: 'attackFromGalactica', by });
export const attackCenturion = (by: Who): Effect => ({ do: 'attackCenturion', by });
export const launchNuke = (by: Who): Effect => ({ do: 'nuke', by });
export const scoutCivilians = (by: Who, n: number): Effect => ({ do: 'scoutCivilians', by, n });
export const placeCivilians = (n: number): Effect => ({ do: 'placeCivilians', n });
