import {
  addToDestiny,
  charactersIn,
  chooseLocation,
  discard,
  discardQuorumAtRandom,
  discardRandom,
  drawMutiny,
  drawSkill,
  lose,
  may,
  moveJumpTrack,
  oneByOne,
  send,
  skillCheck,
} from '../../effects/build';
import type { CrisisCard } from '../types';
import { crisisCheck, drawTreachery } from './kinds';

/** Crisis cards that are one skill check. */
export const crisisChecks: readonly CrisisCard[] = [
  crisisCheck('consult-the-hybrid', 'Consult the Hybrid', {
    check: skillCheck(10, ['politics', 'leadership'], {
      pass: [drawMutiny('current', 1), drawSkill('current', 2, 'any')],
      fail: [lose('food', 1), addToDestiny('treachery', 2)],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('domestic-dispute', 'Domestic Dispute', {
    check: skillCheck(9, ['politics', 'tactics'], {
      fail: [lose('morale', 1), send('current', 'sickbay')],
    }),
    cylons: ['raiders'],
    jump: false,
  }),
  crisisCheck('give-in-to-despair', 'Give in to Despair', {
    check: skillCheck(14, ['politics', 'leadership'], {
      partial: { at: 9, do: [lose('food', 1), drawTreachery('current', 3)] },
      fail: [lose('morale', 2)],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('hybrid-in-panic', 'Hybrid in Panic', {
    check: skillCheck(12, ['tactics', 'engineering'], {
      pass: [moveJumpTrack(1)],
      partial: { at: 8, do: [discard('current', 2)] },
      fail: [lose('fuel', 1)],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('incitement-to-mutiny', 'Incitement to Mutiny', {
    check: skillCheck(13, ['politics', 'leadership', 'tactics'], {
      partial: { at: 7, do: [addToDestiny('treachery', 2)] },
      fail: [addToDestiny('treachery', 4)],
    }),
    cylons: ['heavy-raiders'],
    jump: true,
  }),
  crisisCheck('insubordinate-crew', 'Insubordinate Crew', {
    check: skillCheck(12, ['leadership', 'tactics'], {
      fail: [
        lose('morale', 1),
        oneByOne({ players: ['human', 'no-mutiny'] }, 'player', [drawMutiny('player', 1)]),
      ],
    }),
    cylons: ['raiders'],
    jump: false,
  }),
  crisisCheck('quorum-in-uproar', 'Quorum in Uproar', {
    check: skillCheck(8, ['politics', 'tactics'], {
      fail: [discardQuorumAtRandom(2), discardRandom('president', 2)],
    }),
    cylons: ['launch-raiders'],
    jump: false,
  }),
  crisisCheck('rallying-support', 'Rallying Support', {
    check: skillCheck(8, ['politics', 'tactics'], {
      fail: [lose('population', 1), drawMutiny('current', 1), drawTreachery('current', 1)],
    }),
    cylons: ['raiders'],
    jump: true,
  }),
  crisisCheck('reactor-critical', 'Reactor Critical', {
    check: skillCheck(7, ['tactics', 'piloting', 'engineering'], {
      pass: [drawTreachery('current', 2)],
      fail: [lose('fuel', 1)],
    }),
    cylons: ['launch-raiders'],
    jump: false,
  }),
  crisisCheck('rebuild-trust', 'Rebuild Trust', {
    check: skillCheck(9, ['politics', 'leadership'], {
      pass: [
        oneByOne(charactersIn('brig'), 'player', [
          may('player', [chooseLocation('place', 'player'), send('player', 'place', 'brig')]),
        ]),
      ],
      fail: [lose('morale', 2)],
    }),
    cylons: ['raiders'],
    jump: false,
  }),
];
