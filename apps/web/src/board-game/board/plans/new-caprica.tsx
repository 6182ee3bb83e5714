import { occupationTrack, type View } from '@ragtag/board-game';
import { useBoard } from '../../use-board';
import { board as words } from '../../words';
import { drawings, ShipMark } from '../ships';
import { type Box, type Plan, poly, type Upright } from './plan';

/** The settlement: three places above, and below them those that the occupation forces go through to the ships. */

const above = ['medical-center', 'resistance-hq', 'detention'] as const;

interface GroundLayout extends Pick<Plan, 'name' | 'width' | 'height'> {
  readonly room: (column: number, row: number) => Box;
  /** How large the names of the stacks are. */
  readonly text: number;
  readonly stacks: Readonly<Record<'locked' | 'prepared', { readonly x: number; readonly y: number }>>;
}

const wide: GroundLayout = {
  name: 'new-caprica',
  width: 1000,
  height: 560,
  room: (column, row) => ({ x: 40 + column * 255, y: 70 + row * 236, w: 235, h: 186 }),
  text: 17,
  stacks: { locked: { x: 896, y: 190 }, prepared: { x: 896, y: 400 } },
};

const narrow: GroundLayout = {
  name: 'new-caprica upright',
  width: 600,
  height: 700,
  room: (column, row) => ({ x: 20 + row * 285, y: 30 + column * 175, w: 275, h: 155 }),
  text: 28,
  stacks: { locked: { x: 160, y: 596 }, prepared: { x: 440, y: 596 } },
};

function laidOut({ room, text, stacks, ...rest }: GroundLayout): Plan {
  const rooms: Record<string, Box> = {};
  above.forEach((place, column) => {
    rooms[place] = room(column, 0);
  });
  occupationTrack.forEach((place, column) => {
    rooms[place] = room(column, 1);
  });
  return { ...rest, rooms, Backdrop: () => <Ground layout={{ room, text, stacks, ...rest }} /> };
}

const plans = { wide: laidOut(wide), narrow: laidOut(narrow) };

export const newCaprica = (_: unknown, upright: Upright): Plan => (upright ? plans.narrow : plans.wide);

/** The ground, the way of the occupation forces, and the ships that stand on it. */
function Ground({ layout: { width: w, height: h, room, text, stacks } }: { readonly layout: GroundLayout }) {
  const { view } = useBoard();
  const track = occupationTrack.map((_, column) => middle(room(column, 1)));
  const way = [...track, stacks.locked].map(({ x, y }) => `${x} ${y}`).join('L');
  return (
    <g className="ground">
      <path
        d={poly(
          [30, 4],
          [w - 30, 4],
          [w - 4, 40],
          [w - 4, h - 40],
          [w - 30, h - 4],
          [30, h - 4],
          [4, h - 40],
          [4, 40],
        )}
        className="ground-field"
      />
      <path d={`M${way}`} className="occupation-way" />
      {(['locked', 'prepared'] as const).map((stack) => (
        <Stack key={stack} stack={stack} at={stacks[stack]} n={shipsIn(view, stack)} text={text} />
      ))}
    </g>
  );
}

const middle = ({ x, y, w, h }: Box) => ({ x: x + w / 2, y: y + h / 2 });

const shipsIn = ({ newCaprica: there }: View, stack: 'locked' | 'prepared') => there?.[stack] ?? 0;

interface StackProps {
  readonly stack: 'locked' | 'prepared';
  readonly at: { readonly x: number; readonly y: number };
  readonly n: number;
  readonly text: number;
}

function Stack({ stack, at: { x, y }, n, text }: StackProps) {
  const drawn = Math.min(n, 4);
  return (
    <g className={`ship-stack ${stack}`}>
      {Array.from({ length: drawn }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ships that nobody can tell apart.
        <ShipMark key={i} shape="civilian" x={x + 3 * i} y={y - 8 * i} scale={48 / drawings.civilian.w} />
      ))}
      <text x={x} y={y + 52} textAnchor="middle" fontSize={30} className="stack-count">
        {n}
      </text>
      <text x={x} y={y + 58 + text} textAnchor="middle" fontSize={text} className="stack-name">
        {words.stacks[stack]}
      </text>
    </g>
  );
}
