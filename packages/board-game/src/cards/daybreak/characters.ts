import {
  activateLocation,
  activateSeveral,
  all,
  any,
  branch,
  cardsLeft,
  causedBy,
  causedByOne,
  chooseLocationOutside,
  choosePlayer,
  chooseResource,
  destroyUnhurtViper,
  discard,
  discardOf,
  drawAndKeep,
  drawAndRunOne,
  drawSkill,
  eventAbout,
  eventIs,
  gain,
  gainChosen,
  giveSkillCards,
  imprisoned,
  inForce,
  inReserves,
  later,
  lose,
  moveToken,
  not,
  onBoard,
  oneOf,
  prevent,
  quarantine,
  returnCivilianOfEvent,
  send,
  sharingLocation,
  shipsInSpace,
  skillCardsHeld,
  skillCardUsed,
  somebody,
  spend,
  takeHand,
  takesToken,
  tokensHeld,
  viperCanAct,
  when,
  yourTurn,
} from '../../effects/build';
import type { Condition, React } from '../../effects/types';
import { resources } from '../../terms';
import { line } from '../character-sheet';
import type { CharacterCard } from '../types';
import { sheet } from './kinds';

/** The location was just used, and could be once more. rule: characters.hoshi.dutiful */
const usedAgain = (place: string, couldAct: Condition): React => ({
  window: 'location-done',
  kind: 'optional',
  if: all(yourTurn(), eventAbout('seat', 'you'), causedByOne('location', place), couldAct),
  do: [spend('you', { skillCards: 1 }), activateLocation('you', ['absent'], [place])],
});

