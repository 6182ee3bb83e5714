import {
  activate,
  activateVipers,
  advancePursuit,
  damageAnyViper,
  damageGalactica,
  damageVipers,
  discard,
  launchSelf,
  lose,
  may,
  oneByOne,
  place,
  viperToFly,
  when,
  withdrawVipers,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { choice } from './kinds';

/** rule: setup.cylonfleet.cag-cards-in, setup.exodus.cag-cards-out */
const withCag = { when: 'cylonfleet' } as const;

/** Crisis cards of which the CAG chooses a box. */
export const choicesOfCag: readonly CrisisCard[] = [
  choice('detente', 'Détente', 'cag', {
    top: { do: [withdrawVipers(), advancePursuit(1)] },
    bottom: { do: [activate('basestars', 'raiders', 'heavy-raiders')] },
    cylons: ['launch-raiders'],
    jump: false,
    ...withCag,
  }),
  choice('raiders-inbound', 'Raiders Inbound', 'cag', {
    top: { do: [lose('population', 1), damageGalactica(1)] },
    bottom: { do: [discard('cag', 3), discard('admiral', 3)] },
    cylons: ['heavy-raiders'],
    jump: false,
    ...withCag,
  }),
  choice('return-to-duty', 'Return to Duty', 'cag', {
    top: {
      do: [
        // rule: locations.brig.exit
        oneByOne({ players: ['on-galactica', 'pilot', 'not-in-brig'] }, 'player', [
          when(viperToFly(), [may('player', [launchSelf('player')])]),
        ]),
        activate('launch-raiders'),
      ],
    },
    bottom: { do: [activate('basestars')] },
    cylons: ['raiders'],
    jump: false,
    ...withCag,
  }),
  choice('review-camera-footage', 'Review Camera Footage', 'cag', {
    top: { do: [damageVipers(2, 'reserves'), advancePursuit(1), activateVipers('cag', 1)] },
    bottom: { do: [discard('cag', 2), discard('current', 3)] },
    cylons: ['basestars'],
    jump: false,
    ...withCag,
  }),
  choice('tracked-by-radiation', 'Tracked by Radiation', 'cag', {
    top: { do: [place({ fore: { basestars: 1, raiders: 3 }, aft: { civilians: 2 } })] },
    bottom: { do: [lose('fuel', 1)] },
    cylons: ['basestars'],
    jump: false,
    ...withCag,
  }),
  choice('training-a-rookie', 'Training a Rookie', 'cag', {
    top: { do: [activateVipers('cag', 1), activate('raiders')] },
    bottom: { do: [damageAnyViper('cag'), damageAnyViper('cag')] },
    cylons: ['launch-raiders'],
    jump: false,
    ...withCag,
  }),
];
