import { type Area, areas } from '@ragtag/board-game';
import { type Band, FleetBand, type RingPlan } from '../fleet-band';
import { galacticaBroad, galacticaUpright } from './galactica-upright';
import { galacticaWide } from './galactica-wide';
import { type Box, type Plan, type PlanOf, poly } from './plan';

/** Galactica with the Cylon Fleet board as a second ring round the areas that it matches. rule: cylonfleet.correspondence */

type Point = readonly [x: number, y: number];

/** The bands before Galactica and off her starboard bow; the others are their mirror images. */
interface Corner {
  readonly fore: readonly Point[];
  readonly foreShips: Box;
  readonly foreNumber: Point;
  readonly bow: readonly Point[];
  readonly bowShips: Box;
  readonly bowNumber: Point;
}

const acrossBox = ({ x, y, w, h }: Box, width: number): Box => ({ x: width - x - w, y, w, h });
const belowBox = ({ x, y, w, h }: Box, height: number): Box => ({ x, y: height - y - h, w, h });

function bandsOf({ width, height }: Plan, corner: Corner): Record<Area, Band> {
  const band = (points: readonly Point[], ships: Box, [x, y]: Point): Band => ({
    outline: poly(...points),
    ships,
    number: { x, y },
  });
  const across = (points: readonly Point[]): Point[] => points.map(([x, y]) => [width - x, y]);
  const below = (points: readonly Point[]): Point[] => points.map(([x, y]) => [x, height - y]);
  const { fore, foreShips, foreNumber, bow, bowShips, bowNumber } = corner;
  const [numberAcross] = across([bowNumber]);
  const bottom = belowBox(bowShips, height);
  return {
    fore: band(fore, foreShips, foreNumber),
    aft: band(across(fore), acrossBox(foreShips, width), across([foreNumber])[0]),
    'starboard-bow': band(bow, bowShips, bowNumber),
    'starboard-quarter': band(across(bow), acrossBox(bowShips, width), numberAcross),
    'port-bow': band(below(bow), bottom, below([bowNumber])[0]),
    'port-quarter': band(across(below(bow)), acrossBox(bottom, width), below([numberAcross])[0]),
  };
}

function ringed(plan: Plan, margin: number, ring: Omit<RingPlan, 'bands'>, corner: Corner): Plan {
  const bands = bandsOf(plan, corner);
  const { Backdrop } = plan;
  return {
    ...plan,
    name: `${plan.name} pursued`,
    left: -margin,
    top: -margin,
    width: plan.width + 2 * margin,
    height: plan.height + 2 * margin,
    ring: Object.fromEntries(areas.map((area) => [area, bands[area].ships])) as Record<Area, Box>,
    Backdrop: () => (
      <>
        {areas.map((area) => (
          <FleetBand key={area} area={area} plan={{ ...ring, bands }} />
        ))}
        {Backdrop && <Backdrop />}
      </>
    ),
  };
}

const wide = ringed(
  galacticaWide,
  36,
  { icon: 25, text: 18 },
  {
    fore: [
      [54, 84],
      [4, 150],
      [4, 450],
      [54, 516],
      [25, 538],
      [-32, 463],
      [-32, 137],
      [25, 62],
    ],
    foreShips: { x: -31, y: 170, w: 34, h: 270 },
    foreNumber: [-14, 158],
    bow: [
      [60, 76],
      [114, 5],
      [497, 5],
      [497, -31],
      [97, -31],
      [31, 54],
    ],
    bowShips: { x: 150, y: -30, w: 340, h: 34 },
    bowNumber: [122, -13],
  },
);

const uprightRing = (plan: Plan): Plan =>
  ringed(
    plan,
    22,
    { icon: 16, text: 13 },
    {
      fore: [
        [16, 56],
        [1, 70],
        [1, 277],
        [16, 290],
        [1, 305],
        [-20, 286],
        [-20, 60],
        [1, 41],
      ],
      foreShips: { x: -19, y: 94, w: 19, h: 166 },
      foreNumber: [-9.5, 83],
      bow: [
        [20, 52],
        [20, 12],
        [31, 1],
        [plan.width / 2 - 2, 1],
        [plan.width / 2 - 2, -20],
        [22, -20],
        [-1, 3],
        [-1, 35],
      ],
      bowShips: { x: 52, y: -19, w: plan.width / 2 - 55, h: 19 },
      bowNumber: [37, -9],
    },
  );

const alone = uprightRing(galacticaUpright);
const broad = uprightRing(galacticaBroad);

export const galacticaPursued: PlanOf = (_, upright) =>
  upright === 'broad' ? broad : upright ? alone : wide;
