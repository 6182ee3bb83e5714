import type { Asking, Frame, Option } from '@ragtag/kernel';
import type { Cause } from '../../effects/types';
import { destroyBasestar, destroyCylonFighter, destroyViper } from '../../operations/losses';
import { type G, rules } from '../../rules';
import { aCause, plain } from '../../state/shapes';
import { basestarsIn, pilotsIn } from '../../table/queries';
import { classesIn } from '../../table/vipers';
import type { Area, Seat } from '../../terms';
import { type Rolled, rollDie } from '../combat/die-roll';

export interface NukeArea {
  readonly seat: Seat;
  readonly area: Area;
  readonly cause: Cause;
  rolled: number;
}

interface BasestarOption extends Option {
  readonly basestar: number;
  readonly area: Area;
}

declare module '../../rules' {
  interface Procedures {
    'nuke-area': NukeArea;
  }
  interface Asks {
    'nuked-basestar': Asking<BasestarOption>;
  }
}

rules.locals('nuke-area', { seat: plain, rolled: plain, cause: aCause });

/** rule: nukes.area-choice */
rules.ask<BasestarOption, NukeArea>('nuked-basestar', {
  options: (g, { area }) =>
    basestarsIn(g.state, area).map((basestar) => ({ id: `basestar-${basestar}`, basestar, area })),
  chosen(g, { rolled }, [{ basestar }]) {
    if (rolled <= 2) rules.call(g, 'damage-basestar', { basestar, left: 2, token: -1 });
    else destroyBasestar(g, basestar);
  },
});

function destroyRaiders(g: G, area: Area, n: number): void {
  // rule: scar.nuke — the roll was high enough
  for (let k = Math.min(n, g.state.areas[area].raiders); k > 0; k--)
    destroyCylonFighter(g, 'raider', area, g.state.areas[area].raiders === 1 && g.state.marks.scar === area);
}

/** Every ship, of the humans too; the losses count. */
function destroyEverything(g: G, { area, cause }: NukeArea): void {
  const here = g.state.areas[area];
  destroyRaiders(g, area, here.raiders);
  for (let k = here.heavyRaiders; k > 0; k--) destroyCylonFighter(g, 'heavy-raider', area);
  for (const basestar of basestarsIn(g.state, area)) destroyBasestar(g, basestar);
  for (const ship of classesIn(here.vipers))
    for (let k = here.vipers[ship]; k > 0; k--) destroyViper(g, { area, pilot: null, ship });
  for (const pilot of pilotsIn(g.state, area))
    destroyViper(g, { area, pilot, ship: g.state.players[pilot].piloting?.ship ?? 'viper' });
  for (const { handle } of here.civilians) rules.call(g, 'civilian-doomed', { handle, area, cause });
}

/** A nuke at a space area. rule: attack.table.nuke-area */
rules.procedure('nuke-area', {
  roll: (g, { seat, cause }) => rollDie(g, seat, cause),
  strike(g, frame: Frame & NukeArea) {
    frame.rolled = (frame.result as Rolled).n;
    if (frame.rolled === 8) return destroyEverything(g, frame);
    // rule: nukes.area-no-target
    if (frame.rolled === 7) destroyRaiders(g, frame.area, 3);
    rules.put(g, frame.seat, 'nuked-basestar');
  },
});
