import {
  areas,
  type Condition,
  isDeckName,
  jumpTrack,
  location,
  type PlayerFilter,
  type PlayerView,
  resources,
  type Seat,
  type ShipKind,
  skills,
  type Title,
  type View,
  type Who,
} from '@ragtag/board-game';
import {
  basestarsIn,
  centurionsIn,
  heavyRaidersIn,
  isHumanPlayer,
  isOffTheBoard,
  isPilotView,
  raidersIn,
  seatsOf,
} from '../table';
import type { WeighScene } from './outlook';

/** Conditions read off a view. What a view does not show counts as fulfilled: it will turn out. */

export function seatFor(view: View, who: Who, scene: WeighScene): Seat | undefined {
  switch (who) {
    case 'you':
      return scene.you;
    case 'current':
      return view.turn.seat;
    case 'president':
    case 'admiral':
      return view.titles[who as Title];
    default: {
      const seat = scene.bind[who];
      return typeof seat === 'number' ? seat : undefined;
    }
  }
}

function playerFor(view: View, who: Who, scene: WeighScene): PlayerView | undefined {
  const seat = seatFor(view, who, scene);
  return seat === undefined ? undefined : view.players[seat];
}

export function boardOfView(p: PlayerView): string | null {
  return p.location === null ? null : location(p.location).board;
}

const redZone = { fuel: 4, food: 4, morale: 5, population: 6 } as const;

function unmanned(view: View): number {
  return areas.reduce((n, area) => n + view.areas[area].vipers, 0);
}

export function countShips(view: View, ship: ShipKind): number {
  switch (ship) {
    case 'raider':
      return raidersIn(view);
    case 'heavy-raider':
      return heavyRaidersIn(view);
    case 'basestar':
      return basestarsIn(view);
    case 'cylon':
      return raidersIn(view) + heavyRaidersIn(view) + basestarsIn(view);
    case 'civilian':
      return areas.reduce((n, area) => n + view.areas[area].civilians.length, 0);
    case 'unmanned-viper':
      return unmanned(view);
    case 'viper':
      return unmanned(view) + view.players.filter((p) => p.piloting !== null).length;
  }
}

function shipsWith(view: View, ship: ShipKind, p: PlayerView | undefined): number {
  if (!p || p.piloting === null) return 0;
  const area = p.piloting;
  const { raiders, heavyRaiders, civilians, vipers } = view.areas[area];
  const basestars = view.basestars.filter((b) => b.area === area).length;
  if (ship === 'cylon') return raiders + heavyRaiders + basestars;
  if (ship === 'civilian') return civilians.length;
  if (ship === 'raider') return raiders;
  if (ship === 'heavy-raider') return heavyRaiders;
  return ship === 'basestar' ? basestars : vipers;
}

function count(cards: number | readonly number[]): number {
  return typeof cards === 'number' ? cards : cards.length;
}

type Tests = {
  readonly [K in Condition['is']]: (v: View, c: Extract<Condition, { is: K }>, scene: WeighScene) => boolean;
};

const nearestCheck = (view: View) => view.resolving.findLast((r) => r.what === 'skill-check');
const nearestRoll = (view: View) => view.resolving.findLast((r) => r.what === 'die-roll');

