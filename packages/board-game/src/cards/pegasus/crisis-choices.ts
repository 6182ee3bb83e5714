import {
  atMost,
  choosePlayer,
  damageGalactica,
  discard,
  drawAndDestroyCivilian,
  each,
  execute,
  gain,
  ifAllowed,
  lookAtOneLoyalty,
  lose,
  passTitle,
  roll,
  send,
  skillCheck,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { choice } from './kinds';
import { drawTreachery, randomTreachery, treacheryFor, treacheryForAll } from './treachery';

/** Crisis cards of which somebody chooses a box. */
export const crisisChoices: readonly CrisisCard[] = [
  choice('a-verdict-of-guilty', 'A Verdict of Guilty', 'admiral', {
    top: { do: [execute('current'), discard('admiral', 3)] },
    bottom: { do: [damageGalactica(2)] },
    cylons: ['basestars'],
    jump: true,
  }),
  choice('assassination-plot', 'Assassination Plot', 'president', {
    top: { do: [treacheryFor(each('admiral', 'current'), 3)] },
    bottom: { do: [execute('admiral')] },
    cylons: ['basestars'],
    jump: true,
  }),
  choice('civilian-ship-nuked', 'Civilian Ship Nuked', 'president', {
    top: { do: [drawAndDestroyCivilian(1), treacheryForAll(1)] },
    bottom: { do: [drawAndDestroyCivilian(2)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('code-blue', 'Code Blue', 'current', {
    top: {
      check: skillCheck(13, ['politics', 'leadership', 'tactics'], {
        pass: [
          ifAllowed('may-look', choosePlayer('target', 'current', 'another', 'hidden-loyalty')),
          lookAtOneLoyalty('current', 'target'),
        ],
        fail: [lose('morale', 1), send('current', 'brig')],
      }),
    },
    bottom: { do: [treacheryForAll(2)] },
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  choice('food-hoarding-in-the-fleet', 'Food Hoarding in the Fleet', 'president', {
    top: { do: [lose('morale', 1), roll('current', atMost(3, [drawAndDestroyCivilian(1)]))] },
    bottom: { do: [lose('food', 2)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('pressure-the-supply-ships', 'Pressure the Supply Ships', 'admiral', {
    top: { do: [gain('food', 1), lose('morale', 1), discard('admiral', 2), drawTreachery('admiral', 2)] },
    bottom: { do: [lose('food', 2)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('reunite-the-fleet', 'Reunite the Fleet', 'current', {
    top: {
      check: skillCheck(10, ['politics', 'leadership'], {
        pass: [gain('population', 1)],
        fail: [lose('morale', 1), treacheryForAll(1)],
      }),
    },
    bottom: { do: randomTreachery('current', 2) },
    cylons: ['raiders'],
    jump: false,
  }),
  choice('suspicious-election-results', 'Suspicious Election Results', 'admiral', {
    top: { do: [passTitle('president')] },
    bottom: { do: randomTreachery('admiral', 1) },
    cylons: ['raiders'],
    jump: false,
  }),
  choice('the-black-market', 'The Black Market', 'current', {
    top: {
      check: skillCheck(13, ['politics', 'leadership', 'tactics'], {
        pass: [gain('food', 1)],
        fail: [lose('food', 2), lose('morale', 1)],
      }),
    },
    bottom: { do: [lose('food', 1), treacheryForAll(1)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('unsettling-stories', 'Unsettling Stories', 'current', {
    top: {
      check: skillCheck(9, ['politics', 'leadership'], { fail: [lose('morale', 1), treacheryForAll(1)] }),
    },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
];
