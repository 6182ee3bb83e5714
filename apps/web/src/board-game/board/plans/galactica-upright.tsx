import { grid, type Plan, poly } from './plan';

/** Galactica with the space round her where there is little room beside her. */

const gap = 1.5;
const room = { x: 72, y: 81, h: 45 };

/** The plan with rooms of a width: what lies right of them moves with it. */
function uprightWith(w: number): Plan & Required<Pick<Plan, 'Backdrop' | 'space'>> {
  const more = 3 * (w - 81);
  const width = 390 + more;
  const brig = { x: room.x + w + gap, y: room.y + 3 * (room.h + gap), w, h: room.h };
  const body = poly(
    [62, 162],
    [68, 140],
    [68, 86],
    [76, 77],
    [314 + more, 77],
    [322 + more, 86],
    [322 + more, 215],
    [314 + more, 224],
    [brig.x + w + 10, 224],
    [brig.x + w + 5, 269],
    [brig.x - 5, 269],
    [brig.x - 10, 224],
    [76, 224],
    [68, 215],
    [68, 184],
  );
  const tubes = [88, 108, 128];
  return {
    name: 'galactica upright',
    width,
    height: 346,
    small: true,
    Backdrop: () => (
      <g className="hull">
        {[...tubes, ...tubes.map((x) => width - x)].map((x) => (
          <path key={x} d={`M${x - 4} 240v17l4 5 4 -5v-17`} className="launch-tube" />
        ))}
        {[104, 141, 178].map((y) => (
          <rect key={y} x={322 + more} y={y} width={4} height={24} className="engine" />
        ))}
        <path d={body} className="hull-body" />
        <path d={`M84 230h54M84 235h48M${width - 138} 230h54M${width - 132} 235h48`} className="hull-line" />
      </g>
    ),
    space: {
      ship: 0.62,
      badge: 9.5,
      text: 12,
      areas: {
        fore: {
          outline: poly([2, 71], [17, 57], [58, 76], [58, 270], [17, 289], [2, 276]),
          ships: { x: 5, y: 96, w: 50, h: 164 },
          label: { x: 8, y: 88, anchor: 'start' },
        },
        'starboard-bow': {
          outline: poly([20, 53], [20, 12], [31, 2], [width / 2 - 2, 2], [width / 2 - 2, 71], [61, 71]),
          ships: { x: 34, y: 18, w: 156 + more / 2, h: 51 },
          label: { x: 32, y: 15, anchor: 'start' },
        },
        'starboard-quarter': {
          outline: poly(
            [width / 2 + 2, 2],
            [width - 31, 2],
            [width - 20, 12],
            [width - 20, 53],
            [width - 61, 71],
            [width / 2 + 2, 71],
          ),
          ships: { x: width / 2 + 7, y: 18, w: 156 + more / 2, h: 51 },
          label: { x: width - 32, y: 15, anchor: 'end' },
        },
        aft: {
          outline: poly(
            [width - 2, 71],
            [width - 17, 57],
            [width - 58, 76],
            [width - 58, 270],
            [width - 17, 289],
            [width - 2, 276],
          ),
          ships: { x: width - 55, y: 96, w: 50, h: 164 },
          label: { x: width - 8, y: 88, anchor: 'end' },
        },
        'port-quarter': {
          outline: poly(
            [width / 2 + 2, 275],
            [width - 61, 275],
            [width - 20, 293],
            [width - 20, 334],
            [width - 31, 344],
            [width / 2 + 2, 344],
          ),
          ships: { x: width / 2 + 7, y: 277, w: 156 + more / 2, h: 51 },
          label: { x: width - 32, y: 340, anchor: 'end' },
        },
        'port-bow': {
          outline: poly(
            [width / 2 - 2, 275],
            [61, 275],
            [20, 293],
            [20, 334],
            [31, 344],
            [width / 2 - 2, 344],
          ),
          ships: { x: 34, y: 277, w: 156 + more / 2, h: 51 },
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
        room,
        { w, h: room.h },
        gap,
      ),
      brig,
    },
  };
}

/** For phones; the rulebook draws by it too. */
export const galacticaUpright = uprightWith(81);

/** For a narrow column with other boards below, which is as broad as its height leaves room. */
export const galacticaBroad = uprightWith(110);
