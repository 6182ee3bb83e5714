import { board as words } from '../../words';
import { HullState } from '../hull-state';
import { grid, type Plan, poly } from './plan';

/** Galactica from above with the space round her, for screens that are wider than high. */

const body = poly(
  [150, 286],
  [160, 262],
  [182, 246],
  [194, 188],
  [828, 188],
  [838, 216],
  [852, 228],
  [852, 372],
  [838, 384],
  [828, 412],
  [194, 412],
  [182, 354],
  [160, 338],
  [150, 314],
);
const pods = [
  poly([282, 156], [290, 149], [732, 149], [740, 156], [740, 174], [732, 180], [290, 180], [282, 174]),
  poly([282, 426], [290, 420], [732, 420], [740, 426], [740, 444], [732, 451], [290, 451], [282, 444]),
];
const tubes = [310, 345, 380, 415, 590, 625, 660, 695];
const engines = [240, 285, 330];

function Backdrop() {
  return (
    <g className="hull">
      {pods.map((pod) => (
        <path key={pod} d={pod} className="hull-pod" />
      ))}
      <path d="M360 180v8M511 180v8M662 180v8M360 412v8M511 412v8M662 412v8" className="hull-strut" />
      {tubes.map((x) => (
        <path key={x} d={`M${x - 4} 451v8l4 5 4 -5v-8`} className="launch-tube" />
      ))}
      {engines.map((y) => (
        <rect key={y} x={852} y={y} width={7} height={32} className="engine" />
      ))}
      <path d={body} className="hull-body" />
      <path d="M160 262V338M182 246V354M171 262v76M838 216v168" className="hull-line" />
      <text x={511} y={171} fontSize={17} textAnchor="middle" className="hull-name">
        {words.galacticaOnMap}
        <HullState />
      </text>
      <text x={511} y={441} fontSize={14} textAnchor="middle" className="hull-note">
        {words.launchTubesOnMap}
      </text>
    </g>
  );
}

export const galacticaWide: Plan = {
  name: 'galactica wide',
  width: 1000,
  height: 600,
  Backdrop,
  space: {
    ship: 1.25,
    badge: 16,
    text: 15.5,
    areas: {
      fore: {
        outline: poly(
          [4, 150],
          [54, 84],
          [154, 170],
          [142, 190],
          [142, 410],
          [154, 430],
          [54, 516],
          [4, 450],
        ),
        ships: { x: 10, y: 182, w: 128, h: 240 },
        label: { x: 14, y: 172, anchor: 'start' },
      },
      'starboard-bow': {
        outline: poly([60, 76], [114, 5], [497, 5], [497, 140], [182, 140], [160, 163]),
        ships: { x: 138, y: 28, w: 352, h: 108 },
        label: { x: 122, y: 24, anchor: 'start' },
      },
      'starboard-quarter': {
        outline: poly([503, 5], [886, 5], [940, 76], [840, 163], [818, 140], [503, 140]),
        ships: { x: 510, y: 28, w: 352, h: 108 },
        label: { x: 878, y: 24, anchor: 'end' },
      },
      aft: {
        outline: poly(
          [996, 150],
          [946, 84],
          [846, 170],
          [860, 190],
          [860, 410],
          [846, 430],
          [946, 516],
          [996, 450],
        ),
        ships: { x: 864, y: 182, w: 128, h: 240 },
        label: { x: 986, y: 172, anchor: 'end' },
      },
      'port-quarter': {
        outline: poly([503, 460], [818, 460], [840, 437], [940, 524], [886, 595], [503, 595]),
        ships: { x: 510, y: 464, w: 352, h: 108 },
        label: { x: 878, y: 585, anchor: 'end' },
      },
      'port-bow': {
        outline: poly([497, 460], [182, 460], [160, 437], [60, 524], [114, 595], [497, 595]),
        ships: { x: 138, y: 464, w: 352, h: 108 },
        label: { x: 122, y: 585, anchor: 'start' },
      },
    },
  },
  rooms: grid(
    [
      ['weapons-control', 'command', 'communications', 'admirals-quarters', 'ftl-control'],
      ['armory', 'brig', 'sickbay', 'research-lab', 'hangar-deck'],
    ],
    { x: 199, y: 194 },
    { w: 121, h: 103 },
    5,
  ),
};
