import { count, does, order } from '../../say/en/words';
import type { Scales } from '../scales';
import { number } from '../shape';
import { who } from '../shape-words';
import type { Effect, Who } from '../types';
import type { VerbFamily } from '../verb-face';

/** Galactica's guns and nukes. */

declare module '../types' {
  interface Verbs {
    nukes: { readonly change: number };
    nuke: { readonly by: Who };
    attackFromGalactica: { readonly by: Who };
  }
}

export const changeNukes = (change: number): Effect => ({ do: 'nukes', change });
export const attackFromGalactica = (by: Who): Effect => ({ do: 'attackFromGalactica', by });
export const launchNuke = (by: Who): Effect => ({ do: 'nuke', by });

function nukeWorth(on: Scales): number {
  const { view, values } = on;
  const basestars = view.basestars.filter((b) => b.area !== null);
  if (basestars.length === 0 || view.nukes === 0) return 0;
  const raiders = Math.max(...basestars.map((b) => (b.area === null ? 0 : view.areas[b.area].raiders)));
  // A basestar that the next jump leaves behind is hardly worth one.
  const time = (5.5 - view.jump) / 5;
  return (
    (values.basestar * 1.3 * basestars.length * 0.8 + 0.25 * Math.min(3, raiders) * on.raider()) * time -
    values.nuke
  );
}

function gunsWorth(on: Scales): number {
  const raiders = on.inSpace('raider') > 0 ? 0.75 * on.raider() : 0;
  const heavy = on.inSpace('heavy-raider') > 0 ? 0.25 * (on.values.heavyRaider + 0.4) : 0;
  const basestar = on.inSpace('basestar') > 0 ? 0.5 * 0.4 * on.values.basestar : 0;
  return Math.max(raiders, heavy, basestar);
}

export const weaponVerbs = {
  nukes: {
    shape: { change: number },
    en: (e) =>
      order(
        e.change < 0
          ? `remove ${count(-e.change, 'nuke')} from the game`
          : `give the Admiral ${count(e.change, 'nuke')}`,
      ),
    implies: (e, c) => c.is === 'nukes' && e.change < 0,
    weigh: ({ view, values }, e) => Math.max(e.change, -view.nukes) * values.nuke,
  },
  nuke: {
    shape: { by: who },
    en: (e, say) => does(say, e.by, 'launch', '1 nuke at a basestar'),
    implies: (_e, c) => c.is === 'nukes' || (c.is === 'ships-in-space' && c.ship === 'basestar'),
    weigh: nukeWorth,
  },
  attackFromGalactica: {
    shape: { by: who },
    en: (e, say) => does(say, e.by, 'attack', '1 Cylon ship with Galactica'),
    implies: (_e, c) => c.is === 'ships-in-space' && c.ship === 'cylon',
    weigh: gunsWorth,
  },
} satisfies VerbFamily;
