import { quorumCards } from '../cards/tables';
import type { Cause, CheckSpec, Condition, Modifier, RulingName, ShipKind, Who } from '../effects/types';
import type { G, Procedures } from '../rules';
import { script } from '../scripts';
import type { Player, State } from '../state';
import {
  anyInTheRed,
  basestarsIn,
  basestarsInPlay,
  boardOf,
  cardsLeft,
  centurionsOnTrack,
  charactersIn,
  civiliansInSpace,
  cylonShipsInSpace,
  heavyRaidersInSpace,
  isPilot,
  nearest,
  offTheBoard,
  raidersInSpace,
  unmannedVipersInSpace,
} from '../table/queries';
import { type Area, jumpTrack } from '../terms';
import { eventField, type Scene, seatFor } from './scene';
import { playersThat } from './targets';

/** Conditions are data, so that they can be said as well as tested. */

type Tests = {
  readonly [K in Condition['is']]: (g: G, c: Extract<Condition, { is: K }>, scene: Scene) => boolean;
};

function player(g: G, who: Who, scene: Scene): Player | undefined {
  const seat = seatFor(g.state, who, scene);
  return seat === undefined ? undefined : g.state.players[seat];
}

function countInArea(s: State, ship: ShipKind, area: Area): number {
  const here = s.areas[area];
  switch (ship) {
    case 'raider':
      return here.raiders;
    case 'heavy-raider':
      return here.heavyRaiders;
    case 'basestar':
      return basestarsIn(s, area).length;
    case 'cylon':
      return here.raiders + here.heavyRaiders + basestarsIn(s, area).length;
    case 'civilian':
      return here.civilians.length;
    case 'unmanned-viper':
      return here.vipers;
    case 'viper':
      return here.vipers + s.players.filter((p) => p.piloting === area).length;
  }
}

function countInSpace(s: State, ship: ShipKind): number {
  switch (ship) {
    case 'raider':
      return raidersInSpace(s);
    case 'heavy-raider':
      return heavyRaidersInSpace(s);
    case 'basestar':
      return basestarsInPlay(s).length;
    case 'cylon':
      return cylonShipsInSpace(s);
    case 'civilian':
      return civiliansInSpace(s);
    case 'unmanned-viper':
      return unmannedVipersInSpace(s);
    case 'viper':
      return unmannedVipersInSpace(s) + s.players.filter((p) => p.piloting !== null).length;
  }
}

type Attack = Procedures['attack']['attack'];

/** The attack that is being made: announced, or already at the die. */
function runningAttack(s: State): Attack | null {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const { p } = s.stack[i];
    if (p === 'die-roll' || p === 'attack')
      return (s.stack[i] as unknown as { attack: Attack | null }).attack;
  }
  return null;
}

/** What a card or an ability has put in force for a check. */
function inForceFor(check: Procedures['skill-check'] | undefined, on: RulingName): Modifier[] {
  const mods = check?.mods.map(({ modifier }) => script<Modifier>(modifier)) ?? [];
  return mods.filter((modifier) => modifier.on === on);
}

