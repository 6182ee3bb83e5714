import { civilianShips } from '../cards/tables';
import type { Bare } from '../effects/types';
import { inArea, inPlace } from '../say/en/names';
import { tells } from '../say/en/telling';
import { count } from '../say/en/words';
import type { Area, Seat } from '../terms';
import type { FactFamily } from './face';

/** The settlement on New Caprica. */

declare module '../facts' {
  interface Facts {
    /** `n`: civilian ships on the ground. */
    settled: { n: number };
    'galactica-returns': Bare;
    'new-caprica-left': Bare;
    'occupation-placed': { n: number };
    'occupation-destroyed': { location: string };
    /** `left`: those that have come to the end of their track. */
    'occupation-advanced': { left: number };
    'civilian-prepared': Bare;
    'civilian-evacuated': { area: Area };
    'locked-looked-at': { seat: Seat };
    'locked-seen': { seat: Seat; kind: number };
  }
}

export const newCapricaFacts = {
  settled: {
    fields: { n: 'number' },
    en: (f) => `The fleet settles on New Caprica, with ${count(f.n, 'civilian ship')} locked on the ground.`,
  },
  'galactica-returns': {
    fields: {},
    en: () => 'Galactica returns to orbit of New Caprica.',
  },
  'new-caprica-left': {
    fields: {},
    en: () => 'The fleet leaves New Caprica.',
  },
  'occupation-placed': {
    fields: { n: 'number' },
    en: (f) => `${count(f.n, 'occupation force')} placed at the Occupation Authority.`,
  },
  'occupation-destroyed': {
    fields: { location: 'place' },
    en: (f) => `An occupation force ${inPlace(f.location)} is destroyed.`,
  },
  'occupation-advanced': {
    fields: { left: 'number' },
    en: (f) =>
      f.left === 0
        ? 'The occupation forces advance.'
        : `The occupation forces advance; ${f.left} of them ${f.left === 1 ? 'reaches' : 'reach'} the ships.`,
  },
  'civilian-prepared': {
    fields: {},
    en: () => 'A civilian ship is prepared.',
  },
  'civilian-evacuated': {
    fields: { area: 'area' },
    en: (f) => `A civilian ship is evacuated to space, ${inArea(f.area)}.`,
  },
  'locked-looked-at': {
    fields: { seat: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'look', 'at the locked civilian ship on top'),
  },
  'locked-seen': {
    fields: { seat: 'seat', kind: 'civilian-ship' },
    en: (f, tell) => tells(tell, f.seat, 'see', civilianShips[f.kind].name),
  },
} satisfies FactFamily;
