import { open } from '../../in-play/reactions';
import { rules } from '../../rules';
import { plain } from '../../state/shapes';
import type { Seat } from '../../terms';

export interface Arrived {
  readonly seat: Seat;
  /** Where the character is now, and the location it came from. */
  readonly location: string;
  readonly from: string | null;
  /** Sent by something, moved by oneself, or new to the board. */
  readonly how: 'moved' | 'sent' | 'begins';
}

declare module '../../rules' {
  interface Procedures {
    arrived: Arrived;
  }
}

rules.locals('arrived', { seat: plain });

/** A character came to a location. What the Brig does to titles is settled first. rule: titles.admiral.brig-loses */
rules.procedure('arrived', {
  titles(g, { seat, location, from }) {
    if (location === 'brig' || from === 'brig') rules.call(g, 'admiral-and-brig', { seat });
  },
  openArrived: (g) => open(g, 'arrived'),
});
