import type { Asking, Option } from '@ragtag/kernel';
import { manViper, placeShips } from '../../operations/space';
import { rules } from '../../rules';
import { plain } from '../../state/shapes';
import { type Area, areas, launchAreas, type Seat } from '../../terms';

export interface LaunchSelf {
  readonly seat: Seat;
}

declare module '../../rules' {
  interface Procedures {
    'launch-self': LaunchSelf;
  }
  interface Asks {
    'recall-viper': Asking<AreaOption>;
    'launch-area': Asking<AreaOption>;
  }
}

rules.locals('launch-self', { seat: plain });

interface AreaOption extends Option {
  readonly id: Area;
}

rules.ask<AreaOption, LaunchSelf>('recall-viper', {
  options: (g) => areas.filter((area) => g.state.areas[area].vipers > 0).map((id) => ({ id })),
  chosen(g, _frame, [{ id }]) {
    g.state.areas[id].vipers--;
    g.state.reserves.vipers++;
    g.facts.push({ fact: 'ships-removed', area: id, ships: 'viper', n: 1, rule: 'limits.hangar-no-viper' });
  },
});

rules.ask<AreaOption, LaunchSelf>('launch-area', {
  options: () => launchAreas.map((id) => ({ id })),
  chosen(g, { seat }, [{ id }]) {
    placeShips(g, 'vipers', id, 1, 'vipers.launch');
    manViper(g, seat, id);
  },
});

/** A pilot takes off in a viper. rule: piloting.hangar-deck */
rules.procedure('launch-self', {
  // rule: limits.hangar-no-viper
  recall(g, { seat }) {
    if (g.state.reserves.vipers === 0) rules.put(g, seat, 'recall-viper');
  },
  takeOff(g, { seat }) {
    if (g.state.reserves.vipers > 0) rules.put(g, seat, 'launch-area');
  },
});
