import type { Asking, Frame } from '@ragtag/kernel';
import type { BasestarOption } from '../../asks/ship-options';
import type { Cause } from '../../effects/types';
import { destroyBasestar, destroyCylonFighter, destroyViper, tokensSay } from '../../operations/losses';
import { type G, rules } from '../../rules';
import { aCause, plain } from '../../state/shapes';
import { basestarsIn, pilotsIn } from '../../table/queries';
import { classesIn } from '../../table/vipers';
import type { Area, Seat } from '../../terms';
import { destroyRaidersWithIt } from '../combat/attack';
import { type Rolled, rollDie } from '../combat/die-roll';

export interface NukeArea {
  readonly seat: Seat;
  readonly area: Area;
  readonly cause: Cause;
  rolled: number;
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

/** What lies on a basestar makes the attack on it stronger, not that on its area. rule: damage.basestar-structural */
function bonusAgainst(g: G, basestar: number): number {
  return tokensSay(g.state, basestar, 'roll-result').reduce((sum, { add = 0 }) => sum + add, 0);
}

/** rule: nukes.area-choice */
rules.ask<BasestarOption, NukeArea>('nuked-basestar', {
  options: (g, { area }) =>
    basestarsIn(g.state, area).map((basestar) => ({ id: `basestar-${basestar}`, basestar, area })),
  chosen(g, { rolled }, [{ basestar }]) {
    if (rolled + bonusAgainst(g, basestar) <= 2)
      rules.call(g, 'damage-basestar', { basestar, left: 2, token: -1 });
    else destroyBasestar(g, basestar);
  },
});

/** rule: scar.nuke — the roll was high enough */
function destroyAllRaiders(g: G, area: Area): void {
  for (let k = g.state.areas[area].raiders; k > 0; k--)
    destroyCylonFighter(g, 'raider', area, k === 1 && g.state.marks.scar === area);
}

/** Every ship, of the humans too; the losses count. */
function destroyEverything(g: G, { area, cause }: NukeArea): void {
  const here = g.state.areas[area];
  destroyAllRaiders(g, area);
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
    rules.put(g, frame.seat, 'nuked-basestar');
  },
  takeRaiders(g, { rolled, area, seat }) {
    if (rolled === 7) destroyRaidersWithIt(g, area, seat);
  },
});
