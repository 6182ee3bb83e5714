import type { Asking, Option } from '@ragtag/kernel';
import { manViper, placeVipers } from '../../operations/space';
import { rules } from '../../rules';
import { plain } from '../../state/shapes';
import { classesIn, countVipers, ending, marked, type Vipers, withMore } from '../../table/vipers';
import { type Area, areas, launchAreas, type Seat, type ViperClass } from '../../terms';

export interface LaunchSelf {
  readonly seat: Seat;
}

declare module '../../rules' {
  interface Procedures {
    'launch-self': LaunchSelf;
  }
  interface Asks {
    'recall-viper': Asking<ViperAt>;
    'launch-area': Asking<ViperAt>;
  }
}

rules.locals('launch-self', { seat: plain });

interface ViperAt extends Option {
  readonly area: Area;
  /** Where it is no plain viper. */
  readonly ship?: ViperClass;
}

/** A viper of each class for an area. rule: vipers.mark-vii-like-vipers — whoever takes off picks */
function addVipers(options: ViperAt[], area: Area, vipers: Vipers): void {
  for (const ship of classesIn(vipers))
    options.push({ id: `${area}${ending(ship)}`, area, ship: marked(ship) });
}

rules.ask<ViperAt, LaunchSelf>('recall-viper', {
  options(g) {
    const options: ViperAt[] = [];
    for (const area of areas) addVipers(options, area, g.state.areas[area].vipers);
    return options;
  },
  chosen(g, _frame, [{ area, ship = 'viper' }]) {
    const { areas: space, reserves } = g.state;
    space[area].vipers = withMore(space[area].vipers, ship, -1);
    reserves.vipers = withMore(reserves.vipers, ship, 1);
    g.facts.push({ fact: 'ships-removed', area, ships: ship, n: 1, rule: 'limits.hangar-no-viper' });
  },
});

rules.ask<ViperAt, LaunchSelf>('launch-area', {
  options(g) {
    const options: ViperAt[] = [];
    for (const area of launchAreas) addVipers(options, area, g.state.reserves.vipers);
    return options;
  },
  chosen(g, { seat }, [{ area, ship = 'viper' }]) {
    placeVipers(g, ship, area, 1, 'vipers.launch');
    manViper(g, seat, area, ship);
  },
});

/** A pilot takes off in a viper. rule: piloting.hangar-deck */
rules.procedure('launch-self', {
  // rule: limits.hangar-no-viper
  recall(g, { seat }) {
    if (countVipers(g.state.reserves.vipers) === 0) rules.put(g, seat, 'recall-viper');
  },
  takeOff(g, { seat }) {
    if (countVipers(g.state.reserves.vipers) > 0) rules.put(g, seat, 'launch-area');
  },
});
