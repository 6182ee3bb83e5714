import { open, struckOut } from '../../in-play/reactions';
import { toSickbay } from '../../operations/people';
import { rules } from '../../rules';
import { plain } from '../../state/shapes';
import type { Area, Seat } from '../../terms';

export interface ViperHit {
  /** Its pilot. */
  readonly seat: Seat;
  readonly area: Area;
  readonly hit: 'damaged' | 'destroyed';
  /** An answer settled what becomes of the pilot. */
  prevented?: boolean;
}

declare module '../../rules' {
  interface Procedures {
    'viper-hit': ViperHit;
  }
}

rules.locals('viper-hit', { seat: plain });

/** What becomes of the pilot of a viper that was damaged or destroyed. rule: damage.pilot-sickbay */
rules.procedure('viper-hit', {
  openHit: (g) => open(g, 'viper-hit'),
  toSickbay(g, frame) {
    if (!struckOut(frame)) toSickbay(g, frame.seat, 'damage.pilot-sickbay');
  },
});
