import { grid, type Plan, poly } from './plan';

/** Where the areas of space and Galactica's rooms lie on a screen that is wider than high. */
export const galacticaLayout: Required<Pick<Plan, 'width' | 'height' | 'space' | 'rooms'>> = {
  width: 1000,
  height: 600,
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
