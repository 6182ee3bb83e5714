import { type ConditionTests, player } from '../../in-play/condition-test';
import { seatFor } from '../../in-play/scene';
import type { Procedures } from '../../rules';
import type { State } from '../../state';
import {
  basestarsIn,
  basestarsInPlay,
  centurionsOnTrack,
  civiliansInSpace,
  cylonShipsInSpace,
  heavyRaidersInSpace,
  nearest,
  raidersInSpace,
  unmannedVipersInSpace,
} from '../../table/queries';
import type { Area } from '../../terms';
import type { ShipKind } from '../types';

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

export const spaceTests = {
  piloting: (g, c, scene) => (player(g, c.who, scene)?.piloting ?? null) !== null,
  'started-piloting': (g, c, scene) =>
    g.state.turn.startedPiloting && seatFor(g.state, c.who, scene) === g.state.turn.seat,
  nukes: (g, c) => g.state.nukes >= c.atLeast,
  'in-reserves': (g, c) => g.state.reserves[c.ship === 'viper' ? 'vipers' : 'raptors'] >= c.atLeast,
  'damaged-vipers': (g, c) => g.state.damagedVipers >= c.atLeast,
  destroyed: (g, c) => g.state.destroyed[c.ship === 'viper' ? 'vipers' : 'raptors'] >= c.atLeast,
  centurions: (g, c) => centurionsOnTrack(g.state) >= c.atLeast,
  'ships-in-space': (g, c, scene) => {
    if (c.areaOf === undefined) return countInSpace(g.state, c.ship) >= c.atLeast;
    const area = player(g, c.areaOf, scene)?.piloting ?? null;
    return area !== null && countInArea(g.state, c.ship, area) >= c.atLeast;
  },
  'viper-can-act': (g) => g.state.reserves.vipers + unmannedVipersInSpace(g.state) > 0,
  'viper-to-fly': (g) => g.state.reserves.vipers + unmannedVipersInSpace(g.state) > 0,
  'attack-on': (g, c) => runningAttack(g.state)?.on === c.ship,
  'attack-by': (g, c) => runningAttack(g.state)?.by === c.ship,
  'attacked-viper-piloted': (g) => (runningAttack(g.state)?.pilot ?? null) !== null,
  'destroyed-ship': (g, c) => {
    const ship = nearest(g.state, 'ship-destroyed')?.ship;
    return ship !== undefined && (c.ship as readonly string[]).includes(ship);
  },
} satisfies ConditionTests;
