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
  raidersInSpace,
  type View,
  type ViperClass,
  type Vipers,
} from '@ragtag/board-game';
import { asHuman, keepsUpAppearances, type Situation } from '../situation';
import { lossOf } from '../weigh/dials';
import { centurionLoss, civilianLoss } from '../weigh/threat';
import { best, bestFew, type Rule, type Rules } from './rule';

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

/** How badly an area needs vipers: raiders there, and civilians without cover. */
function need(view: View, area: Area): number {
  const { raiders, heavyRaiders, vipers, civilians } = view.areas[area];
  const cover = countVipers(vipers) + manned(view, area);
  const bare = civilians.length > 0 && raiders > 0 ? 1.2 / (1 + cover) : 0;
  const near = civilians.length > 0 ? (0.08 * raidersInSpace(view)) / (1 + 2 * cover) : 0;
  const boarding = launchAreas.includes(area) ? 0.3 * heavyRaiders : 0.1 * heavyRaiders;
  return bare + near + boarding + 0.2 * Math.min(raiders, 4);
}

function attackWorth(s: Situation, { area, on }: OptionOf<'galactica-target'>): number {
  const { view } = s;
  const { raiders, civilians } = view.areas[area];
  if (on === 'raider') return 0.75 * (0.6 + (civilians.length > 0 ? 0.5 : 0) + (raiders <= 2 ? 0.1 : 0));
  if (on === 'heavy-raider') return 0.25 * (launchAreas.includes(area) ? 2 : 1.2);
  return 0.15;
}

function flightWorth(s: Situation, { area, to }: Flight): number {
  const here = s.view.areas[area];
  const leaves = here.raiders > 0 ? 0.5 : 0;
  const covered = need(s.view, area) * (countVipers(here.vipers) + manned(s.view, area) > 1 ? 0.3 : 1);
  return 0.6 * need(s.view, to) - 0.5 * covered - leaves;
}

type Flight = Extract<OptionOf<'viper-activation'>, { readonly order: 'move' }>;

const orders: Rule<OptionOf<'viper-activation'>> = (really) => {
  const s = keepsUpAppearances(really) ? asHuman(really) : really;
  return best(s, (option) => {
    switch (option.order) {
      case 'attack':
        return s.sign * attackWorth(s, option);
      case 'launch':
        return s.sign * (0.12 + 0.5 * need(s.view, option.area) + classWorth(option.ship));
      case 'move':
        return s.sign * flightWorth(s, option);
      case 'escort':
        return s.sign * (0.2 + peril(s.view, option.area)) * shipLoss(s, option.handle);
      default:
        return 0.02;
    }
  });
};

const guns: Rule<OptionOf<'galactica-target'>> = (s) =>
  best(s, (option) => {
    const basestar = option.on === 'basestar' ? 0.5 : 0;
    return s.sign * (basestar + attackWorth(s, option));
  });

const nukeTarget: Rule<OptionOf<'nuke-target'>> = (s) =>
  best(s, ({ area, basestar }) => {
    if (basestar === null) return 0;
    return s.sign * (s.view.areas[area].raiders * 0.2 - 0.3 * s.view.basestars[basestar].damage.length);
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

/** How dangerous an area is for a civilian ship. */
export function peril(view: View, area: Area): number {
  const { raiders, vipers } = view.areas[area];
  const i = areas.indexOf(area);
  const beside = [areas[(i + 1) % 6], areas[(i + 5) % 6]].reduce((n, a) => n + view.areas[a].raiders, 0);
  return raiders / (1 + countVipers(vipers) + manned(view, area)) + 0.3 * beside;
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
        s.sign * (typeof place === 'number' ? centurionLoss(s.outlook.weights, place) : need(s.view, place)),
    ),
  // Left out are those that help the other side most.
  shortage: (s) => {
    const { kind } = s.question as unknown as { kind: string };
    const friendly = kind === 'vipers' ? -1 : 1;
    return bestFew(
      s,
      s.question.min,
      ({ place }) =>
        s.sign * friendly * (need(s.view, place) + 0.1 * countVipers(s.view.areas[place].vipers)),
    );
  },
  'damage-unmanned-vipers': (s) =>
    bestFew(s, s.question.min, ({ place, ship }) => {
      // One that lies in the Reserves is missed least.
      const missed = place === 'reserves' ? 0 : need(s.view, place);
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
    best(s, ({ handle, area }) => s.sign * (0.5 * peril(s.view, area) - 0.25 * shipLoss(s, handle))),
  'destroy-in': (s) =>
    bestFew(s, s.question.min, ({ id, place }) =>
      id.startsWith('civilian') ? -s.sign * shipLoss(s, place) : 0,
    ),
  'damage-viper-in': (s) => best(s, ({ pilot }) => (pilot === null ? s.sign : 0)),
  'fly-to': (s) =>
    best(s, ({ id }) => {
      const area = areas.find((each) => each === id) ?? s.me.piloting?.area;
      return area === undefined ? 0 : s.sign * need(s.view, area);
    }),
  'destroy-civilian': (s) => best(s, ({ handle }) => -s.sign * shipLoss(s, handle)),
  'scout-civilians': (s) => bestFew(s, s.question.min, ({ area }) => peril(s.view, area)),
  'civilian-area': (s) => best(s, ({ id }) => -s.sign * peril(s.view, id)),
  'move-civilian': (s) => best(s, ({ id, to }) => -s.sign * peril(s.view, to) + (id === 'stay' ? 0.01 : 0)),
  'launch-area': (s) => best(s, ({ area, ship }) => s.sign * (need(s.view, area) + classWorth(ship))),
  'recall-viper': (s) => best(s, ({ area, ship }) => -s.sign * (need(s.view, area) + classWorth(ship))),
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
