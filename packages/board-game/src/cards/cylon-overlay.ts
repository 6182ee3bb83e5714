import {
  any,
  arrange,
  branch,
  cardsLeft,
  chooseLocation,
  drawAndRunOne,
  drawCards,
  drawSkill,
  infiltrate,
  oneOf,
  playSuperCrisis,
  superCrises,
} from '../effects/build';
import type { BoxName } from '../terms';
import { commandCylonShips } from './place-actions';
import type { LocationCard, PlaceAction } from './types';

type Printed = Pick<LocationCard, 'modifiers'> & {
  readonly hazardous?: boolean;
  readonly actions: readonly PlaceAction[];
};

/** The Cylon locations as the overlays of two boxes print them, which say the same. rule: setup.board.overlay-borrowed */
export function cylonOverlay(box: BoxName, when: string): readonly LocationCard[] {
  const overlay = (place: string, name: string, rest: Printed): LocationCard => ({
    id: `${place}-${box}`,
    place,
    name,
    box,
    when,
    board: 'cylon',
    hazardous: false,
    damageable: false,
    ...rest,
  });
  return [
    overlay('caprica', 'Caprica', {
      actions: [
        {
          do: [
            oneOf(
              'you',
              branch('super-crisis', [playSuperCrisis('you')], superCrises('you', 1)),
              branch('crisis', [drawAndRunOne('crisis', 'you', 2, 'bottom')], cardsLeft('crisis')),
            ),
          ],
        },
      ],
    }),
    overlay('cylon-fleet', 'Cylon Fleet', {
      actions: [commandCylonShips()],
    }),
    overlay('human-fleet', 'Human Fleet', {
      actions: [
        {
          if: any(cardsLeft('crisis'), cardsLeft('destination')),
          do: [
            oneOf(
              'you',
              branch('crisis', [arrange('crisis', 'you')], cardsLeft('crisis')),
              branch('destination', [arrange('destination', 'you')], cardsLeft('destination')),
            ),
            // A Leader keeps to the sheet; other Cylons have none. rule: leaders.keep-sheet
            drawSkill('you', 2, 'own-set'),
          ],
        },
        {
          id: 'infiltrate',
          for: 'infiltrator',
          do: [chooseLocation('place', 'you'), infiltrate('you', 'place')],
        },
      ],
    }),
    overlay('resurrection-ship', 'Resurrection Ship', {
      hazardous: true,
      modifiers: [{ on: 'receive-skills', atMost: 1 }],
      actions: [{ if: cardsLeft('super-crisis'), do: [drawCards('super-crisis', 'you', 1)] }],
    }),
  ];
}
