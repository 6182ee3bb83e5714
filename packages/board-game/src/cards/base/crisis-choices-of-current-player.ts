import {
  all,
  atMost,
  branch,
  choosePlayer,
  destroyShips,
  discard,
  discardRandom,
  drawAndDestroyCivilian,
  drawSkill,
  gain,
  hiddenLoyalty,
  holds,
  ifAllowed,
  later,
  lookAtOneLoyalty,
  lose,
  moveJumpTrack,
  nextCrisis,
  not,
  oneOf,
  place,
  placeCenturions,
  restoreRaptor,
  roll,
  send,
  skillCheck,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { choice } from './kinds';

/** The current player looks at a card of whoever else holds a title. */
const lookAtHolder = (title: 'president' | 'admiral') =>
  branch(
    title,
    [lookAtOneLoyalty('current', title)],
    all(not(holds('current', title)), hiddenLoyalty(title, 1)),
  );

/** Crisis cards on which the current player picks one of two boxes. */
export const choicesOfCurrentPlayer: readonly CrisisCard[] = [
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
          ifAllowed('may-look', oneOf('current', lookAtHolder('president'), lookAtHolder('admiral'))),
        ],
      }),
    },
    bottom: { do: [discard('each-player', 2)] },
    cylons: ['raiders'],
    jump: false,
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
          ifAllowed('may-look', choosePlayer('target', 'current', 'another', 'hidden-loyalty')),
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
  choice('water-sabotaged', 'Water Sabotaged', 'current', {
    top: { check: skillCheck(13, ['politics', 'leadership', 'tactics'], { fail: [lose('food', 2)] }) },
    bottom: { do: [lose('food', 1)] },
    cylons: ['raiders'],
    jump: true,
  }),
];
