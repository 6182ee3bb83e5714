import { type Area, classesIn, type Seat, type View } from '@ragtag/board-game';
import type { Box } from './plans';
import { drawings, type ShipShape } from './ships';

/** One group of like ships in an area. */
export interface Flight {
  readonly shape: ShipShape;
  readonly n: number;
  /** Who flies it, for a manned viper. */
  readonly pilot?: Seat;
  /** Which basestar. */
  readonly basestar?: number;
  readonly damage?: number;
  /** It is Scar. */
  readonly scar?: boolean;
  /** What is known to be in civilian ships, in their order. */
  readonly known?: readonly (number | null)[];
}

/** What flies in an area, the largest first. */
export function flightsIn(view: View, area: Area): Flight[] {
  const { raiders, heavyRaiders, vipers, civilians } = view.areas[area];
  const flights: Flight[] = [];
  view.basestars.forEach((b, basestar) => {
    if (b.area === area) flights.push({ shape: 'basestar', n: 1, basestar, damage: b.damage.length });
  });
  if (heavyRaiders > 0) flights.push({ shape: 'heavy-raider', n: heavyRaiders });
  const scar = view.marks.scar === area && raiders > 0;
  if (scar) flights.push({ shape: 'raider', n: 1, scar });
  const others = raiders - (scar ? 1 : 0);
  if (others > 0) flights.push({ shape: 'raider', n: others });
  view.players.forEach((p, pilot) => {
    if (p.piloting?.area === area) flights.push({ shape: p.piloting.ship, n: 1, pilot });
  });
  for (const ship of classesIn(vipers)) flights.push({ shape: ship, n: vipers[ship] });
  if (civilians.length > 0) {
    flights.push({ shape: 'civilian', n: civilians.length, known: civilians.map(({ kind }) => kind) });
  }
  return flights;
}

export interface Placed extends Flight {
  readonly x: number;
  readonly y: number;
  /** Ships that are drawn; a number stands for the rest. */
  readonly drawn: number;
  readonly step: number;
  /** Ships in a row; the rest stand below. */
  readonly perRow: number;
  readonly rowStep: number;
  readonly w: number;
  readonly h: number;
  /** How large its ships are drawn. */
  readonly scale: number;
}

/** More than this are told by a number. */
const mostDrawn = 4;
const countWidth = 30;

function measure(flight: Flight, scale: number, room: number): Omit<Placed, keyof Flight | 'x' | 'y'> {
  const { w, h } = drawings[flight.shape];
  const drawn = flight.n > mostDrawn ? 1 : flight.n;
  const step = (w + 5) * scale;
  const extra =
    ((flight.n > mostDrawn ? countWidth : 0) +
      (flight.pilot !== undefined ? 20 : 0) +
      (flight.scar ? 34 : 0)) *
    scale;
  const perRow = Math.max(1, Math.min(drawn, Math.floor((room - extra) / step)));
  const rowStep = (h + 6) * scale;
  const rows = Math.ceil(drawn / perRow);
  const height = h * scale + (rows - 1) * rowStep;
  return { drawn, step, perRow, rowStep, w: perRow * step + extra, h: height, scale };
}

interface Row {
  readonly items: (Flight & ReturnType<typeof measure>)[];
  w: number;
  h: number;
}

/** Flights in as many rows as they need. */
function inRows(flights: readonly Flight[], box: Box, scale: number): Row[] {
  const gap = 9 * scale;
  const rows: Row[] = [];
  for (const flight of flights) {
    const size = measure(flight, scale, box.w);
    const row = rows.at(-1);
    if (row && row.w + gap + size.w <= box.w) {
      row.items.push({ ...flight, ...size });
      row.w += gap + size.w;
      row.h = Math.max(row.h, size.h);
    } else {
      rows.push({ items: [{ ...flight, ...size }], w: size.w, h: size.h });
    }
  }
  return rows;
}

const heightOf = (rows: readonly Row[]) => rows.reduce((sum, row) => sum + row.h, 0);

/** No smaller than this, however many there are. */
const smallest = 0.55;

/** Lines flights up in rows within a box, middle to middle, as large as they have room, up to a scale. */
export function formation(flights: readonly Flight[], box: Box, largest: number): Placed[] {
  let scale = largest;
  let rows = inRows(flights, box, scale);
  while (heightOf(rows) > box.h && scale > largest * smallest) {
    scale *= 0.95;
    rows = inRows(flights, box, scale);
  }
  const gap = 9 * scale;
  // Where there is little room, rows stand closer.
  const filled = heightOf(rows);
  const between = Math.max(0, Math.min(gap, (box.h - filled) / Math.max(1, rows.length - 1)));
  const height = filled + between * Math.max(0, rows.length - 1);
  let y = box.y + Math.max(0, (box.h - height) / 2);
  return rows.flatMap((row) => {
    let x = box.x + Math.max(0, (box.w - row.w) / 2);
    const top = y;
    y += row.h + between;
    return row.items.map((item) => {
      const first = drawings[item.shape].h * scale;
      const placed = { ...item, x, y: top + (row.h - item.h) / 2 + first / 2 };
      x += item.w + gap;
      return placed;
    });
  });
}
