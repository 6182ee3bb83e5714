import { inArea, ships as shipNames } from '../say/en/names';
import { tells } from '../say/en/telling';
import { capital, count, thirdPerson } from '../say/en/words';
import type { Area, Seat } from '../terms';
import type { FactFamily } from './face';

/** What the Exodus box brings. */

declare module '../facts' {
  interface Facts {
    'loyalty-turned-down': { seat: Seat; card: number };
    'fleet-placed': { area: Area; ships: FleetShip; n: number };
    'fleet-left': { area: Area; ships: FleetShip; n: number };
    'pursuit-moved': { from: number; to: number };
  }
}

type FleetShip = 'basestar' | 'raider' | 'heavy-raider';

export const exodusFacts = {
  'loyalty-turned-down': {
    fields: { seat: 'seat', card: 'loyalty-card' },
    en: (f, tell) =>
      tells(tell, f.seat, 'turn', `${tell.cardAt('loyalty', f.card)} down among the other Loyalty cards`),
  },
  'fleet-placed': {
    fields: { area: 'area', ships: 'ship', n: 'number' },
    en: (f) =>
      `${capital(count(f.n, shipNames[f.ships]))} ${f.n === 1 ? 'joins' : 'join'} the Cylon Fleet board ${inArea(f.area)}.`,
  },
  'fleet-left': {
    fields: { area: 'area', ships: 'ship', n: 'number' },
    // What the supply lacks is taken from here; otherwise they come to the fleet.
    en: (f) => {
      const verb = f.rule === 'limits.ships-short-cylonfleet' ? 'leave' : 'come from';
      return `${capital(count(f.n, shipNames[f.ships]))} ${f.n === 1 ? thirdPerson(verb) : verb} the Cylon Fleet board ${inArea(f.area)}.`;
    },
  },
  'pursuit-moved': {
    fields: { from: 'number', to: 'number' },
    en: (f) =>
      f.to === 0 ? 'The Cylons have caught up; the pursuit begins anew.' : 'The Cylons come nearer.',
  },
} satisfies FactFamily;
