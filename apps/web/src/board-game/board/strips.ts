import { boardNames, type LocationCard } from '@ragtag/board-game';
import type { BoardPlan, Box, StripPlan } from './geometry';

/** Rows of plain tiles for places that the plan has no room for, board by board, so that none is left out. */

const sizes = {
  wide: { perRow: 7, tile: 80, gap: 5, edge: 14, title: 22 },
  narrow: { perRow: 4, tile: 45, gap: 2.5, edge: 8, title: 12 },
} as const;

/** The plan with a strip for each board of which places are missing; the same plan where none is. */
export function withStrips(plan: BoardPlan, places: readonly LocationCard[]): BoardPlan {
  const missing = places.filter(({ place }) => !plan.rooms[place]);
  if (missing.length === 0) return plan;
  const { perRow, tile, gap, edge, title } = sizes[plan.name];
  const w = (plan.width - 2 * edge - (perRow - 1) * gap) / perRow;
  const rooms: Record<string, Box> = { ...plan.rooms };
  const strips: StripPlan[] = [];
  let y = plan.height;
  for (const board of boardNames) {
    const here = missing.filter((card) => card.board === board);
    if (here.length === 0) continue;
    here.forEach(({ place }, i) => {
      const row = Math.floor(i / perRow);
      rooms[place] = {
        x: edge + (i % perRow) * (w + gap),
        y: y + title + row * (tile + gap),
        w,
        h: tile,
      };
    });
    const h = title + Math.ceil(here.length / perRow) * (tile + gap);
    strips.push({ board, box: { x: edge, y, w: plan.width - 2 * edge, h } });
    y += h;
  }
  return { ...plan, rooms, strips, height: y + gap };
}