const tests: Tests = {
  not: (v, c, s) => !holdsIn(v, c.it, s),
  all: (v, c, s) => c.of.every((each) => holdsIn(v, each, s)),
  any: (v, c, s) => c.of.some((each) => holdsIn(v, each, s)),
  'distance-at-most': (v, c) => v.distance <= c.n,
  'resource-at-most': (v, c) => v.resources[c.resource] <= c.n,
  'resource-in-the-red': (v) => resources.some((r) => v.resources[r] <= redZone[r]),
  at: (v, c, s) => playerFor(v, c.who, s)?.location === c.location,
  on: (v, c, s) => {
    const p = playerFor(v, c.who, s);
    return p !== undefined && boardOfView(p) === c.board;
  },
  'off-the-board': (v, c, s) => {
    const p = playerFor(v, c.who, s);
    return p !== undefined && isOffTheBoard(p);
  },
  'sharing-location': (v, c, s) => {
    const here = playerFor(v, c.who, s)?.location ?? null;
    return here !== null && v.players.filter((p) => p.location === here).length > 1;
  },
  pilot: (v, c, s) => {
    const p = playerFor(v, c.who, s);
    return p !== undefined && isPilotView(p);
  },
  piloting: (v, c, s) => (playerFor(v, c.who, s)?.piloting ?? null) !== null,
  'started-piloting': (v, c, s) => (playerFor(v, c.who, s)?.piloting ?? null) !== null,
  holds: (v, c, s) => v.titles[c.title] === seatFor(v, c.who, s),
  'sympathizer-cylon': (v, c, s) => playerFor(v, c.who, s)?.cylon === 'sympathizer',
  'skill-cards': (v, c, s) => {
    const n = playerFor(v, c.who, s)?.cards ?? 0;
    return c.exactly === undefined ? n >= (c.atLeast ?? 0) : n === c.exactly;
  },
  nukes: (v, c) => v.nukes >= c.atLeast,
  'in-reserves': (v, c) => v.reserves[c.ship === 'viper' ? 'vipers' : 'raptors'] >= c.atLeast,
  'damaged-vipers': (v, c) => v.damagedVipers >= c.atLeast,
  destroyed: (v, c) => v.destroyed[c.ship === 'viper' ? 'vipers' : 'raptors'] >= c.atLeast,
  'location-damaged': (v, c, s) => {
    const here = playerFor(v, c.at, s)?.location ?? null;
    return here !== null && v.damagedLocations.includes(here);
  },
  centurions: (v, c) => centurionsIn(v) >= c.atLeast,
  'ships-in-space': (v, c, s) =>
    (c.areaOf === undefined ? countShips(v, c.ship) : shipsWith(v, c.ship, playerFor(v, c.areaOf, s))) >=
    c.atLeast,
  'super-crises': (v, c, s) => count(playerFor(v, c.who, s)?.superCrises ?? 0) >= c.atLeast,
  'hidden-loyalty': (v, c, s) =>
    (playerFor(v, c.who, s)?.loyalty.filter((l) => !l.faceUp).length ?? 0) >= c.atLeast,
  'quorum-cards': (v, c) => count(v.quorumHand) >= c.atLeast,
  'cards-left': (v, c) =>
    c.decks.some((deck) => {
      const pile = isDeckName(deck) ? v.decks[deck] : v.skillDecks[skills.indexOf(deck)];
      return pile !== undefined && (pile.cards > 0 || pile.top !== null);
    }),
  somebody: (v, c, s) => playersThat(v, c.filter, s).length > 0,
  'track-space-blue': (v) => jumpTrack[v.jump].ftl,
  'viper-can-act': (v) => v.reserves.vipers + unmanned(v) > 0,
  'viper-to-fly': (v) => v.reserves.vipers + unmanned(v) > 0,
  'your-turn': (v, _c, s) => v.turn.seat === s.you,
  'turn-step': (v, c) => v.turn.step === c.step,
  'turn-number': () => true,
  'check-of': (v, c) => {
    const check = nearestCheck(v);
    if (check?.what !== 'skill-check') return false;
    return check.cause.kind === c.source && (c.ids === undefined || c.ids.includes(check.cause.id));
  },
  'check-target': (v, c, s) => {
    const check = nearestCheck(v);
    return check?.what === 'skill-check' && check.target === seatFor(v, c.who, s);
  },
  'drawn-by': (v, c, s) => {
    const crisis = v.resolving.findLast((r) => r.what === 'crisis');
    return crisis?.what === 'crisis' && crisis.by === seatFor(v, c.who, s);
  },
  'attack-on': (v, c) => {
    const roll = nearestRoll(v);
    return roll?.what === 'die-roll' && roll.attack?.on === c.ship;
  },
  'attack-by': (v, c) => {
    const roll = nearestRoll(v);
    return roll?.what === 'die-roll' && roll.attack?.by === c.ship;
  },
  'attacked-viper-piloted': (v) => {
    const roll = nearestRoll(v);
    return roll?.what === 'die-roll' && (roll.attack?.pilot ?? null) !== null;
  },
  'skill-card-used': () => true,
  'destroyed-ship': () => true,
  'title-went-to': () => true,
  'check-counts': (v, c) => {
    const check = nearestCheck(v);
    return check?.what === 'skill-check' && check.skills.includes(c.skill);
  },
  'check-faceup': () => false,
  'check-reckless': () => false,
  'check-outcome': (v, c) => {
    const check = nearestCheck(v);
    const outcome = check?.what === 'skill-check' ? check.outcome : null;
    return outcome === null || (c.outcome as readonly string[]).includes(outcome);
  },
  'check-total': (v, c) => {
    const check = nearestCheck(v);
    const total = check?.what === 'skill-check' ? check.total : null;
    return total === null || (total >= (c.atLeast ?? total) && total <= (c.atMost ?? total));
  },
  'check-short': (v, c) => {
    const check = nearestCheck(v);
    if (check?.what !== 'skill-check' || check.total === null) return true;
    const short = check.difficulty - check.total;
    return short >= (c.atLeast ?? short) && short <= (c.atMost ?? short);
  },
  event: () => true,
  'event-bound': () => true,
  'event-about': () => true,
  'caused-by': () => true,
  'discard-of': () => true,
  'about-this-card': () => true,
};

