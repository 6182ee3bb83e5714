import type { Keyword, Resource, Trait, Until } from '../terms';
import type {
  Activated,
  Amount,
  Condition,
  Continuous,
  Effect,
  EventName,
  Filter,
  Mode,
  Modifier,
  Plan,
  Price,
  Ref,
  Replacement,
  Reveal,
  Slot,
  TargetSpec,
  Trigger,
  Way,
  Which,
  Who,
} from './types';

/** The words that cards are written in. */

// Targets

export const a = (filter: Filter = {}, not?: readonly string[]): TargetSpec => ({
  kind: 'unit',
  filter,
  not,
});
export const aMission = (filter: Filter = {}): TargetSpec => ({ kind: 'mission', filter });
export const aStack = (filter: Filter = {}): TargetSpec => ({ kind: 'stack', filter });
export const aPlayer: TargetSpec = { kind: 'player', filter: {} };
export const anOpponent: TargetSpec = { kind: 'player', filter: { of: 'opponent-of-you' } };
export const aThreat: TargetSpec = { kind: 'threat', filter: {} };
export const anyCard: TargetSpec = { kind: 'threatening', filter: {} };
export const fromDiscard = (filter: Filter = {}): TargetSpec => ({ kind: 'discard', filter });
export const fromHand = (filter: Filter = {}): TargetSpec => ({ kind: 'hand', filter });
/** A unit as strong as what is printed on a card chosen before. */
export const aMatchFor = (powerOf: string, filter: Filter): TargetSpec => ({ kind: 'unit', filter, powerOf });
export const all = (filter: Filter = {}): { readonly all: Filter } => ({ all: filter });
export const allMissions = (filter: Filter = {}): Which => ({ all: filter, kind: 'mission' });
export const one = (filter: Filter): Slot => ({ n: 1, filter });
export const some = (n: number, filter: Filter): Slot => ({ n, filter });

export const inStack = (filter: Filter): TargetSpec => ({ kind: 'in-stack', filter });
/** What a price takes without calling it a target: one own unit, or any number of them. */
export const ownUnit = (filter: Filter = {}): TargetSpec => ({
  kind: 'unit',
  filter: { ...filter, of: 'you' },
  untargeted: true,
});
export const anyNumber = (filter: Filter): TargetSpec => ({ ...ownUnit(filter), many: true });
export const anOpponentWith = (having: Filter): TargetSpec => ({
  kind: 'player',
  filter: { of: 'opponent-of-you' },
  having,
});

// Timings

const ways = (what: Ref, ...how: Way[]): Price => ({ what, ways: how });

/** "Commit:" */
export const commitFor = (plan: Plan): Activated => ({
  when: 'use',
  price: [ways('this', 'commit')],
  ...plan,
});
/** "Exhaust:" */
export const exhaustFor = (plan: Plan): Activated => ({
  when: 'use',
  price: [ways('this', 'exhaust')],
  ...plan,
});
/** "Commit and exhaust:" */
export const commitAndExhaustFor = (plan: Plan): Activated => ({
  when: 'use',
  price: [ways('this', 'commit', 'exhaust')],
  ...plan,
});
/** "Commit the host:" */
export const commitHostFor = (plan: Plan): Activated => ({
  when: 'use',
  price: [ways('host', 'commit')],
  ...plan,
});
/** Any other price. */
export const activated = (plan: Plan & { readonly limit?: 'turn' }): Activated => ({ when: 'use', ...plan });
export const pay = (what: Ref, ...how: Way[]): Price => ways(what, ...how);

export const when = (on: EventName, plan: Plan & { readonly limit?: 'turn' }): Trigger => ({
  when: 'event',
  on,
  ...plan,
});
export const mayWhen = (
  on: EventName,
  plan: Plan & { readonly limit?: 'turn'; readonly inHand?: true },
): Trigger => ({ when: 'event', on, may: true, ...plan });
export const instead = (on: Replacement['on'], plan: Plan): Replacement => ({ when: 'instead', on, ...plan });
export const always = (...modifiers: Modifier[]): Continuous => ({ when: 'always', modifiers });

// Changes while in play

export const morePower = (of: Modifier['of'], add: Amount, onlyIf?: Condition): Modifier => ({
  on: 'power',
  of,
  add,
  if: onlyIf,
});
export const hasKeyword = (of: Modifier['of'], gives: Keyword): Modifier => ({ on: 'keyword', of, gives });
export const hasTrait = (of: Modifier['of'], gives: Trait): Modifier => ({ on: 'trait', of, gives });
export const moreDefense = (add: number): Modifier => ({ on: 'fleet-defense', of: 'everybody', add });
export const cannotChallenge = (of: Modifier['of']): Modifier => ({ on: 'may-challenge', of, no: true });

