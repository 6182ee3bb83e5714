import {
  type Area,
  areas,
  civilianShips,
  classesIn,
  countVipers,
  galacticaTokens,
  launchAreas,
  type OptionOf,
  pilotsIn,
  type View,
  type ViperClass,
  type Vipers,
} from '@ragtag/board-game';
import type { Situation } from '../situation';
import { lossOf } from '../weigh/dials';
import { areaIndex, changed, type InSpace, spaceOf } from '../weigh/forecast';
import { centurionLoss, civilianLoss, raidersLoss } from '../weigh/threat';
import { best, bestFew, bestSeen, type Rule, type Rules } from './rule';

/** Ships and guns. Scores are what it is worth to the humans; a Cylon turns them round. */

function manned(view: View, area: Area): number {
  return pilotsIn(view, area).length;
}

/** What a class of viper has over a plain one. */
function classWorth(ship?: ViperClass): number {
  return ship === undefined || ship === 'viper' ? 0 : 0.02;
}

const shipsWorth = (vipers: Vipers): number =>
  classesIn(vipers).reduce((sum, ship) => sum + vipers[ship] * (1 + classWorth(ship)), 0);

/** How much less the raiders do if there is so much more of something in an area. */
function gainBy(s: Situation, what: InSpace, area: Area, by: number): number {
  const { view, outlook } = s;
  const space = spaceOf(view);
  const after = raidersLoss(view, outlook.weights, changed(space, what, areaIndex(area), by));
  return raidersLoss(view, outlook.weights, space) - after;
}

/** The same if one thing flies from an area to another. */
function gainByMove(s: Situation, what: InSpace, from: Area, to: Area): number {
  const { view, outlook } = s;
  const space = spaceOf(view);
  const moved = changed(changed(space, what, areaIndex(from), -1), what, areaIndex(to), 1);
  return raidersLoss(view, outlook.weights, space) - raidersLoss(view, outlook.weights, moved);
}

/** What one more viper in an area is worth: cover for civilian ships, and somebody to shoot at what is there. */
function need(s: Situation, area: Area): number {
  const { raiders, heavyRaiders } = s.view.areas[area];
  const boarding = launchAreas.includes(area) ? 0.3 * heavyRaiders : 0.1 * heavyRaiders;
  return gainBy(s, 'cover', area, 1) + boarding + 0.08 * Math.min(raiders, 3);
}

function attackWorth(s: Situation, { area, on }: OptionOf<'galactica-target'>): number {
  if (on === 'raider') return 0.75 * Math.max(0.15, gainBy(s, 'raiders', area, -1));
  if (on === 'heavy-raider') return 0.25 * (launchAreas.includes(area) ? 2 : 1.2);
  return 0.15;
}

function flightWorth(s: Situation, { area, to }: Flight): number {
  const here = s.view.areas[area];
  const there = s.view.areas[to];
  // A viper shoots at what is where it is.
  const shots = 0.1 * (Math.min(there.raiders, 2) - Math.min(here.raiders, 2));
  const boarding = 0.1 * (there.heavyRaiders - here.heavyRaiders);
  return gainByMove(s, 'cover', area, to) + shots + boarding - 0.02;
}

type Flight = Extract<OptionOf<'viper-activation'>, { readonly order: 'move' }>;

/** A civilian ship that is escorted is out of danger. */
function escortWorth(
  s: Situation,
  { area, handle }: { readonly area: Area; readonly handle: number },
): number {
  const usual = Math.max(0.1, civilianLoss(s.view, s.outlook.weights));
  const share = Math.min(2, shipLoss(s, handle) / usual);
  return share * (0.1 + gainBy(s, 'civilians', area, -1));
}

const orders: Rule<OptionOf<'viper-activation'>> = (s) =>
  bestSeen(s, (option) => {
    switch (option.order) {
      case 'attack':
        return attackWorth(s, option);
      case 'launch':
        return 0.05 + need(s, option.area) + classWorth(option.ship);
      case 'move':
        return flightWorth(s, option);
      case 'escort':
        return escortWorth(s, option);
      default:
        return s.sign * 0.02;
    }
  });

const guns: Rule<OptionOf<'galactica-target'>> = (s) =>
  bestSeen(s, (option) => (option.on === 'basestar' ? 0.5 : 0) + attackWorth(s, option));

const nukeTarget: Rule<OptionOf<'nuke-target'>> = (s) =>
  bestSeen(s, ({ area, basestar }) => {
    if (basestar === null) return 0;
    return 2 + s.view.areas[area].raiders * 0.2 - 0.3 * s.view.basestars[basestar].damage.length;
  });

/** What is lost with a civilian ship; the average where its kind is not known. */
function shipLoss(s: Situation, handle: number | undefined): number {
  const { view, outlook } = s;
  for (const area of areas) {
    const ship = view.areas[area].civilians.find((c) => c.handle === handle);
    if (!ship || ship.kind === null) continue;
    const losses = Object.entries(civilianShips[ship.kind].lose) as ['population', number][];
    return losses.reduce((sum, [resource, n]) => sum + lossOf(view, outlook.weights, resource, n), 0);
  }
  return civilianLoss(view, outlook.weights);
}

