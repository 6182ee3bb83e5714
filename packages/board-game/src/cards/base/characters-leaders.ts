import {
  all,
  branch,
  cardsLeft,
  changeDifficulty,
  checkOf,
  chooseBoxAgain,
  choosePlayer,
  chooseResource,
  discard,
  drawAndRunOne,
  drawnBy,
  drawSkill,
  gainChosen,
  giveTitle,
  holds,
  imprisoned,
  lookAtAllLoyalty,
  lose,
  not,
  offTheBoard,
  oneOf,
  rollAgain,
  send,
  sharingLocation,
  skillCardsExactly,
  somebody,
  takeCheckCards,
  turnNumber,
  yourTurn,
} from '../../effects/build';
import { line } from '../character-sheet';
import type { CharacterCard } from '../types';
import { sheet } from './kinds';

export const militaryLeaders: readonly CharacterCard[] = [
  sheet('william-adama', 'William Adama', 'military-leader', {
    skills: [line(3, 'leadership'), line(2, 'tactics')],
    setup: 'admirals-quarters',
    abilities: [
      {
        id: 'inspirational-leader',
        name: 'Inspirational Leader',
        modifiers: [
          {
            on: 'card-value',
            if: all(checkOf('crisis'), drawnBy('you')),
            cards: { strength: 1 },
            value: 'positive',
          },
        ],
      },
      {
        id: 'command-authority',
        name: 'Command Authority',
        limit: 'game',
        reactions: [{ window: 'check-discard', kind: 'optional', do: [takeCheckCards('you')] }],
      },
      {
        id: 'emotionally-attached',
        name: 'Emotionally Attached',
        modifiers: [{ on: 'may-activate', no: 'emotionally-attached', locations: ['admirals-quarters'] }],
      },
    ],
  }),
  sheet('saul-tigh', 'Saul Tigh', 'military-leader', {
    skills: [line(2, 'leadership'), line(3, 'tactics')],
    setup: 'command',
    abilities: [
      {
        id: 'cylon-hatred',
        name: 'Cylon Hatred',
        reactions: [
          {
            window: 'before-cards',
            kind: 'optional',
            if: checkOf('location', 'admirals-quarters'),
            do: [changeDifficulty(-3)],
          },
        ],
      },
      {
        id: 'declare-martial-law',
        name: 'Declare Martial Law',
        limit: 'game',
        action: { if: not(holds('admiral', 'president')), do: [giveTitle('president', 'admiral')] },
      },
      {
        id: 'alcoholic',
        name: 'Alcoholic',
        reactions: [
          {
            window: 'turn-start',
            kind: 'forced',
            if: skillCardsExactly('you', 1),
            do: [discard('you', 1)],
          },
        ],
      },
    ],
  }),
  sheet('karl-helo-agathon', 'Karl "Helo" Agathon', 'military-leader', {
    skills: [line(2, 'leadership'), line(2, 'tactics'), line(1, 'piloting')],
    setup: null,
    abilities: [
      {
        id: 'eco-officer',
        name: 'ECO Officer',
        limit: 'turn',
        reactions: [{ window: 'after-die-roll', kind: 'optional', if: yourTurn(), do: [rollAgain()] }],
      },
      {
        id: 'moral-compass',
        name: 'Moral Compass',
        limit: 'game',
        reactions: [{ window: 'box-chosen', kind: 'optional', do: [chooseBoxAgain('you')] }],
      },
      {
        id: 'stranded',
        name: 'Stranded',
        setup: 'stranded',
        modifiers: [
          { on: 'may-act', no: 'stranded', if: offTheBoard('you') },
          { on: 'may-move', no: 'stranded', if: offTheBoard('you') },
        ],
        reactions: [
          {
            window: 'turn-start',
            kind: 'forced',
            if: all(yourTurn(), turnNumber(2), offTheBoard('you')),
            do: [send('you', 'hangar-deck', 'off-the-board')],
          },
        ],
      },
    ],
  }),
];

export const politicalLeaders: readonly CharacterCard[] = [
  sheet('laura-roslin', 'Laura Roslin', 'political-leader', {
    skills: [line(3, 'politics'), line(2, 'leadership')],
    setup: 'presidents-office',
    abilities: [
      {
        id: 'religious-visions',
        name: 'Religious Visions',
        modifiers: [{ on: 'crisis-draw', draw: 2 }],
      },
      {
        id: 'skilled-politician',
        name: 'Skilled Politician',
        limit: 'game',
        action: { if: cardsLeft('quorum'), do: [drawAndRunOne('quorum', 'you', 4, 'bottom')] },
      },
      {
        id: 'terminal-illness',
        name: 'Terminal Illness',
        modifiers: [{ on: 'activation-cost', add: 2 }],
      },
    ],
  }),
  sheet('gaius-baltar', 'Gaius Baltar', 'political-leader', {
    skills: [line(2, 'politics'), line(1, 'leadership'), line(1, 'engineering')],
    setup: 'research-lab',
    abilities: [
      {
        id: 'delusional-intuition',
        name: 'Delusional Intuition',
        reactions: [
          {
            window: 'crisis-stands',
            kind: 'forced',
            if: drawnBy('you'),
            do: [drawSkill('you', 1, 'any')],
          },
        ],
      },
      {
        id: 'cylon-detector',
        name: 'Cylon Detector',
        limit: 'game',
        action: {
          if: somebody('another', 'hidden-loyalty'),
          needs: 'may-look',
          do: [choosePlayer('target', 'you', 'another', 'hidden-loyalty'), lookAtAllLoyalty('you', 'target')],
        },
      },
      { id: 'coward', name: 'Coward', modifiers: [{ on: 'loyalty-dealt-first', set: 2 }] },
    ],
  }),
  sheet('tom-zarek', 'Tom Zarek', 'political-leader', {
    skills: [line(2, 'politics'), line(2, 'leadership'), line(1, 'tactics')],
    setup: 'administration',
    abilities: [
      {
        id: 'friends-in-low-places',
        name: 'Friends in Low Places',
        reactions: [
          {
            window: 'before-cards',
            kind: 'optional',
            if: checkOf('location', 'administration', 'brig'),
            do: [
              oneOf('you', branch('lower', [changeDifficulty(-2)]), branch('raise', [changeDifficulty(2)])),
            ],
          },
        ],
      },
      {
        id: 'unconventional-tactics',
        name: 'Unconventional Tactics',
        limit: 'game',
        action: {
          do: [
            lose('population', 1),
            chooseResource('resource', 'you', ['fuel', 'food', 'morale']),
            gainChosen('resource', 1),
          ],
        },
      },
      {
        id: 'convicted-criminal',
        name: 'Convicted Criminal',
        modifiers: [
          {
            on: 'may-activate',
            no: 'convicted-criminal',
            if: all(sharingLocation('you'), not(imprisoned('you'))),
          },
        ],
      },
    ],
  }),
];
