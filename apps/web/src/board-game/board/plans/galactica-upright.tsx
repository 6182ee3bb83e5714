import { grid, type Plan, poly } from './plan';

/** Galactica with the space round her, for phones and narrow columns; the rulebook draws by it too. */

const body = poly(
  [62, 162],
  [68, 140],
  [68, 92],
  [76, 83],
  [314, 83],
  [322, 92],
  [322, 212],
  [314, 221],
  [246, 221],
  [241, 262],
  [149, 262],
  [144, 221],
  [76, 221],
  [68, 212],
  [68, 184],
);

function Backdrop() {
  return (
    <g className="hull">
      {[88, 108, 128, 262, 282, 302].map((x) => (
        <path key={x} d={`M${x - 4} 237v17l4 5 4 -5v-17`} className="launch-tube" />
      ))}
      {[104, 141, 178].map((y) => (
        <rect key={y} x={322} y={y} width={4} height={24} className="engine" />
      ))}
      <path d={body} className="hull-body" />
      <path d="M84 227h54M84 232h48M252 227h54M258 232h48" className="hull-line" />
    </g>
  );
}

export const galacticaUpright: Plan & Required<Pick<Plan, 'Backdrop' | 'space'>> = {
  name: 'galactica upright',
  width: 390,
  height: 346,
  small: true,
  Backdrop,
  space: {
    ship: 0.62,
    badge: 9.5,
    text: 12,
    areas: {
      fore: {
        outline: poly([2, 71], [17, 57], [58, 82], [58, 264], [17, 289], [2, 276]),
        ships: { x: 5, y: 96, w: 50, h: 164 },
        label: { x: 8, y: 88, anchor: 'start' },
      },
      'starboard-bow': {
        outline: poly([20, 53], [20, 12], [31, 2], [193, 2], [193, 77], [61, 77]),
        ships: { x: 34, y: 18, w: 156, h: 57 },
        label: { x: 32, y: 15, anchor: 'start' },
      },
      'starboard-quarter': {
        outline: poly([197, 2], [359, 2], [370, 12], [370, 53], [329, 77], [197, 77]),
        ships: { x: 202, y: 18, w: 156, h: 57 },
        label: { x: 358, y: 15, anchor: 'end' },
      },
      aft: {
        outline: poly([388, 71], [373, 57], [332, 82], [332, 264], [373, 289], [388, 276]),
        ships: { x: 335, y: 96, w: 50, h: 164 },
        label: { x: 382, y: 88, anchor: 'end' },
      },
      'port-quarter': {
        outline: poly([197, 269], [329, 269], [370, 293], [370, 334], [359, 344], [197, 344]),
        ships: { x: 202, y: 271, w: 156, h: 57 },
        label: { x: 358, y: 340, anchor: 'end' },
      },
      'port-bow': {
        outline: poly([193, 269], [61, 269], [20, 293], [20, 334], [31, 344], [193, 344]),
        ships: { x: 34, y: 271, w: 156, h: 57 },
        label: { x: 32, y: 340, anchor: 'start' },
      },
    },
  },
  rooms: {
    ...grid(
      [
        ['weapons-control', 'command', 'ftl-control'],
        ['communications', 'admirals-quarters', 'research-lab'],
        ['armory', 'hangar-deck', 'sickbay'],
      ],
      { x: 72, y: 87 },
      { w: 81, h: 42 },
      1.5,
    ),
    brig: { x: 154.5, y: 217.5, w: 81, h: 42 },
  },
};