/** How safe an area is for one more civilian ship, in points that it would cost there. */
export function haven(s: Situation, area: Area): number {
  const { raiders } = s.view.areas[area];
  return gainBy(s, 'civilians', area, 1) - 0.05 * raiders;
}

export const shipRules = {
  'viper-activation': orders,
  'viper-attack': orders,
  'galactica-target': guns,
  'nuke-target': nukeTarget,
  'centurion-target': (s) => best(s, ({ space }) => s.sign * centurionLoss(s.outlook.weights, space)),
  'destroy-ships': (s) =>
    bestFew(
      s,
      s.question.min,
      ({ place }) =>
        s.sign * (typeof place === 'number' ? centurionLoss(s.outlook.weights, place) : 0.2 + need(s, place)),
    ),
  // Left out are those that help the other side most.
  shortage: (s) => {
    const { kind } = s.question as unknown as { kind: string };
    const friendly = kind === 'vipers' ? -1 : 1;
    return bestFew(
      s,
      s.question.min,
      ({ place }) => s.sign * friendly * (need(s, place) + 0.1 * countVipers(s.view.areas[place].vipers)),
    );
  },
  'damage-unmanned-vipers': (s) =>
    bestFew(s, s.question.min, ({ place, ship }) => {
      // One that lies in the Reserves is missed least.
      const missed = place === 'reserves' ? 0 : need(s, place);
      return -s.sign * (missed + classWorth(ship));
    }),
  'damage-reserve-vipers': (s) => bestFew(s, s.question.min, ({ place }) => -s.sign * classWorth(place)),
  'viper-to-place': (s) => best(s, ({ id }) => s.sign * classWorth(id)),
  'attack-viper': (s) => best(s, ({ id }) => -s.sign * classWorth(id)),
  'choose-area': (s) =>
    best(s, ({ id }) => {
      const { raiders, vipers, civilians } = s.view.areas[id];
      return s.sign * (raiders - 0.4 * (countVipers(vipers) + manned(s.view, id)) - 0.5 * civilians.length);
    }),
  'choose-basestar': (s) => best(s, ({ basestar }) => s.sign * s.view.basestars[basestar].damage.length),
  // A ship that might be lost had better be a cheap one, with enemies about it.
  'choose-civilian': (s) =>
    best(s, ({ handle, area }) => s.sign * (gainBy(s, 'civilians', area, -1) - 0.25 * shipLoss(s, handle))),
  'destroy-in': (s) =>
    bestFew(s, s.question.min, ({ id, place }) =>
      id.startsWith('civilian') ? -s.sign * shipLoss(s, place) : 0,
    ),
  'damage-viper-in': (s) => best(s, ({ pilot }) => (pilot === null ? s.sign : 0)),
  'fly-to': (s) =>
    best(s, ({ id }) => {
      const area = areas.find((each) => each === id) ?? s.me.piloting?.area;
      return area === undefined ? 0 : s.sign * need(s, area);
    }),
  'destroy-civilian': (s) => best(s, ({ handle }) => -s.sign * shipLoss(s, handle)),
  'scout-civilians': (s) => bestFew(s, s.question.min, ({ area }) => gainBy(s, 'civilians', area, -1)),
  'civilian-area': (s) => best(s, ({ id }) => s.sign * haven(s, id)),
  'move-civilian': (s) =>
    best(s, ({ id, from, to }) => (id === 'stay' ? 0.01 : s.sign * gainByMove(s, 'civilians', from, to))),
  'launch-area': (s) => best(s, ({ area, ship }) => s.sign * (need(s, area) + classWorth(ship))),
  'recall-viper': (s) => best(s, ({ area, ship }) => -s.sign * (need(s, area) + classWorth(ship))),
  'activation-area': (s) =>
    best(s, ({ id }) => {
      const { civilians, vipers } = s.view.areas[id];
      return s.sign * (countVipers(vipers) - civilians.length);
    }),
  'board-galactica': (s) => bestFew(s, s.question.min, () => 0),
  'repair-vipers': (s) =>
    best(s, ({ damaged, destroyed }) => s.sign * (shipsWorth(damaged) + 1.5 * shipsWorth(destroyed))),
  'restore-raptor': (s) => [s.sign > 0 ? 'yes' : 'no'],
  'pick-damage': (s) =>
    bestFew(s, s.question.min, ({ token }) => {
      const { location, lose } = galacticaTokens[token];
      if (lose) {
        const [resource] = Object.keys(lose) as 'food'[];
        return -s.sign * lossOf(s.view, s.outlook.weights, resource, 1);
      }
      const occupants = s.view.players.filter((p) => p.location === location).length;
      const key = location === 'ftl-control' || location === 'command' ? 0.4 : 0;
      return -s.sign * (s.outlook.weights.location + key + 0.5 * occupants);
    }),
} satisfies Rules;
