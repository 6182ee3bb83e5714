import type { Asking } from '@ragtag/kernel';
import { script } from '@ragtag/kernel';
import type { Layout } from '../../effects/types';
import { addLikePieces, exactly, type LikePiece } from '../../in-play/like-pieces';
import { open } from '../../in-play/reactions';
import { type ClassOption, classOptions, pickerOfClass } from '../../in-play/viper-classes';
import {
  type LayoutKind,
  layoutKinds,
  layoutShips,
  placeShips,
  placeVipers,
  supplyOf,
} from '../../operations/space';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { classesIn, type Flown } from '../../table/vipers';
import { type Area, areas, type PerArea, type ViperClass } from '../../terms';

export interface PlaceShips {
  readonly ships: string | Layout;
  readonly rule: string;
  /** Index of the kind of ship that comes next. */
  kind: number;
  /** Raiders placed so far, by area. */
  readonly raiders: PerArea;
  /** Vipers that were placed, as far as that is still to be announced. */
  readonly vipers: Flown<Area>[];
  /** Where vipers are still to be placed, an entry for each, of a class that somebody picks. */
  unplaced?: Area[];
}

declare module '../../rules' {
  interface Procedures {
    'place-ships': PlaceShips;
  }
  interface Asks {
    shortage: Asking<LikePiece<Area>, Shortage>;
    'viper-to-place': Asking<ClassOption, { readonly area: Area }>;
  }
}

rules.locals('place-ships', { ships: plain, kind: plain, raiders: plain, vipers: plain });

function total(layout: Layout, kind: LayoutKind): number {
  let n = 0;
  for (const area of areas) n += layout[area]?.[kind] ?? 0;
  return n;
}

/** Places the wanted ships of a kind, except those left out. */
function place(g: G, frame: PlaceShips, kind: LayoutKind, leftOut: readonly LikePiece<Area>[]): void {
  const layout = script<Layout>(frame.ships);
  for (const area of areas) {
    let n = layout[area]?.[kind] ?? 0;
    for (const slot of leftOut) if (slot.place === area) n--;
    if (n === 0) continue;
    if (kind === 'vipers') placeLaidOut(g, frame, area, n);
    else placeShips(g, kind, area, n, frame.rule);
    if (kind === 'raiders') frame.raiders[area] = n;
  }
}

/** Places vipers at once where they are all of a class, or else has somebody pick. */
function placeLaidOut(g: G, frame: PlaceShips, area: Area, n: number): void {
  const [ship, ...others] = classesIn(g.state.reserves.vipers);
  if (others.length === 0) {
    launch(g, frame, ship, area, n);
    return;
  }
  frame.unplaced ??= [];
  for (let k = 0; k < n; k++) frame.unplaced.push(area);
}

function launch(g: G, frame: PlaceShips, ship: ViperClass, area: Area, n: number): void {
  placeVipers(g, ship, area, n, frame.rule);
  for (let k = 0; k < n; k++) frame.vipers.push({ area, ship });
}

rules.ask<ClassOption, PlaceShips, { readonly area: Area }>('viper-to-place', {
  carries: {},
  options: (g) => classOptions(g.state.reserves.vipers),
  chosen: (g, frame, [{ id }], { area }) => launch(g, frame, id, area, 1),
});

interface Shortage {
  readonly kind: LayoutKind;
  readonly short: number;
  /** What is short, as texts call it. */
  readonly ship: string;
}

rules.ask<LikePiece<Area>, PlaceShips, Shortage>('shortage', {
  carries: { short: plain },
  options(_g, frame, { kind, short }) {
    const slots: LikePiece<Area>[] = [];
    const layout = script<Layout>(frame.ships);
    for (const area of areas) addLikePieces(slots, area, area, layout[area]?.[kind] ?? 0, short);
    return slots;
  },
  count: (_g, _frame, slots, { short }) => exactly(short, slots),
  chosen: (g, frame, leftOut, { kind }) => place(g, frame, kind, leftOut),
});

/** Placing ships by a layout; hands back the raiders placed. rule: crisis.attack.setup */
rules.procedure('place-ships', {
  kindByKind(g, frame) {
    const area = frame.unplaced?.shift();
    if (area !== undefined) {
      frame.i--;
      return void rules.put(g, pickerOfClass(g), 'viper-to-place', { area });
    }
    if (frame.kind === layoutKinds.length) return;
    frame.i--;
    const kind = layoutKinds[frame.kind++];
    const want = total(script<Layout>(frame.ships), kind);
    const short = want - supplyOf(g.state, kind);
    if (want === 0 || short === want) return;
    // rule: limits.ships-short — the current player says which are not placed
    if (short > 0) rules.put(g, g.state.turn.seat, 'shortage', { kind, short, ship: layoutShips[kind] });
    else place(g, frame, kind, []);
  },
  openLayoutDone(g, { rule }) {
    if (rule === 'crisis.attack.setup') open(g, 'layout-done');
  },
  // rule: crisis.attack.on-place — only once the whole layout lies
  announceVipers(g, frame) {
    const viper = frame.vipers.shift();
    if (viper === undefined) return;
    frame.i--;
    rules.call(g, 'viper-launched', { area: viper.area, ship: viper.ship });
  },
  handBack: (g, frame) => rules.finish(g, frame.raiders),
});
