import { grid, type Plan, poly } from './plan';

/** Galactica with the space round her, for phones and narrow columns; the rulebook draws by it too. */

const body = poly(
  [62, 180],
  [68, 158],
  [68, 104],
  [76, 95],
  [314, 95],
  [322, 104],
  [322, 236],
  [314, 245],
  [246, 245],
  [241, 290],
  [149, 290],
  [144, 245],
  [76, 245],
  [68, 236],
  [68, 204],
);

function Backdrop() {
  return (
    <g className="hull">
      {[88, 108, 128, 262, 282, 302].map((x) => (
        <path key={x} d={`M${x - 4} 262v22l4 5 4 -5v-22`} className="launch-tube" />
      ))}
      {[120, 157, 194].map((y) => (
        <rect key={y} x={322} y={y} width={4} height={24} className="engine" />
      ))}
      <path d={body} className="hull-body" />
      <path d="M84 251h54M84 257h48M252 251h54M258 257h48" className="hull-line" />
    </g>
  );
}

export const galacticaUpright: Plan & Required<Pick<Plan, 'Backdrop' | 'space'>> = {
  name: 'galactica upright',
  width: 390,
  height: 386,
  small: true,
  Backdrop,
  space: {
    ship: 0.62,
    badge: 9.5,
    text: 12,
    areas: {
      fore: {
        outline: poly([2, 82], [17, 68], [58, 94], [58, 292], [17, 318], [2, 304]),
        ships: { x: 5, y: 108, w: 50, h: 186 },
        label: { x: 8, y: 100, anchor: 'start' },
      },
      'starboard-bow': {
        outline: poly([20, 64], [20, 12], [31, 2], [193, 2], [193, 89], [61, 89]),
        ships: { x: 34, y: 18, w: 156, h: 68 },
        label: { x: 32, y: 15, anchor: 'start' },
      },
      'starboard-quarter': {
        outline: poly([197, 2], [359, 2], [370, 12], [370, 64], [329, 89], [197, 89]),
        ships: { x: 202, y: 18, w: 156, h: 68 },
        label: { x: 358, y: 15, anchor: 'end' },
      },
      aft: {
        outline: poly([388, 82], [373, 68], [332, 94], [332, 292], [373, 318], [388, 304]),
        ships: { x: 335, y: 108, w: 50, h: 186 },
        label: { x: 382, y: 100, anchor: 'end' },
      },
      'port-quarter': {
        outline: poly([197, 296], [329, 296], [370, 322], [370, 374], [359, 384], [197, 384]),
        ships: { x: 202, y: 300, w: 156, h: 66 },
        label: { x: 358, y: 379, anchor: 'end' },
      },
      'port-bow': {
        outline: poly([193, 296], [61, 296], [20, 322], [20, 374], [31, 384], [193, 384]),
        ships: { x: 34, y: 300, w: 156, h: 66 },
        label: { x: 32, y: 379, anchor: 'start' },
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
      { x: 72, y: 99 },
      { w: 81, h: 46 },
      1.5,
    ),
    brig: { x: 154.5, y: 241.5, w: 81, h: 46 },
  },
};