export const moreMystic = (of: Modifier['of'], add: number): Modifier => ({ on: 'mystic', of, add });
export const notSingular = (of: Modifier['of']): Modifier => ({ on: 'singular', of, no: true });
export const challengeCosts = (add: number): Modifier => ({ on: 'challenge-price', of: 'everybody', add });
export const defendedBy = (of: Modifier['of'], powerAtLeast: number): Modifier => ({
  on: 'may-defend-against',
  of,
  powerAtLeast,
});
export const fillsTwo = (of: Modifier['of']): Modifier => ({ on: 'fills-two', of });

// Conditions

export const not = (it: Condition): Condition => ({ is: 'not', it });
export const both = (...of: Condition[]): Condition => ({ is: 'all', of });
export const isChallenger = (what: Ref): Condition => ({ is: 'role', what, role: 'challenger' });
export const isDefender = (what: Ref): Condition => ({ is: 'role', what, role: 'defender' });
export const challengesThreat = (what: Ref): Condition => ({ is: 'role', what, role: 'challenging-threat' });
export const inPhase = (phase: 'ready' | 'execution' | 'cylon'): Condition => ({ is: 'phase', phase });
export const controls = (filter: Filter, who: Who = 'you'): Condition => ({ is: 'controls', who, filter });
export const inChallenge: Condition = { is: 'challenge' };
export const isThis = (what: Ref): Condition => ({ is: 'same', what, as: 'this' });
export const isYou = (who: Who): Condition => ({ is: 'player', who, as: 'you' });
export const matches = (what: Ref, filter: Filter): Condition => ({ is: 'matches', what, filter });

export const challenging = (what: Ref, against: Filter): Condition => ({ is: 'challenging', what, against });
export const opponentHasNo = (what: Ref, filter: Filter): Condition => ({
  is: 'opponent-has-no',
  what,
  filter,
});
export const isHost = (what: Ref): Condition => ({ is: 'same', what, as: 'host' });
export const told = (name: string): Condition => ({ is: 'told', name });
export const cardHas = (trait: Trait): Condition => ({ is: 'card-has', trait });
export const cardIs = (type: 'personnel' | 'ship'): Condition => ({ is: 'card-is', type });
export const challengeKind = (kind: 'personnel' | 'ship'): Condition => ({ is: 'challenge-kind', kind });

// Instructions

export const ready = (what: Which): Effect => ({ do: 'ready', what });
export const commit = (what: Which): Effect => ({ do: 'commit', what });
export const exhaust = (what: Which): Effect => ({ do: 'exhaust', what });
export const restore = (what: Which): Effect => ({ do: 'restore', what });
export const defeat = (what: Which, and?: Ref): Effect => ({ do: 'defeat', what, and });
export const sacrifice = (what: Which): Effect => ({ do: 'sacrifice', what });
export const returnToHand = (what: Which): Effect => ({ do: 'returnToHand', what });
export const toDeck = (what: Which, where: 'top' | 'shuffled'): Effect => ({ do: 'toDeck', what, where });
export const power = (what: Which, n: Amount, more: { if?: Condition; until?: Until } = {}): Effect => ({
  do: 'power',
  what,
  n,
  ...more,
});
export const threatValue = (what: Ref, n: number, until?: Until): Effect => ({
  do: 'threatValue',
  what,
  n,
  until,
});
export const grant = (what: Which, gives: Trait | Keyword, until?: Until): Effect => ({
  do: 'grant',
  what,
  gives,
  until,
});
export const strip = (what: Ref, takes: Trait, until?: Until): Effect => ({
  do: 'strip',
  what,
  takes,
  until,
});
export const protect = (what: Ref, from: 'all' | 'power'): Effect => ({ do: 'protect', what, from });
export const inForce = (modifier: Modifier, until?: Until): Effect => ({ do: 'inForce', modifier, until });
export const gain = (who: Who, n: Amount): Effect => ({ do: 'gain', who, n });
export const lose = (who: Who, n: Amount): Effect => ({ do: 'lose', who, n });
export const draw = (who: Who, n: Amount): Effect => ({ do: 'draw', who, n });
export const discard = (who: Who, n: number): Effect => ({ do: 'discard', who, n });
export const discardHand = (who: Who): Effect => ({ do: 'discardHand', who });
export const mill = (who: Who, n: Amount): Effect => ({ do: 'mill', who, n });
export const recover = (what: Ref): Effect => ({ do: 'recover', what });
export const showHand = (who: Who): Effect => ({ do: 'showHand', who });
export const generate = (makes: Resource): Effect => ({ do: 'generate', makes });
export const nextReveal = (
  who: Who,
  how: Reveal,
  more: { until?: 'turn' | 'challenge'; target?: Ref } = {},
): Effect => ({ do: 'nextReveal', who, how, ...more });
export const onlyIf = (condition: Condition, then: readonly Effect[]): Effect => ({
  do: 'if',
  if: condition,
  then,
});
export const later = (...then: Effect[]): Effect => ({ do: 'later', then });
export const choose = (as: string, target: TargetSpec): Effect => ({ do: 'choose', as, target });
export const extraActions = (n: number): Effect => ({ do: 'extraActions', n });

