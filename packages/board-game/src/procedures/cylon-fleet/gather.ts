import type { Frame } from '@ragtag/kernel';
import { attackFromFleet, placeInFleet, unusedOf } from '../../operations/fleet';
import { type G, rules } from '../../rules';
import { type FleetKind, fleetAreaFor, fleetAreas, inFleetArea } from '../../table/fleet';
import { basestarsInPlay, centurionsOnTrack, heavyRaidersInSpace, raidersInSpace } from '../../table/queries';
import type { CylonIcon } from '../../terms';
import { type Rolled, rollDie } from '../combat/die-roll';
import { advancePursuit } from './pursuit';

export interface Gather {
  readonly kind: FleetKind;
}

declare module '../../rules' {
  interface Procedures {
    gather: Gather;
  }
}

rules.locals('gather', {});

const cause = { kind: 'rule', id: 'cylonfleet.place-roll' } as const;

/** rule: cylonfleet.place-stock-empty, cylonfleet.place-stock-empty-none */
function attackWithFarthest(g: G, kind: FleetKind): void {
  const area = fleetAreas.findLast((each) => inFleetArea(g.state, kind, each) > 0);
  if (area !== undefined) attackFromFleet(g, area, 'cylonfleet.place-stock-empty');
}

/** Where an icon finds nothing to activate, the Cylon fleet gathers and pursues. rule: cylonfleet.order */
rules.procedure('gather', {
  roll(g, frame) {
    if (unusedOf(g, frame.kind) > 0) return rollDie(g, g.state.turn.seat, cause);
    attackWithFarthest(g, frame.kind);
    rules.goTo(frame, 'pursue');
  },
  place(g, frame: Frame & Gather) {
    const { n } = frame.result as Rolled;
    placeInFleet(g, frame.kind, fleetAreaFor(n), 1, 'cylonfleet.place-roll');
  },
  pursue: (g) => advancePursuit(g, 1),
});

/**
 * The kind of ship that joins the Cylon fleet because an icon finds nothing on the main board, if it does. What is there
 * and cannot act is there. rule: cylonfleet.raiders-icon, cylonfleet.basestar-icons, cylonfleet.heavy-icon
 */
function gathering({ state }: G, icon: CylonIcon): FleetKind | undefined {
  if (!state.fleet || basestarsInPlay(state).length > 0) return undefined;
  switch (icon) {
    case 'raiders':
      return raidersInSpace(state) === 0 ? 'raiders' : undefined;
    case 'launch-raiders':
    case 'basestars':
      return 'basestars';
    case 'heavy-raiders':
      return heavyRaidersInSpace(state) + centurionsOnTrack(state) === 0 ? 'heavyRaiders' : undefined;
    default:
      return undefined;
  }
}

/** Whether the Cylon fleet gathers in place of an activation. */
export function gathers(g: G, icon: CylonIcon): boolean {
  const kind = gathering(g, icon);
  if (kind === undefined) return false;
  rules.call(g, 'gather', { kind });
  return true;
}