/** Characters. */
export const daybreakCharacters: readonly CharacterCard[] = [
  sheet('louis-hoshi', 'Louis Hoshi', 'military-leader', {
    skills: [line(2, 'leadership'), line(2, 'tactics'), line(1, 'engineering')],
    setup: 'communications',
    abilities: [
      {
        id: 'dutiful',
        name: 'Dutiful',
        limit: { per: 'turn', by: 'player', at: 'location' },
        reactions: [
          usedAgain('command', viperCanAct()),
          usedAgain('communications', shipsInSpace('civilian', 1)),
          usedAgain('weapons-control', shipsInSpace('cylon', 1)),
        ],
      },
      {
        id: 'organized',
        name: 'Organized',
        limit: 'game',
        action: { if: not(imprisoned('you')), do: [activateSeveral('you', 3)] },
      },
      {
        id: 'reluctant',
        name: 'Reluctant',
        modifiers: [{ on: 'card-action-cost', add: 1 }],
      },
    ],
  }),
  sheet('tom-zarek-2', 'Tom Zarek', 'military-leader', {
    person: 'tom-zarek',
    skills: [line(2, 'politics'), line(2, 'leadership'), line(1, 'tactics')],
    setup: 'weapons-control',
    abilities: [
      {
        id: 'necessary-steps',
        name: 'Necessary Steps',
        modifiers: [{ on: 'mutiny-draw', draw: 2 }],
      },
      {
        id: 'abuse-power',
        name: 'Abuse Power',
        limit: 'game',
        action: { if: cardsLeft('mutiny'), do: [drawAndRunOne('mutiny', 'you', 4, 'bottom')] },
      },
      {
        id: 'disreputable',
        name: 'Disreputable',
        modifiers: [{ on: 'mutiny-at-start', set: 1 }],
      },
    ],
  }),
  sheet('lee-adama', 'Lee Adama', 'political-leader', {
    skills: [line(1, 'tactics'), line(2, 'piloting'), line(2, 'leadership', 'politics')],
    setup: 'admirals-quarters',
    abilities: [
      {
        id: 'forward-thinker',
        name: 'Forward Thinker',
        reactions: [
          {
            window: 'card-action-done',
            kind: 'optional',
            if: all(skillCardUsed('you', 'executive-order'), eventAbout('seat', 'you')),
            do: [activateLocation('you', [])],
          },
        ],
      },
      {
        id: 'choose-a-different-path',
        name: 'Choose a Different Path',
        limit: 'game',
        modifiers: [
          { on: 'box-choices', box: { id: 'different-path', limit: 'game', do: [discard('current', 5)] } },
        ],
      },
      {
        id: 'moral-dilemma',
        name: 'Moral Dilemma',
        reactions: [
          {
            window: 'mutiny-drawn',
            kind: 'forced',
            if: eventAbout('seat', 'you'),
            do: [discard('you', 2)],
          },
        ],
      },
    ],
  }),
  sheet('romo-lampkin', 'Romo Lampkin', 'political-leader', {
    skills: [line(3, 'politics'), line(2, 'tactics')],
    setup: 'administration',
    abilities: [
      {
        id: 'deceitful',
        name: 'Deceitful',
        limit: 'crisis',
        reactions: [
          {
            window: 'discard-demanded',
            kind: 'forced',
            if: all(discardOf('you'), causedBy('crisis')),
            do: [inForce('this-discard', { on: 'discard-count', add: -1, if: eventAbout('seat', 'you') })],
          },
        ],
      },
      {
        id: 'attorney',
        name: 'Attorney',
        limit: 'game',
        action: {
          if: somebody('in-brig'),
          do: [
            choosePlayer('target', 'you', 'in-brig'),
            chooseLocationOutside('place', 'you'),
            send('target', 'place', 'brig'),
            takeHand('you', 'target'),
          ],
        },
      },
      {
        id: 'kleptomania',
        name: 'Kleptomania',
        reactions: [
          {
            window: 'movement-end',
            kind: 'forced',
            if: all(yourTurn(), sharingLocation('you')),
            do: [
              when(skillCardsHeld('you', 2), [discard('you', 2)], [later('turn-end', [send('you', 'brig')])]),
            ],
          },
        ],
      },
    ],
  }),
  sheet('brendan-hot-dog-costanza', 'Brendan "Hot Dog" Costanza', 'pilot', {
    skills: [line(1, 'leadership'), line(1, 'tactics'), line(2, 'piloting'), line(1, 'engineering')],
    setup: 'hangar-deck',
    abilities: [
      {
        id: 'memento',
        name: 'Memento',
        limit: 'turn',
        reactions: [
          {
            window: 'resource-lost',
            kind: 'optional',
            if: all(eventIs('resource', 'population'), cardsLeft('piloting')),
            do: [drawAndKeep('you', 'piloting', 3, 2)],
          },
        ],
      },
      {
        id: 'escort',
        name: 'Escort',
        limit: 'game',
        reactions: [
          {
            window: 'civilian-doomed',
            kind: 'instead',
            if: any(shipsInSpace('viper', 1), inReserves('viper', 1)),
            do: [prevent(), destroyUnhurtViper('you'), returnCivilianOfEvent()],
          },
        ],
      },
      {
        id: 'forced-to-eject',
        name: 'Forced to Eject',
        modifiers: [{ on: 'brittle', set: true }],
      },
    ],
  }),
  sheet('karl-helo-agathon-2', 'Karl "Helo" Agathon', 'pilot', {
    person: 'karl-helo-agathon',
    skills: [line(2, 'leadership'), line(2, 'tactics'), line(1, 'piloting')],
    setup: 'admirals-quarters',
    abilities: [
      {
        id: 'raptor-pilot',
        name: 'Raptor Pilot',
        modifiers: [{ on: 'peek-depth', set: 2, if: causedByOne('skill', 'launch-scout') }],
      },
      {
        id: 'no-one-gets-left-behind',
        name: 'No One Gets Left Behind',
        limit: 'game',
        reactions: [
          {
            window: 'remove-ships',
            kind: 'optional',
            do: [lose('fuel', 1), gain('population', 2)],
          },
        ],
      },
      {
        id: 'family-commitments',
        name: 'Family Commitments',
        modifiers: [{ on: 'receive-skills', add: -1, if: not(onBoard('you', 'galactica')) }],
      },
    ],
  }),
  sheet('gaius-baltar-2', 'Gaius Baltar', 'support', {
    person: 'gaius-baltar',
    skills: [line(2, 'politics'), line(2, 'leadership'), line(1, 'engineering')],
    setup: 'admirals-quarters',
    abilities: [
      {
        id: 'cult-leader',
        name: 'Cult Leader',
        // rule: miracle.baltar
        modifiers: [{ on: 'token-limit', set: 3 }],
        action: {
          if: any(
            all(tokensHeld('you', 'miracle', 1), somebody('another', 'in-same-location', 'takes-miracle')),
            all(takesToken('you', 'miracle'), somebody('another', 'in-same-location', 'has-miracle')),
          ),
          do: [
            oneOf(
              'you',
              branch(
                'give',
                [
                  choosePlayer('target', 'you', 'another', 'in-same-location', 'takes-miracle'),
                  moveToken('miracle', 'you', 'target'),
                ],
                all(
                  tokensHeld('you', 'miracle', 1),
                  somebody('another', 'in-same-location', 'takes-miracle'),
                ),
              ),
              branch(
                'take',
                [
                  choosePlayer('target', 'you', 'another', 'in-same-location', 'has-miracle'),
                  moveToken('miracle', 'target', 'you'),
                ],
                all(takesToken('you', 'miracle'), somebody('another', 'in-same-location', 'has-miracle')),
              ),
            ),
          ],
        },
      },
      {
        id: 'broadcast',
        name: 'Broadcast',
        action: {
          do: [
            spend('you', { token: 'miracle', n: 3 }),
            chooseResource('resource', 'you', resources),
            gainChosen('resource', 2),
          ],
        },
      },
      {
        id: 'spiritual-crisis',
        name: 'Spiritual Crisis',
        modifiers: [{ on: 'may-reveal', no: 'spiritual-crisis', if: not(imprisoned('you')) }],
      },
    ],
  }),
  sheet('sherman-doc-cottle', 'Sherman "Doc" Cottle', 'support', {
    skills: [line(1, 'politics'), line(2, 'tactics'), line(2, 'engineering')],
    setup: 'research-lab',
    abilities: [
      {
        id: 'treatment',
        name: 'Treatment',
        action: {
          if: somebody('another', 'human'),
          do: [
            choosePlayer('target', 'you', 'another', 'human'),
            drawSkill('you', 2, { setOf: 'target' }),
            giveSkillCards('you', 'target', 2),
          ],
        },
      },
      {
        id: 'quarantine',
        name: 'Quarantine',
        limit: 'game',
        action: { if: shipsInSpace('civilian', 1), do: [quarantine('you')] },
      },
      {
        id: 'specialized',
        name: 'Specialized',
        modifiers: [
          {
            on: 'may-use-card',
            no: 'specialized',
            if: all(eventIs('skill', 'engineering'), eventIs('use', 'action')),
          },
        ],
      },
    ],
  }),
];
