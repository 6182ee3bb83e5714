import {
  activate,
  branch,
  choosePlayer,
  damageGalactica,
  destroyShips,
  discard,
  discardRandom,
  execute,
  gain,
  giveTitle,
  hiddenLoyalty,
  lookAtOneLoyalty,
  lose,
  may,
  moveJumpTrack,
  oneOf,
  placeCivilians,
  send,
  when,
  withdrawVipers,
} from '../../effects/build';
import type { Effect } from '../../effects/types';
import type { CrisisCard } from '../types';
import { choice } from './kinds';

/** A character goes to the Brig. */
const toBrig = (by: 'president' | 'admiral'): readonly Effect[] => [
  choosePlayer('target', by, 'able-to-go-to-brig'),
  send('target', 'brig'),
];

const choicesOfPresident: readonly CrisisCard[] = [
  choice('ambushed-by-the-press', 'Ambushed by the Press', 'president', {
    top: { do: [lose('morale', 1)] },
    bottom: { do: [discard('president', 'all')] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('controversial-manuscript', 'Controversial Manuscript', 'president', {
    top: { do: [lose('morale', 1)] },
    bottom: { do: [gain('morale', 1), damageGalactica(2)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('labor-dispute', 'Labor Dispute', 'president', {
    top: { do: [lose('morale', 2)] },
    bottom: { do: [lose('fuel', 1), moveJumpTrack(-1)] },
    cylons: ['basestars'],
    jump: false,
  }),
  choice('the-circle', 'The Circle', 'president', {
    top: {
      do: [
        oneOf(
          'president',
          branch('resign', [
            choosePlayer('target', 'president', 'takes-titles', 'not-president'),
            giveTitle('president', 'target'),
          ]),
          branch('execute', [execute('current')]),
        ),
      ],
    },
    bottom: { do: [discard('president', 2), discard('current', 3)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('truth-and-reconciliation', 'Truth and Reconciliation', 'president', {
    top: { do: [lose('morale', 1), ...toBrig('president')] },
    bottom: { do: [discard('president', 2), discard('current', 3)] },
    cylons: ['basestars'],
    jump: true,
  }),
  choice('widespread-starvation', 'Widespread Starvation', 'president', {
    top: { do: [lose('food', 2)] },
    bottom: { do: [lose('food', 1), lose('population', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
];

const choicesOfAdmiral: readonly CrisisCard[] = [
  choice('appoint-head-of-security', 'Appoint Head of Security', 'admiral', {
    top: { do: [withdrawVipers(), discardRandom('admiral', 2)] },
    bottom: { do: [lose('morale', 1), damageGalactica(1)] },
    cylons: ['launch-raiders'],
    jump: false,
  }),
  choice('hidden-explosives', 'Hidden Explosives', 'admiral', {
    top: { do: [destroyShips('raptor', 1), send('current', 'sickbay')] },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('interrogation', 'Interrogation', 'admiral', {
    top: {
      do: [
        // rule: locations.target-legal, locations.target-none
        choosePlayer('target', 'admiral', 'not-admiral', 'able-to-go-to-sickbay'),
        send('target', 'sickbay'),
        when(hiddenLoyalty('target', 1), [may('admiral', [lookAtOneLoyalty('admiral', 'target')])]),
      ],
    },
    bottom: { do: [discard('admiral', 2), discard('current', 3)] },
    cylons: ['basestars'],
    jump: false,
  }),
  choice('medal-of-distinction', 'Medal of Distinction', 'admiral', {
    top: { do: [gain('morale', 1), placeCivilians(2), activate('raiders')] },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['basestars'],
    jump: true,
  }),
  choice('unwelcome-faces', 'Unwelcome Faces', 'admiral', {
    top: { do: [discard('admiral', 'all'), ...toBrig('admiral')] },
    bottom: { do: [lose('morale', 1), damageGalactica(1)] },
    cylons: ['raiders'],
    jump: true,
  }),
];

/** Crisis cards of which the President or the Admiral chooses a box. */
export const choicesOfTitleHolders: readonly CrisisCard[] = [...choicesOfPresident, ...choicesOfAdmiral];
