import {
  all,
  atMost,
  branch,
  checkCounts,
  chooseCivilian,
  choosePlayer,
  destroyChosenCivilian,
  destroyIn,
  drawSkill,
  eventIs,
  execute,
  executionsCostMorale,
  gain,
  giveCard,
  inForce,
  liesWith,
  lookAtContribution,
  lookUnderDeck,
  lose,
  not,
  oneOf,
  putCard,
  repairAnywhere,
  repairVipers,
  roll,
  searchDestiny,
  shipsInSpace,
  somebody,
  when,
} from '../../effects/build';
import type { QuorumCard } from '../types';
import { randomTreachery } from './treachery';

const quorum = (id: string, name: string, card: Pick<QuorumCard, 'action' | 'inPlay'>): QuorumCard => ({
  id,
  name,
  box: 'pegasus',
  copies: 1,
  ...card,
});

/** Quorum cards. */
export const pegasusQuorum: readonly QuorumCard[] = [
  quorum('assign-chief-of-staff', 'Assign Chief of Staff', {
    action: {
      do: [
        drawSkill('you', 2, ['politics']),
        choosePlayer('holder', 'you', 'another', 'human'),
        giveCard('holder'),
      ],
    },
    inPlay: {
      reactions: [
        {
          window: 'before-cards',
          kind: 'optional',
          if: not(checkCounts('politics')),
          do: [
            inForce('this-check', { on: 'card-value', cards: { skill: 'politics' }, value: 'positive' }),
            putCard('discard'),
          ],
        },
      ],
    },
  }),
  quorum('civilian-self-defense', 'Civilian Self Defense', {
    action: {
      if: shipsInSpace('civilian', 1),
      do: [
        chooseCivilian('ship', 'you'),
        oneOf(
          'you',
          branch('raiders', [destroyIn('area', 'raider', 3, 'you')]),
          branch('heavy-raider', [destroyIn('area', 'heavy-raider', 1, 'you')]),
        ),
        roll('you', atMost(2, [destroyChosenCivilian('ship')])),
      ],
    },
  }),
  quorum('consult-the-oracle', 'Consult the Oracle', {
    action: { do: [lookUnderDeck('you'), searchDestiny('you', 2)] },
  }),
  quorum('enact-production-quotas', 'Enact Production Quotas', {
    action: { do: [gain('food', 1), lose('morale', 1)] },
  }),
  quorum('eulogy', 'Eulogy', {
    action: { if: executionsCostMorale(), do: [when(executionsCostMorale(), [gain('morale', 1)])] },
  }),
  quorum('execute-prisoner', 'Execute Prisoner', {
    action: { if: somebody('in-brig'), do: [choosePlayer('target', 'you', 'in-brig'), execute('target')] },
  }),
  quorum('probation', 'Probation', {
    action: { do: [choosePlayer('holder', 'you', 'human'), giveCard('holder')] },
    inPlay: {
      reactions: [
        {
          window: 'contributed',
          kind: 'optional',
          by: 'president',
          if: all(liesWith('event.contributor'), not(eventIs('contribution', 0))),
          do: [lookAtContribution('president'), putCard('discard')],
        },
      ],
    },
  }),
  quorum('resources-for-galactica', 'Resources for Galactica', {
    action: { do: [repairAnywhere('you'), repairVipers('you', 2)] },
  }),
  quorum('unsavory-connections', 'Unsavory Connections', {
    action: {
      do: [
        ...randomTreachery('you', 2),
        oneOf('you', branch('food', [gain('food', 1)]), branch('fuel', [gain('fuel', 1)])),
      ],
    },
  }),
];
