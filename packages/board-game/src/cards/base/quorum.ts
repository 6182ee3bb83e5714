import {
  all,
  any,
  atLeast,
  atMost,
  branch,
  centurionsAboard,
  changeDifficulty,
  checkOf,
  checkTarget,
  chooseLocationOutside,
  choosePlayer,
  destroyShips,
  drawSkill,
  gain,
  giveCard,
  giveTitle,
  holds,
  ifAllowed,
  lookAtOneLoyalty,
  lose,
  not,
  oneOf,
  putCard,
  roll,
  send,
  shipsInSpace,
  somebody,
  titleWentTo,
  when,
} from '../../effects/build';
import type { Effect, PlayerFilter } from '../../effects/types';
import type { QuorumCard } from '../types';

const quorum = (
  id: string,
  name: string,
  copies: number,
  card: Pick<QuorumCard, 'action' | 'inPlay' | 'when'>,
): QuorumCard => ({ id, name, box: 'base', copies, ...card });

/** Draw 2 politics cards and give this card to another player. */
const assign = (...to: PlayerFilter[]): readonly Effect[] => [
  drawSkill('you', 2, ['politics']),
  choosePlayer('holder', 'you', 'another', 'human', ...to),
  giveCard('holder'),
];

/** rule: variants.cooperative.quorum */
const againstCylons = 'not cooperative';

const prisoner = () => somebody('another', 'in-brig');

/** Quorum cards. Only the President plays them; a card that says nothing else is discarded. */
export const baseQuorum: readonly QuorumCard[] = [
  quorum('accept-prophecy', 'Accept Prophecy', 1, {
    action: { do: [drawSkill('you', 1, 'any'), putCard('keep')] },
    inPlay: {
      reactions: [
        {
          window: 'before-cards',
          kind: 'forced',
          if: any(
            checkOf('location', 'administration'),
            all(checkOf('location', 'admirals-quarters'), checkTarget('president')),
          ),
          do: [changeDifficulty(2), putCard('discard')],
        },
      ],
    },
  }),
  quorum('arrest-order', 'Arrest Order', 2, {
    when: againstCylons,
    action: {
      if: somebody('able-to-go-to-brig'),
      do: [choosePlayer('target', 'you', 'able-to-go-to-brig'), send('target', 'brig')],
    },
  }),
  quorum('assign-arbitrator', 'Assign Arbitrator', 1, {
    when: againstCylons,
    action: { do: assign() },
    inPlay: {
      reactions: [
        {
          window: 'before-cards',
          kind: 'optional',
          if: checkOf('location', 'admirals-quarters'),
          do: [
            oneOf('you', branch('lower', [changeDifficulty(-3)]), branch('raise', [changeDifficulty(3)])),
            putCard('discard'),
          ],
        },
      ],
    },
  }),
  quorum('assign-mission-specialist', 'Assign Mission Specialist', 1, {
    action: { do: assign() },
    inPlay: {
      modifiers: [{ on: 'destination-draw', draw: 3 }],
      reactions: [{ window: 'destination-picked', kind: 'forced', do: [putCard('discard')] }],
    },
  }),
  quorum('assign-vice-president', 'Assign Vice President', 1, {
    // rule: infiltration.no-titles
    action: { do: assign('takes-titles') },
    // It stays until its holder becomes President, reveals or is executed.
    inPlay: {
      modifiers: [
        {
          on: 'legal-target',
          if: not(holds('you', 'president')),
          locations: ['administration'],
          only: 'you',
        },
      ],
      reactions: [
        {
          window: 'title-changed',
          kind: 'forced',
          if: titleWentTo('president', 'you'),
          do: [putCard('discard')],
        },
      ],
    },
  }),
  quorum('authorization-of-brutal-force', 'Authorization of Brutal Force', 2, {
    action: {
      // The die is rolled even where there is nothing to destroy. rule: rules-conflicts.do-what-you-can
      do: [
        oneOf(
          'you',
          branch('raiders', [destroyShips('raider', 3)], shipsInSpace('plain-raider', 1)),
          branch('heavy-raider', [destroyShips('heavy-raider', 1)], shipsInSpace('heavy-raider', 1)),
          branch('centurion', [destroyShips('centurion', 1)], centurionsAboard(1)),
        ),
        roll('you', atMost(2, [lose('population', 1)])),
      ],
    },
  }),
  quorum('encourage-mutiny', 'Encourage Mutiny', 1, {
    when: againstCylons,
    action: {
      if: somebody('another', 'human', 'takes-titles', 'not-admiral'),
      do: [
        choosePlayer('target', 'you', 'another', 'human', 'takes-titles', 'not-admiral'),
        roll('target', atLeast(3, [giveTitle('admiral', 'target')]), atMost(2, [lose('morale', 1)])),
      ],
    },
  }),
  quorum('food-rationing', 'Food Rationing', 2, {
    action: { do: [roll('you', atLeast(6, [gain('food', 1), putCard('remove')]))] },
  }),
  quorum('inspirational-speech', 'Inspirational Speech', 4, {
    action: { do: [roll('you', atLeast(6, [gain('morale', 1), putCard('remove')]))] },
  }),
  quorum('presidential-pardon', 'Presidential Pardon', 1, {
    action: {
      if: prisoner(),
      // Skilled Politician may carry it out where nobody is there: no location is then asked for.
      do: [
        when(prisoner(), [
          choosePlayer('target', 'you', 'another', 'in-brig'),
          chooseLocationOutside('place', 'you', ['sickbay']),
          send('target', 'place', 'brig'),
        ]),
      ],
    },
  }),
  quorum('release-cylon-mugshots', 'Release Cylon Mugshots', 1, {
    when: againstCylons,
    action: {
      if: somebody('another', 'human', 'hidden-loyalty'),
      do: [
        ifAllowed('may-look', choosePlayer('target', 'you', 'another', 'human', 'hidden-loyalty')),
        lookAtOneLoyalty('you', 'target'),
        roll('you', atMost(3, [lose('morale', 1)])),
      ],
    },
  }),
];