const tests: Tests = {
  not: (g, c, scene) => !test(g, c.it, scene),
  all: (g, c, scene) => c.of.every((each) => test(g, each, scene)),
  any: (g, c, scene) => c.of.some((each) => test(g, each, scene)),
  'distance-at-most': (g, c) => g.state.distance <= c.n,
  'resource-at-most': (g, c) => g.state.resources[c.resource] <= c.n,
  'resource-in-the-red': (g) => anyInTheRed(g.state),
  at: (g, c, scene) => player(g, c.who, scene)?.location === c.location,
  on: (g, c, scene) => {
    const p = player(g, c.who, scene);
    return p !== undefined && boardOf(p) === c.board;
  },
  'off-the-board': (g, c, scene) => {
    const p = player(g, c.who, scene);
    return p !== undefined && offTheBoard(p);
  },
  'sharing-location': (g, c, scene) => {
    const here = player(g, c.who, scene)?.location ?? null;
    return here !== null && charactersIn(g.state, here).length > 1;
  },
  pilot: (g, c, scene) => {
    const p = player(g, c.who, scene);
    return p !== undefined && isPilot(p);
  },
  'started-piloting': (g, c, scene) =>
    g.state.turn.startedPiloting && seatFor(g.state, c.who, scene) === g.state.turn.seat,
  piloting: (g, c, scene) => (player(g, c.who, scene)?.piloting ?? null) !== null,
  holds: (g, c, scene) => g.state.titles[c.title] === seatFor(g.state, c.who, scene),
  'sympathizer-cylon': (g, c, scene) => player(g, c.who, scene)?.cylon === 'sympathizer',
  'skill-cards': (g, c, scene) => {
    const n = player(g, c.who, scene)?.hand.length ?? 0;
    return c.exactly === undefined ? n >= (c.atLeast ?? 0) : n === c.exactly;
  },
  nukes: (g, c) => g.state.nukes >= c.atLeast,
  'in-reserves': (g, c) => g.state.reserves[c.ship === 'viper' ? 'vipers' : 'raptors'] >= c.atLeast,
  'damaged-vipers': (g, c) => g.state.damagedVipers >= c.atLeast,
  destroyed: (g, c) => g.state.destroyed[c.ship === 'viper' ? 'vipers' : 'raptors'] >= c.atLeast,
  'location-damaged': (g, c, scene) => {
    const here = player(g, c.at, scene)?.location;
    return here !== null && here !== undefined && g.state.damagedLocations.includes(here);
  },
  centurions: (g, c) => centurionsOnTrack(g.state) >= c.atLeast,
  'ships-in-space': (g, c, scene) => {
    if (c.areaOf === undefined) return countInSpace(g.state, c.ship) >= c.atLeast;
    const area = player(g, c.areaOf, scene)?.piloting ?? null;
    return area !== null && countInArea(g.state, c.ship, area) >= c.atLeast;
  },
  'super-crises': (g, c, scene) => (player(g, c.who, scene)?.superCrises.length ?? 0) >= c.atLeast,
  'hidden-loyalty': (g, c, scene) =>
    (player(g, c.who, scene)?.loyalty.filter((l) => !l.faceUp).length ?? 0) >= c.atLeast,
  'quorum-cards': (g, c, scene) => {
    const playable = g.state.quorumHand.filter((card) => {
      const { action } = quorumCards[card];
      return !action.if || test(g, action.if, scene);
    });
    return playable.length >= c.atLeast;
  },
  'cards-left': (g, c) => c.decks.some((deck) => cardsLeft(g.state, deck) > 0),
  somebody: (g, c, scene) => playersThat(g, c.filter, scene).length > 0,
  'track-space-blue': (g) => jumpTrack[g.state.jump].ftl,
  'viper-can-act': (g) => g.state.reserves.vipers + unmannedVipersInSpace(g.state) > 0,
  'viper-to-fly': (g) => g.state.reserves.vipers + unmannedVipersInSpace(g.state) > 0,
  'your-turn': (g, _c, scene) => g.state.turn.seat === scene.you,
  'turn-step': (g, c) => g.state.turn.step === c.step,
  'turn-number': (g, c, scene) => g.state.players[scene.you].turns === c.n,
  'check-of': (g, c) => {
    const cause = nearest(g.state, 'skill-check')?.cause;
    return (
      cause !== undefined && cause.kind === c.source && (c.ids === undefined || c.ids.includes(cause.id))
    );
  },
  'check-target': (g, c, scene) => {
    const target = nearest(g.state, 'skill-check')?.target ?? null;
    return target !== null && target === seatFor(g.state, c.who, scene);
  },
  'drawn-by': (g, c, scene) => nearest(g.state, 'crisis')?.seat === seatFor(g.state, c.who, scene),
  'attack-on': (g, c) => runningAttack(g.state)?.on === c.ship,
  'attack-by': (g, c) => runningAttack(g.state)?.by === c.ship,
  'attacked-viper-piloted': (g) => (runningAttack(g.state)?.pilot ?? null) !== null,
  'skill-card-used': (g, c, scene) => {
    const action = nearest(g.state, 'action');
    return action?.cardUsed === c.id && action.seat === seatFor(g.state, c.by, scene);
  },
  'destroyed-ship': (g, c) => {
    const ship = nearest(g.state, 'ship-destroyed')?.ship;
    return ship !== undefined && (c.ship as readonly string[]).includes(ship);
  },
  'title-went-to': (g, c, scene) => {
    const change = nearest(g.state, 'change-title');
    return change?.title === c.title && change.to === seatFor(g.state, c.who, scene);
  },
  'check-counts': (g, c) => {
    const check = nearest(g.state, 'skill-check');
    return (
      check !== undefined &&
      (script<CheckSpec>(check.check).skills.includes(c.skill) ||
        inForceFor(check, 'card-value').some((m) => m.value === 'positive' && m.cards?.skill === c.skill))
    );
  },
  'check-faceup': (g) => inForceFor(nearest(g.state, 'skill-check'), 'faceup').length > 0,
  'check-reckless': (g) => nearest(g.state, 'skill-check')?.reckless ?? false,
  'check-outcome': (g, c) => {
    const outcome = nearest(g.state, 'skill-check')?.outcome ?? null;
    return outcome !== null && c.outcome.includes(outcome);
  },
  'check-total': (g, c) => {
    const check = nearest(g.state, 'skill-check');
    return (
      check?.revealed === true &&
      check.total >= (c.atLeast ?? check.total) &&
      check.total <= (c.atMost ?? check.total)
    );
  },
  event: (_g, c, scene) => (c.among as readonly unknown[]).includes(eventField(scene, c.field)),
  'event-bound': (_g, c, scene) => {
    const value = eventField(scene, c.field);
    return value !== undefined && value === scene.bind[c.as];
  },
  'event-about': (g, c, scene) => {
    const seat = seatFor(g.state, c.who, scene);
    return seat !== undefined && eventField(scene, c.field) === seat;
  },
  'caused-by': (_g, c, scene) => {
    const cause = eventField(scene, 'cause') as Cause | undefined;
    return cause !== undefined && c.kinds.includes(cause.kind) && (c.ids?.includes(cause.id) ?? true);
  },
  'discard-of': (g, c, scene) => {
    const seat = seatFor(g.state, c.who, scene);
    return nearest(g.state, 'discard-skills')?.demands.some((d) => d.seat === seat) ?? false;
  },
  'about-this-card': (_g, _c, scene) =>
    scene.cause?.card !== undefined &&
    eventField(scene, 'card') === scene.cause.card &&
    (eventField(scene, 'owner') ?? eventField(scene, 'seat')) === scene.you,
};

/** Whether a condition holds, seen from a scene. */
export function test(g: G, condition: Condition, scene: Scene): boolean {
  return (tests[condition.is] as (g: G, c: Condition, scene: Scene) => boolean)(g, condition, scene);
}
