import {
  activateVipers,
  all,
  arrange,
  at,
  branch,
  cardsLeft,
  checkOf,
  checkTarget,
  chooseSkill,
  drawCrisisAgain,
  grant,
  inForce,
  not,
  onBoard,
  oneOf,
  send,
  setOutcome,
  skillCardUsed,
  startedPiloting,
  takeLaunchedViper,
  viperCanAct,
  yourTurn,
} from '../../effects/build';
import { line } from '../character-sheet';
import type { CharacterCard } from '../types';
import { sheet } from './kinds';

export const pilots: readonly CharacterCard[] = [
  sheet('lee-apollo-adama', 'Lee "Apollo" Adama', 'pilot', {
    person: 'lee-adama',
    skills: [line(1, 'tactics'), line(2, 'piloting'), line(2, 'leadership', 'politics')],
    setup: null,
    abilities: [
      {
        id: 'alert-viper-pilot',
        name: 'Alert Viper Pilot',
        setup: 'launch-viper',
        reactions: [
          {
            window: 'viper-launched',
            kind: 'optional',
            if: all(onBoard('you', 'galactica'), not(at('you', 'brig'))),
            do: [takeLaunchedViper('you'), grant('you', { actions: 1 })],
          },
        ],
      },
      {
        id: 'cag',
        name: 'CAG',
        limit: 'game',
        action: { if: viperCanAct(), do: [activateVipers('you', 6)] },
      },
      { id: 'headstrong', name: 'Headstrong', modifiers: [{ on: 'discard-how', set: 'random' }] },
    ],
  }),
  sheet('kara-starbuck-thrace', 'Kara "Starbuck" Thrace', 'pilot', {
    skills: [line(2, 'tactics'), line(2, 'piloting'), line(1, 'leadership', 'engineering')],
    setup: 'hangar-deck',
    abilities: [
      {
        id: 'expert-pilot',
        name: 'Expert Pilot',
        modifiers: [{ on: 'action-count', if: startedPiloting('you'), set: 2 }],
      },
      {
        id: 'secret-destiny',
        name: 'Secret Destiny',
        limit: 'game',
        reactions: [{ window: 'crisis-revealed', kind: 'optional', do: [drawCrisisAgain()] }],
      },
      {
        id: 'insubordinate',
        name: 'Insubordinate',
        modifiers: [
          {
            on: 'check-difficulty',
            if: all(checkOf('location', 'admirals-quarters'), checkTarget('you')),
            add: -3,
          },
        ],
      },
    ],
  }),
  sheet('sharon-boomer-valerii', 'Sharon "Boomer" Valerii', 'pilot', {
    // rule: variants.two-player.characters
    when: 'not twoplayer',
    skills: [line(2, 'tactics'), line(2, 'piloting'), line(1, 'engineering')],
    setup: 'armory',
    abilities: [
      {
        id: 'recon',
        name: 'Recon',
        reactions: [
          {
            window: 'turn-end',
            kind: 'optional',
            if: all(yourTurn(), cardsLeft('crisis')),
            do: [arrange('crisis', 'you')],
          },
        ],
      },
      {
        id: 'mysterious-intuition',
        name: 'Mysterious Intuition',
        limit: 'game',
        reactions: [
          {
            window: 'check-begin',
            kind: 'optional',
            if: checkOf('crisis'),
            do: [oneOf('you', branch('pass', [setOutcome('pass')]), branch('fail', [setOutcome('fail')]))],
          },
        ],
      },
      {
        id: 'sleeper-agent',
        name: 'Sleeper Agent',
        modifiers: [{ on: 'loyalty-dealt-sleeper', set: 2 }],
        reactions: [{ window: 'sleeper-dealt', kind: 'forced', do: [send('you', 'brig')] }],
      },
    ],
  }),
];

export const support: readonly CharacterCard[] = [
  sheet('chief-galen-tyrol', '"Chief" Galen Tyrol', 'support', {
    skills: [line(1, 'politics'), line(2, 'leadership'), line(2, 'engineering')],
    setup: 'hangar-deck',
    abilities: [
      {
        id: 'maintenance-engineer',
        name: 'Maintenance Engineer',
        limit: 'turn',
        reactions: [
          {
            window: 'card-action-done',
            kind: 'optional',
            if: all(yourTurn(), skillCardUsed('you', 'repair')),
            do: [grant('you', { actions: 1 })],
          },
        ],
      },
      {
        id: 'blind-devotion',
        name: 'Blind Devotion',
        limit: 'game',
        reactions: [
          {
            window: 'all-contributed',
            kind: 'optional',
            do: [
              chooseSkill('type', 'you', ['politics', 'leadership', 'tactics', 'piloting', 'engineering']),
              inForce('this-check', { on: 'card-value', cards: { skill: 'type' }, value: 'zero' }),
            ],
          },
        ],
      },
      { id: 'reckless', name: 'Reckless', modifiers: [{ on: 'hand-limit', set: 8 }] },
    ],
  }),
];
