import { tells } from '../say/en/telling';
import type { Seat } from '../terms';
import type { FactFamily } from './face';

/** What the Exodus box brings. */

declare module '../facts' {
  interface Facts {
    'loyalty-turned-down': { seat: Seat; card: number };
  }
}

export const exodusFacts = {
  'loyalty-turned-down': {
    fields: { seat: 'seat', card: 'loyalty-card' },
    en: (f, tell) =>
      tells(tell, f.seat, 'turn', `${tell.cardAt('loyalty', f.card)} down among the other Loyalty cards`),
  },
} satisfies FactFamily;
