import { galacticaTokens, location } from '../cards/tables';
import { boards, inArea, isArea, place } from '../say/en/names';
import { losses, tells } from '../say/en/telling';
import { type BoardName, boardNames, type Seat } from '../terms';
import type { FactFamily } from './face';

/** Where characters go, and what becomes of locations. */

declare module '../facts' {
  interface Facts {
    sent: { seat: Seat; to: string };
    'galactica-damaged': { token: number };
    'ship-lost': { board: BoardName };
    'location-repaired': { location: string };
  }
}

const shipOf = (at: string): string => boards[location(at).board].title;

export const placeFacts = {
  sent: {
    fields: { seat: 'seat', to: 'place' },
    en: (f, tell) => tells(tell, f.seat, 'go', `to ${isArea(f.to) ? inArea(f.to) : place(f.to)}`),
  },
  'galactica-damaged': {
    fields: { token: 'galactica-damage' },
    en({ token }) {
      const { location: at, lose } = galacticaTokens[token] ?? {};
      if (at !== undefined) return `${shipOf(at)} is damaged: ${place(at)}.`;
      return `Galactica is damaged: ${losses(lose ?? {})} lost.`;
    },
  },
  'ship-lost': {
    fields: { board: { words: boardNames, what: 'board' } },
    en: (f) => `${boards[f.board].title} is destroyed.`,
  },
  'location-repaired': {
    fields: { location: 'place' },
    en: (f) => `${shipOf(f.location)} is repaired: ${place(f.location)}.`,
  },
} satisfies FactFamily;
