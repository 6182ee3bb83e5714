import { open } from '../../in-play/reactions';
import type { LostShip } from '../../operations/losses';
import { rules } from '../../rules';
import type { Area } from '../../terms';

export interface ShipDestroyed {
  readonly ship: LostShip;
  /** Where it was; null off the space areas. */
  readonly area: Area | null;
}

declare module '../../rules' {
  interface Procedures {
    'ship-destroyed': ShipDestroyed;
  }
}

rules.locals('ship-destroyed', {});

/** The moment after a ship or a centurion was destroyed. */
rules.procedure('ship-destroyed', {
  openDestroyed: (g) => open(g, 'ship-destroyed'),
});
