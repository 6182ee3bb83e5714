import type { Asking } from '@ragtag/kernel';
import { script } from '@ragtag/kernel';
import type { Layout } from '../../effects/types';
import { addLikePieces, exactly, type LikePiece } from '../../in-play/like-pieces';
import { open } from '../../in-play/reactions';
import { type LayoutKind, layoutKinds, layoutShips, placeShips, supplyOf } from '../../operations/space';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { type Area, areas } from '../../terms';

export interface PlaceShips {
  readonly ships: string | Layout;
  readonly rule: string;
  /** Index of the kind of ship that comes next. */
  kind: number;
  /** Raiders placed so far, by area. */
  readonly raiders: Partial<Record<Area, number>>;
  /** Where vipers were placed, an entry for each, as far as that is still to be announced. */
  readonly vipers: Area[];
}

declare module '../../rules' {
  interface Procedures {
    'place-ships': PlaceShips;
  }
  interface Asks {
    shortage: Asking<LikePiece<Area>, Shortage>;
  }
}

rules.locals('place-ships', { ships: plain, kind: plain, raiders: plain });

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
    placeShips(g, kind, area, n, frame.rule);
    if (kind === 'raiders') frame.raiders[area] = n;
    if (kind === 'vipers') for (let k = 0; k < n; k++) frame.vipers.push(area);
  }
}

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
    const area = frame.vipers.shift();
    if (area === undefined) return;
    frame.i--;
    rules.call(g, 'viper-launched', { area });
  },
  handBack: (g, frame) => rules.finish(g, frame.raiders),
});
