import {
  all,
  any,
  at,
  atMost,
  branch,
  changeNukes,
  choosePlayer,
  destroyShips,
  discard,
  discardRandom,
  drawAndDestroyCivilian,
  drawSkill,
  each,
  gain,
  giveTitle,
  hiddenLoyalty,
  holds,
  later,
  lookAtOneLoyalty,
  lose,
  moveJumpTrack,
  nextCrisis,
  not,
  nukesLeft,
  offTheBoard,
  oneOf,
  place,
  placeCenturions,
  restoreRaptor,
  roll,
  send,
  skillCheck,
  withdrawVipers,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { choice } from './crisis-kinds';

// Cards that exist with different icons: the boxes are the same, each card has its own.

const rescueMission = () => ({
  top: { do: [lose('morale', 1), send('current', 'sickbay')] },
  bottom: { do: [lose('fuel', 1), destroyShips('raptor', 1)] },
});

const riots = () => ({
  top: { do: [lose('food', 1), lose('morale', 1)] },
  bottom: { do: [lose('population', 1), lose('fuel', 1)] },
});

const waterShortage = () => ({
  top: { do: [lose('food', 1)] },
  bottom: { do: [discard('president', 2), discard('current', 3)] },
});

/** Crisis cards on which somebody picks one of two boxes. */
export const crisisChoices: readonly CrisisCard[] = [
  choice('a-traitor-accused', 'A Traitor Accused', 'current', {
    top: {
      check: skillCheck(8, ['politics', 'leadership'], {
        fail: [choosePlayer('target', 'current', 'able-to-go-to-brig'), send('target', 'brig')],
      }),
    },
    bottom: { do: [discard('current', 5)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('admiral-grilled', 'Admiral Grilled', 'current', {
    top: {
      check: skillCheck(9, ['politics', 'leadership'], {
        fail: [lose('morale', 1), discard('admiral', 2)],
      }),
    },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('analyze-enemy-fighter', 'Analyze Enemy Fighter', 'current', {
    top: {
      check: skillCheck(7, ['tactics', 'engineering'], {
        pass: [restoreRaptor(1)],
        fail: [lose('population', 1)],
      }),
    },
    bottom: { do: [roll('current', atMost(4, [lose('population', 1), discard('current', 2)]))] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('bomb-threat', 'Bomb Threat', 'current', {
    top: {
      check: skillCheck(13, ['politics', 'leadership', 'tactics'], {
        fail: [lose('morale', 1), drawAndDestroyCivilian(1)],
      }),
    },
    bottom: { do: [roll('current', atMost(4, [lose('morale', 1), drawAndDestroyCivilian(1)]))] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('build-cylon-detector', 'Build Cylon Detector', 'admiral', {
    top: { onlyIf: nukesLeft(1), do: [changeNukes(-1)] },
    bottom: { do: [lose('morale', 1), discard('admiral', 2)] },
    cylons: ['heavy-raiders'],
    jump: false,
  }),
  choice('colonial-day', 'Colonial Day', 'current', {
    top: {
      check: skillCheck(10, ['politics', 'tactics'], {
        pass: [gain('morale', 1)],
        fail: [lose('morale', 2)],
      }),
    },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['basestars'],
    jump: true,
  }),
  choice('crippled-raider', 'Crippled Raider', 'current', {
    top: {
      check: skillCheck(10, ['tactics', 'engineering'], {
        pass: [moveJumpTrack(1)],
        fail: [lose('population', 1)],
      }),
    },
    bottom: { do: [roll('current', atMost(4, [place({ fore: { raiders: 3 }, aft: { civilians: 1 } })]))] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('cylon-screenings', 'Cylon Screenings', 'current', {
    top: {
      check: skillCheck(9, ['politics', 'leadership'], {
        fail: [
          lose('morale', 1),
          oneOf(
            'current',
            branch(
              'president',
              [lookAtOneLoyalty('current', 'president')],
              all(not(holds('current', 'president')), hiddenLoyalty('president', 1)),
            ),
            branch(
              'admiral',
              [lookAtOneLoyalty('current', 'admiral')],
              all(not(holds('current', 'admiral')), hiddenLoyalty('admiral', 1)),
            ),
          ),
        ],
      }),
    },
    bottom: { do: [discard('each-player', 2)] },
    cylons: ['raiders'],
    jump: false,
  }),
  choice('declare-martial-law', 'Declare Martial Law', 'admiral', {
    top: { do: [lose('morale', 1), giveTitle('president', 'admiral')] },
    bottom: { do: [lose('population', 1), discard('admiral', 2)] },
    cylons: ['basestars'],
    jump: false,
  }),
  choice('food-shortage', 'Food Shortage', 'president', {
    top: { do: [lose('food', 2)] },
    bottom: { do: [lose('food', 1), discard('president', 2), discard('current', 3)] },
    cylons: ['raiders'],
    jump: true,
    copies: 4,
  }),
  choice('forced-water-mining', 'Forced Water Mining', 'current', {
    top: {
      check: skillCheck(17, ['politics', 'leadership', 'tactics', 'engineering'], {
        pass: [gain('food', 1)],
        fail: [lose('population', 1), lose('morale', 1)],
      }),
    },
    bottom: { do: [gain('food', 1), lose('morale', 1), discardRandom('each-player', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('fulfiller-of-prophecy', 'Fulfiller of Prophecy', 'current', {
    top: {
      check: skillCheck(6, ['politics', 'leadership'], {
        pass: [drawSkill('current', 1, ['politics'])],
        fail: [lose('population', 1)],
      }),
    },
    bottom: { do: [discard('current', 1), later('activate-step-end', [nextCrisis()])] },
    cylons: ['basestars'],
    jump: false,
  }),
  choice('informing-the-public', 'Informing the Public', 'current', {
    top: {
      check: skillCheck(7, ['politics', 'leadership'], {
        pass: [
          choosePlayer('target', 'current', 'another', 'hidden-loyalty'),
          lookAtOneLoyalty('current', 'target'),
        ],
        fail: [lose('morale', 2)],
      }),
    },
    bottom: { do: [roll('current', atMost(4, [lose('morale', 1), lose('population', 1)]))] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('keep-tabs-on-visitor', 'Keep Tabs on Visitor', 'current', {
    top: {
      check: skillCheck(12, ['politics', 'leadership', 'tactics'], {
        fail: [roll('current', atMost(4, [lose('population', 2)]))],
      }),
    },
    bottom: { do: [discardRandom('current', 4)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('network-computers', 'Network Computers', 'current', {
    top: {
      check: skillCheck(11, ['politics', 'tactics', 'engineering'], {
        pass: [moveJumpTrack(1)],
        fail: [lose('population', 1), placeCenturions(1)],
      }),
    },
    bottom: { do: [lose('population', 1), moveJumpTrack(-1)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('requested-resignation', 'Requested Resignation', 'admiral', {
    top: { do: [discard(each('president', 'admiral'), 2)] },
    bottom: {
      do: [
        oneOf(
          'president',
          branch('resign', [giveTitle('president', 'admiral')], not(holds('president', 'admiral'))),
          branch(
            'brig',
            [send('president', 'brig')],
            not(any(at('president', 'brig'), offTheBoard('president'))),
          ),
        ),
      ],
    },
    cylons: ['basestars'],
    jump: false,
  }),
  choice('rescue-caprica-survivors', 'Rescue Caprica Survivors', 'president', {
    top: { do: [lose('fuel', 1), lose('food', 1), gain('population', 1)] },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('rescue-mission', 'Rescue Mission', 'admiral', {
    ...rescueMission(),
    cylons: ['raiders'],
    jump: true,
  }),
  choice('rescue-mission-2', 'Rescue Mission', 'admiral', {
    ...rescueMission(),
    cylons: ['basestars'],
    jump: true,
  }),
  choice('rescue-the-fleet', 'Rescue the Fleet', 'admiral', {
    top: { do: [lose('population', 2)] },
    bottom: {
      do: [lose('morale', 1), place({ fore: { basestars: 1, raiders: 3 }, aft: { civilians: 3 } })],
    },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('riots', 'Riots', 'admiral', { ...riots(), cylons: ['basestars'], jump: true }),
  choice('riots-2', 'Riots', 'admiral', { ...riots(), cylons: ['launch-raiders'], jump: false }),
  choice('scouting-for-fuel', 'Scouting for Fuel', 'current', {
    top: {
      check: skillCheck(12, ['tactics', 'piloting'], {
        pass: [gain('fuel', 1)],
        fail: [lose('fuel', 1), destroyShips('raptor', 1)],
      }),
    },
    bottom: { do: [roll('current', atMost(4, [lose('fuel', 1)]))] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('scouting-for-water', 'Scouting for Water', 'current', {
    top: {
      check: skillCheck(9, ['tactics', 'piloting'], {
        pass: [gain('food', 1)],
        fail: [lose('fuel', 1), destroyShips('raptor', 1)],
      }),
    },
    bottom: { do: [lose('food', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('send-survey-team', 'Send Survey Team', 'current', {
    top: {
      check: skillCheck(15, ['tactics', 'piloting', 'engineering'], {
        fail: [send('current', 'sickbay'), destroyShips('raptor', 1)],
      }),
    },
    bottom: { do: [roll('current', atMost(5, [lose('fuel', 1)]))] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('sleep-deprivation', 'Sleep Deprivation', 'admiral', {
    top: { do: [withdrawVipers(), send('current', 'sickbay')] },
    bottom: { do: [lose('morale', 1)] },
    cylons: ['basestars'],
    jump: true,
  }),
  choice('water-sabotaged', 'Water Sabotaged', 'current', {
    top: { check: skillCheck(13, ['politics', 'leadership', 'tactics'], { fail: [lose('food', 2)] }) },
    bottom: { do: [lose('food', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
  choice('water-shortage', 'Water Shortage', 'president', {
    ...waterShortage(),
    cylons: ['basestars'],
    jump: true,
    copies: 3,
  }),
  choice('water-shortage-2', 'Water Shortage', 'president', {
    ...waterShortage(),
    cylons: ['raiders'],
    jump: true,
  }),
  choice('water-shortage-3', 'Water Shortage', 'president', {
    ...waterShortage(),
    cylons: ['basestars'],
    jump: false,
  }),
];