/** Whether a condition holds, as far as a view shows. One that this build does not know counts as fulfilled. */
export function holdsIn(view: View, condition: Condition, scene: WeighScene): boolean {
  const test = tests[condition.is] as ((v: View, c: Condition, s: WeighScene) => boolean) | undefined;
  return test ? test(view, condition, scene) : true;
}

function ableToGo(view: View, seat: Seat, to: string): boolean {
  const p = view.players[seat];
  return isHumanPlayer(view, seat) && !isOffTheBoard(p) && p.location !== 'brig' && p.location !== to;
}

type Filters = { readonly [K in PlayerFilter]: (v: View, seat: Seat, s: WeighScene) => boolean };

const filters: Filters = {
  another: (_v, seat, s) => seat !== s.you,
  human: (v, seat) => isHumanPlayer(v, seat),
  admiral: (v, seat) => v.titles.admiral === seat,
  president: (v, seat) => v.titles.president === seat,
  'not-admiral': (v, seat) => v.titles.admiral !== seat,
  'not-president': (v, seat) => v.titles.president !== seat,
  'on-the-board': (v, seat) => v.players[seat].location !== null || v.players[seat].piloting !== null,
  'on-galactica': (v, seat) => boardOfView(v.players[seat]) === 'galactica',
  'in-brig': (v, seat) => v.players[seat].location === 'brig',
  'able-to-go-to-brig': (v, seat) => ableToGo(v, seat, 'brig'),
  'able-to-go-to-sickbay': (v, seat) => ableToGo(v, seat, 'sickbay'),
  'hidden-loyalty': (v, seat) => v.players[seat].loyalty.some((l) => !l.faceUp),
  'skill-cards': (v, seat) => v.players[seat].cards > 0,
};

/** The players that fit every filter; filters that this build does not know let everybody pass. */
export function playersThat(view: View, filter: readonly PlayerFilter[], scene: WeighScene): Seat[] {
  return seatsOf(view).filter((seat) =>
    filter.every((f) => (filters[f] as Filters[PlayerFilter] | undefined)?.(view, seat, scene) ?? true),
  );
}
