import {
  addToDestiny,
  atMost,
  changeNukes,
  choosePlayer,
  damageGalactica,
  discard,
  drawCards,
  drawMutiny,
  gainToken,
  lose,
  may,
  nukesLeft,
  passTitle,
  roll,
  send,
  skillCheck,
  somebody,
  when,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { choice, drawTreachery } from './kinds';

/** Crisis cards of which somebody chooses a box. */
export const crisisChoices: readonly CrisisCard[] = [
  choice('a-desperate-pact', 'A Desperate Pact', 'current', {
    top: {
      check: skillCheck(15, ['politics', 'leadership', 'piloting'], {
        fail: [lose('morale', 1), passTitle('president')],
      }),
    },
    bottom: { do: [discard('president', 3), drawMutiny('current', 1)] },
    cylons: ['raiders'],
    jump: false,
  }),
  choice('abandon-galactica', 'Abandon Galactica', 'admiral', {
    top: { onlyIf: nukesLeft(1), do: [changeNukes(-1)] },
    bottom: { do: [lose('food', 1), drawTreachery('admiral', 2)] },
    cylons: ['basestars'],
    jump: true,
  }),
  choice('an-ambitious-operation', 'An Ambitious Operation', 'admiral', {
    // rule: miracle.no-recipient
    top: {
      do: [
        lose('fuel', 1),
        choosePlayer('target', 'admiral', 'not-admiral', 'takes-miracle'),
        gainToken('target', 'miracle', 1),
      ],
    },
    bottom: { do: [roll('current', atMost(4, [lose('fuel', 1)]))] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('dangerous-plots', 'Dangerous Plots', 'president', {
    top: { do: [drawMutiny('admiral', 1), drawMutiny('president', 1)] },
    bottom: { do: [lose('morale', 1), discard('current', 3)] },
    cylons: ['basestars'],
    jump: true,
  }),
  choice('dishonest-tactics', 'Dishonest Tactics', 'president', {
    top: {
      do: [
        lose('morale', 1),
        when(somebody('in-brig'), [
          may('president', [
            choosePlayer('target', 'president', 'in-brig'),
            send('target', 'command', 'brig'),
          ]),
        ]),
      ],
    },
    bottom: { do: [lose('fuel', 1), drawCards('quorum', 'president', 2)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('earth-in-ruins', 'Earth in Ruins', 'current', {
    top: {
      check: skillCheck(9, ['politics', 'leadership', 'tactics'], {
        pass: [lose('morale', 1)],
        fail: [lose('morale', 2)],
      }),
    },
    bottom: { do: [lose('food', 1), drawMutiny('current', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('enemy-of-my-enemy', 'Enemy of my Enemy', 'current', {
    top: {
      check: skillCheck(13, ['politics', 'leadership', 'piloting'], {
        pass: [lose('morale', 1)],
        fail: [lose('morale', 2), damageGalactica(1)],
      }),
    },
    bottom: { do: [damageGalactica(2)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('galactica-falling-apart', 'Galactica Falling Apart', 'current', {
    top: {
      check: skillCheck(8, ['leadership', 'piloting', 'engineering'], {
        fail: [lose('morale', 1), damageGalactica(1)],
      }),
    },
    bottom: { do: [roll('current', atMost(6, [lose('food', 1)]))] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('one-last-cocktail', 'One Last Cocktail', 'current', {
    top: {
      check: skillCheck(7, ['tactics', 'engineering'], { fail: [lose('food', 1), lose('morale', 1)] }),
    },
    bottom: { do: [roll('current', atMost(6, [lose('morale', 1), send('president', 'sickbay')]))] },
    cylons: ['basestars'],
    jump: true,
  }),
  choice('question-procedure', 'Question Procedure', 'president', {
    top: { do: [lose('morale', 1)] },
    bottom: { do: [damageGalactica(1), discard('president', 3)] },
    cylons: ['basestars'],
    jump: true,
  }),
  choice('religious-turmoil', 'Religious Turmoil', 'current', {
    top: {
      check: skillCheck(7, ['politics', 'tactics'], { fail: [lose('morale', 1), discard('each-player', 1)] }),
    },
    bottom: { do: [roll('current', atMost(4, [lose('food', 1), lose('population', 1)]))] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('requisition-for-demetrius', 'Requisition for Demetrius', 'admiral', {
    top: { do: [lose('food', 1), roll('current', atMost(6, [addToDestiny('treachery', 2)]))] },
    bottom: { do: [drawMutiny('admiral', 1), drawTreachery('admiral', 2)] },
    cylons: ['basestars'],
    jump: false,
  }),
  choice('secret-meetings', 'Secret Meetings', 'current', {
    top: { check: skillCheck(9, ['politics', 'tactics', 'engineering'], { fail: [lose('morale', 1)] }) },
    bottom: {
      do: [drawMutiny('current', 1), choosePlayer('target', 'current', 'human'), drawMutiny('target', 1)],
    },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('starvation-in-dogsville', 'Starvation in Dogsville', 'president', {
    top: { do: [roll('current', atMost(4, [lose('population', 1), lose('food', 1)]))] },
    bottom: { do: [roll('current', atMost(4, [lose('food', 2)]))] },
    cylons: ['raiders'],
    jump: true,
  }),
];
