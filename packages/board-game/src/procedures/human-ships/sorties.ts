import type { Asking, Option } from '@ragtag/kernel';
import { shuffle } from '@ragtag/kernel';
import type { AreaOption, CivilianOption } from '../../asks/ship-options';
import type { Cause } from '../../effects/types';
import { placeShips, placeVipers, takeCivilian } from '../../operations/space';
import { type G, rules } from '../../rules';
import { aCause, plain } from '../../state/shapes';
import { classesIn, ending } from '../../table/vipers';
import { type Area, areas, launchAreas, type Seat, type ViperClass } from '../../terms';
import { look } from './civilians';

export interface LaunchInto {
  readonly seat: Seat;
  readonly area: Area;
  /** Vipers that may still be placed. */
  left: number;
  /** Those that were placed and nobody flies, by class; then those that are still to act. */
  placed: ViperClass[];
  readonly cause: Cause;
  /** The viper that was placed last, and how many of its class were there then. */
  last?: { readonly ship: ViperClass; readonly there: number };
}

interface LaunchGained {
  readonly seat: Seat;
  readonly cause: Cause;
  area?: Area;
}

interface Quarantine {
  readonly seat: Seat;
}

declare module '../../rules' {
  interface Procedures {
    'launch-into': LaunchInto;
    'launch-gained': LaunchGained;
    quarantine: Quarantine;
  }
  interface Asks {
    'place-viper': Asking<PlaceViperOption>;
    'launch-gained': Asking<AreaOption>;
    quarantine: Asking<CivilianOption>;
  }
}

rules.locals('launch-into', { seat: plain, left: plain, cause: aCause, last: plain });
rules.locals('launch-gained', { seat: plain, cause: aCause });
rules.locals('quarantine', { seat: plain });

interface PlaceViperOption extends Option {
  readonly area: Area;
  /** None where no more are placed. */
  readonly ship?: ViperClass;
}

rules.ask<PlaceViperOption, LaunchInto>('place-viper', {
  options(g, { area, last }) {
    const options: PlaceViperOption[] = classesIn(g.state.reserves.vipers).map((ship) => ({
      id: `launch${ending(ship)}`,
      area,
      ship,
    }));
    if (last && options.length > 0) options.push({ id: 'done', area });
    return options;
  },
  chosen(g, frame, [{ ship, area }]) {
    if (ship === undefined) {
      frame.left = 0;
      return;
    }
    placeVipers(g, ship, area, 1, 'vipers.launch');
    frame.last = { ship, there: g.state.areas[area].vipers[ship] };
    rules.call(g, 'viper-launched', { area, ship });
  },
});

/** Vipers are put into one area, and then each acts once. */
rules.procedure('launch-into', {
  place(g, frame) {
    if (frame.left === 0) return rules.goTo(frame, 'act');
    frame.left--;
    if (!rules.put(g, frame.seat, 'place-viper')) rules.goTo(frame, 'act');
  },
  // rule: rebel-basestar.raider-bay-apollo — one that somebody sat down in acts no more
  settle(g, frame) {
    const { last, area, placed } = frame;
    if (last && g.state.areas[area].vipers[last.ship] === last.there) placed.push(last.ship);
    frame.last = last && { ship: last.ship, there: -1 };
    rules.goTo(frame, 'place');
  },
  // rule: rebel-basestar.raider-bay
  act(g, frame) {
    const ship = frame.placed.shift();
    if (ship === undefined) return;
    frame.i--;
    const { seat, area, cause } = frame;
    rules.call(g, 'viper-activations', { seat, left: 1, own: false, cause, one: { area, ship } });
  },
});

rules.ask<AreaOption, LaunchGained>('launch-gained', {
  options: () => launchAreas.map((id) => ({ id })),
  chosen(g, frame, [{ id }]) {
    frame.area = id;
    placeVipers(g, 'assault-raptor', id, 1, 'vipers.launch');
    rules.call(g, 'viper-launched', { area: id, ship: 'assault-raptor' });
  },
});

/** An assault raptor that was gained goes into space, and may act at once. */
rules.procedure('launch-gained', {
  launch: (g, { seat }) => void rules.put(g, seat, 'launch-gained'),
  act(g, { seat, area, cause }) {
    if (area === undefined || g.state.areas[area].vipers['assault-raptor'] === 0) return;
    const one = { area, ship: 'assault-raptor' } as const;
    rules.call(g, 'viper-activations', { seat, left: 1, own: false, cause, one });
  },
});

function civiliansInSpace(g: G): CivilianOption[] {
  return areas.flatMap((area) =>
    g.state.areas[area].civilians.map(({ handle }) => ({ id: `civilian:${handle}`, handle, area })),
  );
}

rules.ask<CivilianOption, Quarantine>('quarantine', {
  options: (g) => civiliansInSpace(g),
  chosen(g, _frame, [{ handle, area }]) {
    const { civilians } = g.state;
    const { kind } = takeCivilian(g.state, area, handle);
    g.facts.push({ fact: 'ships-removed', area, ships: 'civilian', n: 1 });
    if (civilians.length > 0) placeShips(g, 'civilians', area, 1, 'civilians.facedown');
    civilians.push(kind);
    shuffle(g.state, 'cards', civilians);
  },
});

/** Somebody looks at every civilian ship in space and has one of them replaced. */
rules.procedure('quarantine', {
  look: (g, { seat }) => look(g, seat, civiliansInSpace(g)),
  replace: (g, { seat }) => void rules.put(g, seat, 'quarantine'),
});
