import {
  all,
  arrangeTop,
  cardsLeft,
  choosePlayer,
  chooseRoll,
  crisisChosenBy,
  drawSkill,
  exchangeSkillCards,
  execute,
  giveTitle,
  holds,
  imprisoned,
  not,
  pickCheckCards,
  rollAgain,
  send,
  skillCardsHeld,
  somebody,
  turnNumber,
  when,
  yourTurn,
} from '../../effects/build';
import { line } from '../character-sheet';
import type { CharacterCard } from '../types';
import { sheet } from './kinds';

/** Characters. */
export const exodusCharacters: readonly CharacterCard[] = [
  sheet('felix-gaeta', 'Felix Gaeta', 'military-leader', {
    skills: [line(2, 'tactics'), line(1, 'engineering'), line(2, 'leadership', 'politics')],
    setup: 'ftl-control',
    abilities: [
      {
        id: 'ftl-operator',
        name: 'FTL Operator',
        limit: 'roll',
        reactions: [
          {
            window: 'after-die-roll',
            kind: 'optional',
            if: { is: 'caused-by', kinds: ['location'], ids: ['ftl-control'] },
            do: [rollAgain()],
          },
        ],
      },
      {
        id: 'coup',
        name: 'Coup',
        limit: 'game',
        action: {
          if: not(holds('you', 'admiral')),
          do: [when(imprisoned('you'), [send('you', 'command', 'brig')]), giveTitle('admiral', 'you')],
        },
      },
      { id: 'misguided', name: 'Misguided', modifiers: [{ on: 'contribution', atMost: 3 }] },
    ],
  }),
  sheet('samuel-t-anders', 'Samuel T. Anders', 'pilot', {
    skills: [line(2, 'leadership'), line(2, 'tactics'), line(1, 'tactics', 'piloting')],
    setup: 'armory',
    abilities: [
      {
        id: 'star-player',
        name: 'Star Player',
        action: { if: skillCardsHeld('you', 1), do: [exchangeSkillCards('you')] },
      },
      {
        id: 'longshot',
        name: 'Longshot',
        limit: 'game',
        reactions: [{ window: 'before-die-roll', kind: 'instead', if: yourTurn(), do: [chooseRoll('you')] }],
      },
      {
        id: 'starts-on-the-bench',
        name: 'Starts on the Bench',
        // rule: execution.newcomer.anders
        modifiers: [{ on: 'receive-skills', set: 0, if: turnNumber(1) }],
      },
    ],
  }),
  sheet('callandra-cally-tyrol', 'Callandra "Cally" Tyrol', 'support', {
    skills: [line(1, 'politics'), line(1, 'leadership'), line(1, 'tactics'), line(2, 'engineering')],
    setup: 'hangar-deck',
    abilities: [
      {
        id: 'quick-fix',
        name: 'Quick Fix',
        reactions: [
          {
            window: 'check-revealed',
            kind: 'optional',
            if: yourTurn(),
            do: [pickCheckCards('you', 1, 'discard')],
          },
        ],
      },
      {
        id: 'discharge-of-a-firearm',
        name: 'Discharge of a Firearm',
        limit: 'game',
        action: {
          if: somebody('another', 'in-same-location'),
          do: [choosePlayer('target', 'you', 'another', 'in-same-location'), execute('target')],
        },
      },
      {
        id: 'impulsive',
        name: 'Impulsive',
        modifiers: [{ on: 'contribution', never: [1], if: not(imprisoned('you')) }],
      },
    ],
  }),
  sheet('tory-foster', 'Tory Foster', 'political-leader', {
    skills: [line(3, 'politics'), line(1, 'leadership'), line(1, 'tactics')],
    setup: 'press-room',
    abilities: [
      {
        id: 'adaptable',
        name: 'Adaptable',
        reactions: [{ window: 'quorum-done', kind: 'optional', do: [drawSkill('you', 2, 'any')] }],
      },
      {
        id: 'influential',
        name: 'Influential',
        limit: 'game',
        action: { if: cardsLeft('quorum'), do: [arrangeTop('quorum', 'you', 5)] },
      },
      {
        id: 'amoral',
        name: 'Amoral',
        modifiers: [{ on: 'box-choices', must: 'top', if: all(yourTurn(), crisisChosenBy('current')) }],
      },
    ],
  }),
];
