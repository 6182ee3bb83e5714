import type { Asking, Frame, Option } from '@ragtag/kernel';
import type { AreaOption } from '../../asks/ship-options';
import type { Cause } from '../../effects/types';
import { type ClassOption, classOptions, pickerOfClass } from '../../in-play/viper-classes';
import { moveShip } from '../../operations/space';
import { type G, rules } from '../../rules';
import type { State } from '../../state';
import { plain } from '../../state/shapes';
import { nearest, pilotsIn, raidersInSpace } from '../../table/queries';
import { towardsNearest } from '../../table/ring';
import { classesIn } from '../../table/vipers';
import { type Area, areas, type PerArea, type Seat, type ViperClass } from '../../terms';

export interface ActivateRaiders {
  /** Raiders that have not acted yet, by area; null stands for all on the board. */
  toAct: PerArea | null;
  /** The area being resolved. */
  area: Area | null;
  /** How often Scar is still to act, once it has begun to. */
  scarActs?: number;
  /** Where the others act, while Scar does so elsewhere. */
  home?: Area;
}

declare module '../../rules' {
  interface Procedures {
    'activate-raiders': ActivateRaiders;
  }
  interface Asks {
    'activation-area': Asking<AreaOption>;
    'attack-pilot': Asking<PilotOption>;
    'attack-viper': Asking<ClassOption>;
  }
}

rules.locals('activate-raiders', { toAct: plain, scarActs: plain });

rules.ask<AreaOption, ActivateRaiders>('activation-area', {
  options: (g, { toAct }) => areas.filter((a) => mayAct(g.state, toAct, a) > 0).map((id) => ({ id })),
  chosen: (_g, frame, [pick]) => {
    frame.area = pick.id;
  },
});

/** How many raiders of an area are still to act. */
function mayAct(s: State, toAct: ActivateRaiders['toAct'], area: Area): number {
  return Math.min(toAct?.[area] ?? 0, s.areas[area].raiders);
}

interface PilotOption extends Option {
  readonly pilot: Seat;
}

rules.ask<PilotOption, ActivateRaiders>('attack-pilot', {
  options: (g, { area }) =>
    area === null
      ? []
      : pilotsIn(g.state, area).map((pilot) => ({ id: g.state.players[pilot].character, pilot })),
  chosen: (g, { area }, [pick]) => attackPilot(g, area, pick.pilot),
});

rules.ask<ClassOption, ActivateRaiders>('attack-viper', {
  options: (g, { area }) => (area === null ? [] : classOptions(g.state.areas[area].vipers)),
  chosen: (g, { area }, [{ id }]) => attack(g, 'viper', area, null, id),
});

function attackPilot(g: G, area: Area | null, pilot: Seat): void {
  const { piloting } = g.state.players[pilot];
  if (piloting) attack(g, 'viper', area, pilot, piloting.ship);
}

/** Whether somebody keeps a raider off without a roll. */
function isKeptOff(g: G, area: Area | null): boolean {
  const misses = nearest(g.state, 'activate')?.misses;
  const left = area === null ? 0 : (misses?.[area] ?? 0);
  if (misses && area !== null && left > 0) misses[area] = left - 1;
  return left > 0;
}

function attack(
  g: G,
  on: 'viper' | 'galactica',
  area: Area | null,
  pilot: Seat | null,
  ship: ViperClass | null,
): void {
  if (isKeptOff(g, area)) {
    g.facts.push({ fact: 'attack', by: 'raider', attacker: null, on, area, pilot, result: 'missed' });
    return;
  }
  // rule: dice.cylon-attacks-roller
  rules.call(g, 'attack', {
    roller: g.state.turn.seat,
    attack: { by: 'raider', on, area, pilot, basestar: null, ship },
  });
}

const raiderCause: Cause = Object.freeze({ kind: 'attack', id: 'raider' });

/** One raider takes the first possible item of its list. rule: activation.raiders.each */
function act(g: G, area: Area, isScar = false): void {
  const s = g.state;
  const { vipers, civilians } = s.areas[area];
  const classes = classesIn(vipers);
  if (classes.length === 1) attack(g, 'viper', area, null, classes[0]);
  else if (classes.length > 1) rules.put(g, pickerOfClass(g), 'attack-viper');
  else if (pilotsIn(s, area).length > 0) rules.put(g, s.turn.seat, 'attack-pilot');
  else if (civilians.length > 0) rules.put(g, s.turn.seat, 'destroy-civilian', { area, cause: raiderCause });
  else {
    // rule: activation.raiders.move-tie, activation.raiders.galactica
    const next = towardsNearest(area, (a) => s.areas[a].civilians.length > 0);
    if (next) {
      moveShip(g, 'raiders', area, next, 'activation.raiders.move');
      if (isScar) g.state.marks.scar = next;
    } else attack(g, 'galactica', area, null, null);
  }
}

/** Activating raiders, area by area. rule: activation.area-order */
rules.procedure('activate-raiders', {
  muster(g, frame) {
    if (frame.toAct !== null) return;
    // rule: activation.raiders.none-launch
    if (raidersInSpace(g.state) === 0) {
      rules.finish(g);
      rules.call(g, 'launch', { raiders: 2, heavyRaiders: 0 });
      return;
    }
    // rule: activation.once-per-activation — whoever moves into an area is not counted there
    frame.toAct = {};
    for (const area of areas) {
      const { raiders } = g.state.areas[area];
      if (raiders > 0) frame.toAct[area] = raiders;
    }
  },
  chooseArea(g) {
    if (!rules.put(g, g.state.turn.seat, 'activation-area')) rules.finish(g);
  },
  // rule: activation.raiders.one-at-a-time
  actInArea(g, frame) {
    if (frame.home !== undefined) {
      frame.area = frame.home;
      frame.home = undefined;
    }
    const { area, toAct } = frame as Frame & { area: Area; toAct: PerArea };
    const { scar } = g.state.marks;
    // Scar acts a second time, wherever it is by now.
    if (frame.scarActs === 1 && scar !== null) {
      frame.scarActs = 0;
      frame.home = area;
      frame.area = scar;
      frame.i--;
      act(g, scar, true);
      return;
    }
    const left = mayAct(g.state, toAct, area);
    if (left === 0) {
      toAct[area] = 0;
      rules.goTo(frame, 'chooseArea');
      return;
    }
    toAct[area] = left - 1;
    frame.i--;
    const isScar = scar === area && frame.scarActs === undefined;
    if (isScar) frame.scarActs = 1;
    act(g, area, isScar);
  },
});
