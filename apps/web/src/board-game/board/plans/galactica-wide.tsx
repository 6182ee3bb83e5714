import { board as words } from '../../words';
import { HullState } from '../hull-state';
import { galacticaLayout } from './galactica-layout';
import { type Plan, poly } from './plan';

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

export const galacticaWide: Plan = { ...galacticaLayout, name: 'galactica wide', Backdrop };
