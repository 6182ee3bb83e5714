import { galacticaTokens } from '../cards/tables';
import { inArea, isArea, place } from '../say/en/names';
import { losses, tells } from '../say/en/telling';
import type { Seat } from '../terms';
import type { FactFamily } from './face';

/** Where characters go, and what becomes of locations. */

declare module '../facts' {
  interface Facts {
    sent: { seat: Seat; to: string };
    'galactica-damaged': { token: number };
    'location-repaired': { location: string };
  }
}

export const placeFacts = {
  sent: {
    fields: { seat: 'seat', to: 'place' },
    en: (f, tell) => tells(tell, f.seat, 'go', `to ${isArea(f.to) ? inArea(f.to) : place(f.to)}`),
  },
  'galactica-damaged': {
    fields: { token: 'galactica-damage' },
    en({ token }) {
      const { location, lose } = galacticaTokens[token] ?? {};
      if (location !== undefined) return `Galactica is damaged: ${place(location)}.`;
      return `Galactica is damaged: ${losses(lose ?? {})} lost.`;
    },
  },
  'location-repaired': {
    fields: { location: 'place' },
    en: (f) => `Galactica is repaired: ${place(f.location)}.`,
  },
} satisfies FactFamily;