/** Each of these players chooses one thing, and a card for it; all results happen together. */
export const eachPlayer = (who: Who, ...of: Mode[]): Effect => ({ do: 'eachPlayer', who, of });
export const mode = (id: string, choose: TargetSpec | undefined, ...effects: Effect[]): Mode => ({
  id,
  choose,
  do: effects,
});
/** Each player does this to one own card of this sort. */
export const eachWithOwn = (filter: Filter, ...effects: Effect[]): Effect => ({
  do: 'eachPlayer',
  who: 'each',
  of: [{ id: 'own', choose: { kind: 'unit', filter: { ...filter, of: 'you' } }, do: effects }],
});
/** The same done to all of them at once, if there are any. */
export const modeForAll = (id: string, needs: Filter, effect: (what: Which) => Effect): Mode => ({
  id,
  needs,
  do: [effect({ all: needs })],
});

// Instructions of few cards

export const removeThreat = (what: Ref): Effect => ({ do: 'removeThreat', what });
export const toReserve = (what: Ref): Effect => ({ do: 'toReserve', what });
export const separate = (what: Ref): Effect => ({ do: 'separate', what });
export const exchange = (card: Ref, unit: Ref): Effect => ({ do: 'exchange', card, unit });
export const sacrificeSupply = (from: Ref): Effect => ({ do: 'sacrificeSupply', from });
export const threatPower = (n: number): Effect => ({ do: 'threatPower', n });
export const handToDeck = (who: Who): Effect => ({ do: 'handToDeck', who });
export const highStakes = (n: number): Effect => ({ do: 'highStakes', n });
export const compareMystic = (as: string): Effect => ({ do: 'compareMystic', as });
export const redraw = (): Effect => ({ do: 'redraw' });
export const convert = (): Effect => ({ do: 'convert' });
export const lessen = (n: number): Effect => ({ do: 'lessen', n });
export const lessenLoss = (n: number): Effect => ({ do: 'lessenLoss', n });
export const arrange = (deckOf: Who, n: number): Effect => ({ do: 'arrange', deckOf, n });
export const mayMoveTop = (deckOf: Who): Effect => ({ do: 'arrange', deckOf, n: 1, may: true });
export const look = (deckOf: Who): Effect => ({ do: 'look', deckOf });
export const actsFirst = (who: Who): Effect => ({ do: 'actsFirst', who });
export const supply = (from: 'hand' | 'this'): Effect => ({ do: 'supply', from });
export const shield = (threat: Ref, who: Who): Effect => ({ do: 'shield', threat, who });
export const search = (filter: Filter, show: boolean): Effect => ({ do: 'search', filter, show });
export const dig = (n: number, by: Who): Effect => ({ do: 'dig', n, by });
export const showTop = (as: string): Effect => ({ do: 'showTop', as });
export const pickFromHand = (who: Who, to: 'discard' | 'deck-top', filter?: Filter): Effect => ({
  do: 'pickFromHand',
  who,
  to,
  filter,
});
export const notDefeated = (): Effect => ({ do: 'notDefeated' });
export const extraThreat = (): Effect => ({ do: 'extraThreat' });
export const fillPlaces = (n: number, trait?: Trait): Effect => ({ do: 'fillPlaces', n, trait });
export const chooseDefender = (): Effect => ({ do: 'chooseDefender' });
export const joinDefense = (): Effect => ({ do: 'joinDefense' });
export const reformat = (): Effect => ({ do: 'reformat' });
export const reveal = (as: string): Effect => ({ do: 'reveal', as });
export const recycle = (): Effect => ({ do: 'recycle' });
export const endChallenge = (): Effect => ({ do: 'endChallenge' });
export const endPhase = (): Effect => ({ do: 'endPhase' });
export const extraPhases = (): Effect => ({ do: 'extraPhases' });
