import { civilianShips, galacticaTokens } from '../../cards/tables';
import type { Area, Resource, Seat } from '../../terms';
import { jumpTrack } from '../../terms';
import type { Teller } from '../language';
import { because, type SpaceWords } from './facts-play';
import { areaName, icons, inArea, place, resources, ships } from './names';
import { tells, whom } from './telling';
import { capital, count, listed } from './words';

/** Ships, damage and jumps. */

const shipName = (ship: string): string =>
  Object.hasOwn(ships, ship) ? ships[ship as keyof typeof ships] : ship;

const where = (area: Area | null): string => (area === null ? '' : ` ${inArea(area)}`);

const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;

const attackers: Readonly<Partial<Record<string, string>>> = {
  galactica: 'Galactica',
  armory: 'the Armory',
  viper: 'a piloted viper',
};

const results: Readonly<Partial<Record<string, string>>> = {
  missed: 'and misses',
  damaged: 'and damages it',
  'damaged-twice': 'and damages it twice',
  destroyed: 'and destroys it',
  'destroyed-with-raiders': 'and destroys it, with raiders beside it',
};

function target(tell: Teller, on: string, pilot: Seat | null): string {
  if (on === 'galactica') return 'Galactica';
  const ship = withArticle(shipName(on));
  return pilot === null ? ship : `the viper of ${whom(tell, pilot)}`;
}

const losses = (lose: Readonly<Partial<Record<Resource, number>>>): string =>
  listed((Object.keys(lose) as Resource[]).map((r) => `${lose[r] ?? 0} ${resources[r]}`));

const contents = (kind: number): string => losses(civilianShips[kind]?.lose ?? {}) || 'empty';

const spaces: Readonly<Record<(typeof jumpTrack)[number]['name'], string>> = {
  start: 'the start',
  'red-1': 'the first red space',
  'red-2': 'the second red space',
  'blue-1': 'the first blue space',
  'blue-2': 'the second blue space',
  'auto-jump': 'the end',
};

export const spaceFacts: SpaceWords = {
  'ships-placed': (f) =>
    `${count(f.n, shipName(f.ships))} ${f.n === 1 ? 'appears' : 'appear'}${where(f.area)}.`,
  'ships-removed': (f) =>
    `${count(f.n, shipName(f.ships))} ${f.n === 1 ? 'leaves' : 'leave'} the area${where(f.area)}.`,
  'ship-moved': (f) =>
    `${capital(withArticle(shipName(f.ship)))} moves from ${areaName(f.from)} to ${areaName(f.to)}.`,
  attack(f, tell) {
    const ship = attackers[f.by] ?? withArticle(shipName(f.by));
    const by = capital(f.attacker === null ? ship : `the viper of ${whom(tell, f.attacker)}`);
    const on = target(tell, f.on, f.pilot);
    const result = results[f.result] ?? f.result;
    // Ships attack what is in their own area; the guns of Galactica reach everywhere.
    if (f.by === 'galactica' || f.by === 'nuke') return `${by} attacks ${on}${where(f.area)} ${result}.`;
    return `${by}${where(f.area)} attacks ${on} ${result}.`;
  },
  'ship-destroyed': (f) => `${capital(withArticle(shipName(f.ship)))} is destroyed${where(f.area)}.`,
  'viper-damaged': (f, tell) =>
    f.pilot === null
      ? `A viper${f.area === null ? ' in the Reserves' : where(f.area)} is damaged.`
      : `The viper of ${whom(tell, f.pilot)} is damaged${where(f.area)}.`,
  'viper-manned': (f, tell) => tells(tell, f.seat, 'pilot', `a viper${where(f.area)}`),
  'civilian-destroyed': (f) => `A civilian ship is destroyed${where(f.area)} (${contents(f.kind)}).`,
  'civilians-looked-at': (f, tell) =>
    tells(tell, f.seat, 'look at', count(f.handles.length, 'civilian ship')),
  'civilians-seen': (f, tell) =>
    tells(
      tell,
      f.seat,
      'see',
      `${count(f.ships.length, 'civilian ship')}: ${f.ships.map((s) => contents(s.kind)).join('; ')}`,
    ),
  'galactica-damaged'({ token }) {
    const { location, lose } = galacticaTokens[token] ?? {};
    if (location !== undefined) return `Galactica is damaged: ${place(location)}.`;
    return `Galactica is damaged: ${losses(lose ?? {})} lost.`;
  },
  'basestar-damaged': (f, tell) => `A basestar is damaged: ${tell.cardAt('basestar-damage', f.token)}.`,
  'location-repaired': (f) => `Galactica is repaired: ${place(f.location)}.`,
  'vipers-repaired': (f) => `${count(f.n, 'viper')} ${f.n === 1 ? 'returns' : 'return'} to the Reserves.`,
  'raptors-changed': (f) =>
    f.by < 0
      ? `${count(-f.by, 'raptor')} lost; ${f.now} left.`
      : `${count(f.by, 'raptor')} back in the Reserves; now ${f.now}.`,
  'nukes-changed': (f) =>
    f.by < 0 ? `${count(-f.by, 'nuke')} used up; ${f.now} left.` : `The Admiral has ${count(f.now, 'nuke')}.`,
  'centurions-placed': (f) => `${count(f.n, 'centurion')} ${f.n === 1 ? 'boards' : 'board'} Galactica.`,
  'centurions-advanced': () => 'The centurions advance.',
  'icon-activated': (f, tell) =>
    `Activation: ${Object.hasOwn(icons, f.icon) ? icons[f.icon as keyof typeof icons] : f.icon}${because(tell, f.cause)}.`,
  'jump-track-moved': (f) => {
    const space = jumpTrack[f.to];
    const way = f.to < f.from ? 'goes back' : 'moves on';
    return `The fleet ${way} to ${space ? spaces[space.name] : `space ${f.to}`} of the Jump track.`;
  },
  'fleet-jumps': () => 'The fleet jumps.',
  'destination-picked': (f, tell) =>
    tells(tell, f.seat, 'choose', `the destination: ${tell.cardAt('destination', f.card)}`),
  'distance-travelled': (f) => `The fleet has travelled ${f.by} further: ${f.now} in all.`,
  'milestone-reached': (f) => `Distance ${f.distance} is reached.`,
};
