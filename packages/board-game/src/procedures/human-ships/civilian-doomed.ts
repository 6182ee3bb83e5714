import type { Cause } from '../../effects/types';
import { open, struckOut } from '../../in-play/reactions';
import { destroyCivilian } from '../../operations/losses';
import { areaOfCivilian, takeCivilian } from '../../operations/space';
import { rules } from '../../rules';
import { aCause, plain } from '../../state/shapes';
import type { Area } from '../../terms';

export interface CivilianDoomed {
  readonly handle: number;
  readonly area: Area;
  readonly cause: Cause;
  /** An answer took the place of the destruction. */
  prevented?: boolean;
}

declare module '../../rules' {
  interface Procedures {
    'civilian-doomed': CivilianDoomed;
  }
}

rules.locals('civilian-doomed', { handle: plain, cause: aCause });

/** A civilian ship in space is to be turned over and destroyed. rule: civilians.destroy */
rules.procedure('civilian-doomed', {
  openDoomed: (g) => open(g, 'civilian-doomed'),
  destroy(g, frame) {
    if (struckOut(frame)) return;
    const { handle, cause } = frame;
    const area = areaOfCivilian(g.state, handle);
    if (area !== undefined) destroyCivilian(g, takeCivilian(g.state, area, handle).kind, area, cause);
  },
});
