import type { Bare, Cause } from '../effects/types';
import type { FactOf } from '../facts';
import { areaName, icons } from '../say/en/names';
import { because, contents, shipName, tells, where, whose, withArticle } from '../say/en/telling';
import { capital, count } from '../say/en/words';
import type { Teller } from '../say/language';
import type { Area, Seat, ViperClass } from '../terms';
import type { FactFamily } from './face';

/** Ships, attacks and damage. */

declare module '../facts' {
  interface Facts {
    'ships-placed': { area: Area; ships: string; n: number };
    'ships-removed': { area: Area; ships: string; n: number };
    'ship-moved': { ship: string; from: Area; to: Area; handle?: number };
    attack: {
      by: string;
      /** Pilot of the attacking viper. */
      attacker: Seat | null;
      on: string;
      area: Area | null;
      /** Pilot of the attacked viper. */
      pilot: Seat | null;
      /** Class of the viper that attacks or is attacked, unless it is a plain one. */
      ship?: ViperClass;
      result: string;
    };
    'ship-destroyed': { ship: string; area: Area | null };
    'viper-damaged': { area: Area | null; pilot: Seat | null; ship?: ViperClass };
    'viper-manned': { area: Area; seat: Seat; ship?: ViperClass };
    'civilian-destroyed': { kind: number; area: Area | null };
    'civilians-looked-at': { handles: readonly number[]; seat: Seat };
    'civilians-seen': { ships: readonly { handle: number; kind: number }[]; seat: Seat };
    'basestar-damaged': { basestar: number; token: number };
    'vipers-repaired': { n: number };
    'raptors-changed': { by: number; now: number };
    'nukes-changed': { by: number; now: number };
    'centurions-placed': { n: number };
    'centurions-advanced': Bare;
    'icon-activated': { icon: string; cause: Cause };
  }
}

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

const viperName = (ship: ViperClass = 'viper'): string => shipName(ship);

function target(tell: Teller, { on, pilot, ship }: FactOf<'attack'>): string {
  if (on === 'galactica') return 'Galactica';
  const name = on === 'viper' ? viperName(ship) : shipName(on);
  return pilot === null ? withArticle(name) : `${whose(tell, pilot)} ${name}`;
}

/** Galactica, the Armory, a Cylon ship, or a viper of some class with its pilot. */
function attacker(tell: Teller, { by, attacker: pilot, on, ship }: FactOf<'attack'>): string {
  if (pilot !== null) return `${whose(tell, pilot)} ${viperName(ship)}`;
  const unmanned = by === 'unmanned-viper' && ship !== undefined && on !== 'viper';
  return attackers[by] ?? withArticle(unmanned ? `unmanned ${viperName(ship)}` : shipName(by));
}

export const spaceFacts = {
  'ships-placed': {
    fields: { area: 'area', ships: 'ship', n: 'number' },
    en: (f) => `${count(f.n, shipName(f.ships))} ${f.n === 1 ? 'appears' : 'appear'}${where(f.area)}.`,
  },
  'ships-removed': {
    fields: { area: 'area', ships: 'ship', n: 'number' },
    en: (f) => `${count(f.n, shipName(f.ships))} ${f.n === 1 ? 'leaves' : 'leave'} the area${where(f.area)}.`,
  },
  'ship-moved': {
    fields: { ship: 'ship', from: 'area', to: 'area', handle: 'number' },
    en: (f) =>
      `${capital(withArticle(shipName(f.ship)))} moves from ${areaName(f.from)} to ${areaName(f.to)}.`,
  },
  attack: {
    fields: {
      by: 'attacker',
      attacker: 'seat',
      on: 'target',
      area: 'area',
      pilot: 'seat',
      ship: 'ship',
      result: 'attack-result',
    },
    en(f, tell) {
      const by = capital(attacker(tell, f));
      const on = target(tell, f);
      const result = results[f.result] ?? f.result;
      // Ships attack what is in their own area; the guns of Galactica reach everywhere.
      if (f.by === 'galactica' || f.by === 'nuke') return `${by} attacks ${on}${where(f.area)} ${result}.`;
      return `${by}${where(f.area)} attacks ${on} ${result}.`;
    },
  },
  'ship-destroyed': {
    fields: { ship: 'ship', area: 'area' },
    en: (f) => `${capital(withArticle(shipName(f.ship)))} is destroyed${where(f.area)}.`,
  },
  'viper-damaged': {
    fields: { area: 'area', pilot: 'seat', ship: 'ship' },
    en: (f, tell) =>
      f.pilot === null
        ? `${capital(withArticle(viperName(f.ship)))}${f.area === null ? ' in the Reserves' : where(f.area)} is damaged.`
        : `${capital(whose(tell, f.pilot))} ${viperName(f.ship)} is damaged${where(f.area)}.`,
  },
  'viper-manned': {
    fields: { area: 'area', seat: 'seat', ship: 'ship' },
    en: (f, tell) => tells(tell, f.seat, 'pilot', `${withArticle(viperName(f.ship))}${where(f.area)}`),
  },
  'civilian-destroyed': {
    fields: { kind: 'civilian-ship', area: 'area' },
    en: (f) => `A civilian ship is destroyed${where(f.area)} (${contents(f.kind)}).`,
  },
  'civilians-looked-at': {
    fields: { handles: 'number', seat: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'look at', count(f.handles.length, 'civilian ship')),
  },
  'civilians-seen': {
    fields: { ships: 'civilian-ships', seat: 'seat' },
    en: (f, tell) =>
      tells(
        tell,
        f.seat,
        'see',
        `${count(f.ships.length, 'civilian ship')}: ${f.ships.map((s) => contents(s.kind)).join('; ')}`,
      ),
  },
  'basestar-damaged': {
    fields: { basestar: 'number', token: 'basestar-damage' },
    en: (f, tell) => `A basestar is damaged: ${tell.cardAt('basestar-damage', f.token)}.`,
  },
  'vipers-repaired': {
    fields: { n: 'number' },
    en: (f) => `${count(f.n, 'viper')} ${f.n === 1 ? 'returns' : 'return'} to the Reserves.`,
  },
  'raptors-changed': {
    fields: { by: 'number', now: 'number' },
    en: (f) =>
      f.by < 0
        ? `${count(-f.by, 'raptor')} lost; ${f.now} left.`
        : `${count(f.by, 'raptor')} back in the Reserves; now ${f.now}.`,
  },
  'nukes-changed': {
    fields: { by: 'number', now: 'number' },
    en: (f) =>
      f.by < 0
        ? `${count(-f.by, 'nuke')} used up; ${f.now} left.`
        : `The Admiral has ${count(f.now, 'nuke')}.`,
  },
  'centurions-placed': {
    fields: { n: 'number' },
    en: (f) => `${count(f.n, 'centurion')} ${f.n === 1 ? 'boards' : 'board'} Galactica.`,
  },
  'centurions-advanced': {
    fields: {},
    en: () => 'The centurions advance.',
  },
  'icon-activated': {
    fields: { icon: 'icon', cause: 'cause' },
    en: (f, tell) =>
      `Activation: ${Object.hasOwn(icons, f.icon) ? icons[f.icon as keyof typeof icons] : f.icon}${because(tell, f.cause)}.`,
  },
} satisfies FactFamily;
