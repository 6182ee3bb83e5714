import { open } from '../../in-play/reactions';
import type { LostShip } from '../../operations/losses';
import { rules } from '../../rules';
import { plain } from '../../state/shapes';
import type { Area, Seat } from '../../terms';

export interface ShipDestroyed {
  readonly ship: LostShip;
  /** Where it was; null off the space areas. */
  readonly area: Area | null;
  /** Whose attack or action destroyed it; nobody's where a card or a Cylon ship did. */
  readonly by?: Seat | null;
}

declare module '../../rules' {
  interface Procedures {
    'ship-destroyed': ShipDestroyed;
  }
}

rules.locals('ship-destroyed', { by: plain });

/** The moment after a ship or a centurion was destroyed. */
rules.procedure('ship-destroyed', {
  openDestroyed: (g) => open(g, 'ship-destroyed'),
});
