import {
  type Area,
  areas,
  civilianShips,
  classesIn,
  launchAreas,
  type Seat,
  type View,
} from '@ragtag/board-game';
import { english } from '@ragtag/board-game/say';
import { counted, textWidth } from '../../output/print';

/** Space round Galactica, her bow to the left. */

const width = 30;
const widest = 3 * width;

function civilian(kind: number | null): string {
  return kind === null ? 'hidden' : civilianShips[kind].name.replace(/.*\((.*)\)/, '$1');
}

function shipsIn(seen: View, area: Area, name: (seat: Seat) => string): string[] {
  const { raiders, heavyRaiders, vipers, civilians } = seen.areas[area];
  const pilots = seen.players.flatMap((player, seat) =>
    player.piloting?.area === area ? [`${english.ships[player.piloting.ship]}: ${name(seat)}`] : [],
  );
  const basestars = seen.basestars.filter((each) => each.area === area);
  const known = civilians.filter(({ kind }) => kind !== null).map(({ kind }) => civilian(kind));
  return [
    ...basestars.map(({ damage }) => `basestar${damage.length > 0 ? ` (${damage.length} damage)` : ''}`),
    ...(raiders > 0 ? [counted(raiders, 'raider')] : []),
    ...(heavyRaiders > 0 ? [counted(heavyRaiders, 'heavy raider')] : []),
    ...pilots,
    ...classesIn(vipers).map((ship) => counted(vipers[ship], english.ships[ship])),
    ...(civilians.length > 0
      ? [`${counted(civilians.length, 'civilian ship')}${known.length > 0 ? ` (${known.join('; ')})` : ''}`]
      : []),
  ];
}

function cell(seen: View, area: Area, name: (seat: Seat) => string): string[] {
  const launch = launchAreas.includes(area) ? ' (launch)' : '';
  return [
    `${english.areas[area].toUpperCase()}${launch}`,
    ...shipsIn(seen, area, name).map((line) => `  ${line}`),
  ];
}

/** Blocks of lines beside each other. */
function beside(indent: number, ...blocks: readonly (readonly string[])[]): string[] {
  const height = Math.max(...blocks.map((block) => block.length));
  return Array.from({ length: height }, (_, row) =>
    (' '.repeat(indent) + blocks.map((block) => (block[row] ?? '').padEnd(width)).join('')).trimEnd(),
  );
}

/** One area a line, where there is no room for more. */
function listSpace(seen: View, name: (seat: Seat) => string): string {
  const lines = areas.map((area) => {
    const [head, ...ships] = cell(seen, area, name);
    return `  ${head}: ${ships.map((ship) => ship.trim()).join(', ') || 'nothing'}`;
  });
  return ['', ...lines, ''].join('\n');
}

export function describeSpace(seen: View, name: (seat: Seat) => string): string {
  if (textWidth() < widest) return listSpace(seen, name);
  const at = (area: Area) => cell(seen, area, name);
  return [
    '',
    ...beside(15, at('starboard-bow'), at('starboard-quarter')),
    ...beside(2, at('fore'), [], at('aft')),
    ...beside(15, at('port-bow'), at('port-quarter')),
    '',
  ].join('\n');
}
