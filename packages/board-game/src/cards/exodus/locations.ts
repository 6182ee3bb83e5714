import {
  advancePursuit,
  atLeast,
  atMost,
  branch,
  moveJumpTrack,
  pickDamage,
  placeCivilians,
  reinforceFleet,
  roll,
  rollBelowRaiders,
  severalOf,
} from '../../effects/build';
import type { LocationCard } from '../types';

/** The place on the Cylon Fleet board. */
export const exodusLocations: readonly LocationCard[] = [
  {
    id: 'basestar-bridge',
    place: 'basestar-bridge',
    name: 'Basestar Bridge',
    box: 'exodus',
    when: 'cylonfleet',
    board: 'cylon',
    hazardous: false,
    damageable: false,
    actions: [
      {
        // rule: cylonfleet.bridge-two-of-four
        do: [
          severalOf(
            'you',
            2,
            branch('civilian', [placeCivilians(1)]),
            branch('fleet', [reinforceFleet('you')]),
            branch('pursuit', [roll('you', atMost(3, [moveJumpTrack(-1)]), atLeast(4, [advancePursuit(1)]))]),
            branch('damage', [rollBelowRaiders('you', [pickDamage('you', 2, 1)])]),
          ),
        ],
      },
    ],
  },
];
