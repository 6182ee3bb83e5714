import { type Asking, each, type Option } from '@ragtag/kernel';
import type { AreaOption, CivilianOption } from '../../asks/ship-options';
import type { Cause } from '../../effects/types';
import { exactly } from '../../in-play/like-pieces';
import { number } from '../../in-play/rulings';
import { destroyCivilian } from '../../operations/losses';
import { areaOfCivilian, moveCivilian, placeShips } from '../../operations/space';
import { destroyStacked } from '../../operations/stacks';
import { type G, rules } from '../../rules';
import type { State } from '../../state';
import { aCause, plain } from '../../state/shapes';
import { galacticaIsAway } from '../../table/new-caprica';
import { neighbour } from '../../table/queries';
import { type Area, areas, type Seat } from '../../terms';

export interface DrawAndDestroy {
  /** Ships still to be destroyed. */
  left: number;
  readonly cause: Cause;
}

export interface ScoutCivilians {
  readonly seat: Seat;
  readonly n: number | 'all';
  /** Handles of the ships looked at, which may still be moved. */
  moving?: number[];
}

export interface PlaceCivilians {
  /** Ships still to be placed. */
  left: number;
}

declare module '../../rules' {
  interface Procedures {
    'draw-and-destroy': DrawAndDestroy;
    'scout-civilians': ScoutCivilians;
    'place-civilians': PlaceCivilians;
  }
  interface Asks {
    'destroy-civilian': Asking<CivilianOption, Doom>;
    'scout-civilians': Asking<CivilianOption>;
    'civilian-area': Asking<AreaOption>;
    'move-civilian': Asking<CourseOption, Course>;
  }
}

rules.locals('draw-and-destroy', { left: plain, cause: aCause });
rules.locals('scout-civilians', { seat: plain, n: plain, moving: plain });
rules.locals('place-civilians', { left: plain });

function civilianOptions(s: State, among: readonly Area[]): CivilianOption[] {
  const options: CivilianOption[] = [];
  for (const area of among) {
    for (const { handle } of s.areas[area].civilians)
      options.push({ id: `civilian:${handle}`, area, handle });
  }
  return options;
}

interface Doom {
  /** The only area to pick from; absent for all. */
  readonly area?: Area;
  readonly cause: Cause;
}

rules.ask<CivilianOption, Record<never, never>, Doom>('destroy-civilian', {
  carries: { cause: aCause },
  options: (g, _frame, { area }) => civilianOptions(g.state, area === undefined ? areas : [area]),
  chosen: (g, _frame, [{ area, handle }], { cause }) =>
    void rules.call(g, 'civilian-doomed', { handle, area, cause }),
});

/** Civilian ships drawn and destroyed. rule: civilians.draw-destroy, civilians.draw-destroy-none */
rules.procedure('draw-and-destroy', {
  oneAfterAnother(g, frame) {
    const s = g.state;
    const { cause } = frame;
    if (frame.left === 0) return;
    frame.left--;
    frame.i--;
    const ship = s.civilians.pop();
    if (ship !== undefined) destroyCivilian(g, ship, null, cause);
    // rule: civilians.draw-destroy-newcaprica
    else if (!destroyStacked(g, cause) && !galacticaIsAway(s))
      rules.put(g, s.turn.seat, 'destroy-civilian', { cause });
  },
});

rules.ask<CivilianOption, ScoutCivilians>('scout-civilians', {
  options: (g) => civilianOptions(g.state, areas),
  count(g, { seat, n }, options) {
    if (n === 'all') return exactly(options.length, options);
    const most = number(g, 'civilians-scouted', n, { seat });
    return most > n ? [0, Math.min(most, options.length)] : exactly(n, options);
  },
  chosen(g, frame, picks) {
    frame.moving = picks.map((p) => p.handle);
    look(g, frame.seat, picks);
  },
});

/** rule: civilians.facedown — only the one who looks gets to know. */
export function look(g: G, seat: Seat, picks: readonly CivilianOption[]): void {
  const ships: { handle: number; kind: number }[] = [];
  for (const { area, handle } of picks) {
    const { civilians } = g.state.areas[area];
    const at = civilians.findIndex((c) => c.handle === handle);
    if (at === -1) continue;
    const ship = civilians[at];
    if (!ship.seenBy.includes(seat)) civilians[at] = { ...ship, seenBy: [...ship.seenBy, seat] };
    ships.push({ handle, kind: ship.kind });
  }
  const handles = ships.map((ship) => ship.handle);
  g.facts.push({ fact: 'civilians-looked-at', handles, seat, rule: 'civilians.facedown' });
  g.facts.push({ fact: 'civilians-seen', ships, seat, only: [seat], rule: 'civilians.facedown' });
}

/** Pursued by the Cylon fleet, they spread as far as they can. rule: civilians.place-unspecified-cag */
function openAreas({ fleet, areas: space }: State): readonly Area[] {
  const empty = fleet ? areas.filter((area) => space[area].civilians.length === 0) : areas;
  return empty.length > 0 ? empty : areas;
}

/** rule: civilians.place-unspecified, titles.cag.powers */
function placerOf({ fleet, titles, turn }: State): Seat {
  return (fleet ? titles.cag : titles.admiral) ?? turn.seat;
}

rules.ask<AreaOption, PlaceCivilians>('civilian-area', {
  options: (g) => openAreas(g.state).map((id) => ({ id })),
  chosen(g, _frame, [{ id }]) {
    const rule = g.state.fleet ? 'civilians.place-unspecified-cag' : 'civilians.place-unspecified';
    placeShips(g, 'civilians', id, 1, rule);
  },
});

/** Civilian ships put where the Admiral or the CAG says. rule: limits.civilians-short */
rules.procedure('place-civilians', {
  oneAfterAnother(g, frame) {
    if (frame.left === 0 || g.state.civilians.length === 0) return;
    frame.left--;
    frame.i--;
    rules.put(g, placerOf(g.state), 'civilian-area');
  },
});

interface CourseOption extends Option {
  readonly from: Area;
  readonly to: Area;
}

interface Course {
  readonly handle: number;
}

rules.ask<CourseOption, ScoutCivilians, Course>('move-civilian', {
  carries: { handle: plain },
  options(g, { seat }, { handle }) {
    const from = areaOfCivilian(g.state, handle);
    if (from === undefined) return [];
    const near = ([1, -1] as const).map((way) => neighbour(from, way));
    const far = number(g, 'move-range', 1, { seat, ship: 'civilian' }) > 1;
    const moves = (far ? areas.filter((area) => area !== from) : near).map((to) => ({
      id: `move:${from}>${to}`,
      from,
      to,
    }));
    return [...moves, { id: 'stay', from, to: from }];
  },
  chosen(g, _frame, [{ id, from, to }], { handle }) {
    if (id !== 'stay') moveCivilian(g, handle, from, to);
  },
});

/** Looking at civilian ships in space and moving them on. */
rules.procedure('scout-civilians', {
  look: (g, frame) => void rules.put(g, frame.seat, 'scout-civilians'),
  move: each(
    'moving',
    () => [],
    (g, frame, handle: number) => void rules.put(g, frame.seat, 'move-civilian', { handle }),
  ),
});
