import {
  activate,
  activateAnyLocation,
  all,
  at,
  atHazard,
  backToTheShip,
  branch,
  cardsLeft,
  causedBy,
  causedByOne,
  chooseCylonLocation,
  choosePlayer,
  drawCards,
  eventAbout,
  eventIsBound,
  goBackTo,
  hubDestroyed,
  imprisoned,
  inForce,
  infiltrating,
  lookAtOneLoyalty,
  not,
  oneOf,
  prevent,
  somebody,
  turnStep,
  yourTurn,
} from '../../effects/build';
import { line } from '../character-sheet';
import type { CharacterCard } from '../types';
import { drawTreachery, sheet } from './kinds';

/** A sheet that is played with only where somebody leads. rule: setup.cylonleader.components */
const leader = (...[id, name, rest]: [string, string, Parameters<typeof sheet>[3]]): CharacterCard => ({
  ...sheet(id, name, 'cylon-leader', rest),
  when: 'daybreak and cylonleader',
});

/** The Cylon Leaders. */
export const daybreakLeaders: readonly CharacterCard[] = [
  leader('aaron-doral', 'Aaron Doral', {
    skills: [line(1, 'treachery'), line(1, 'politics', 'tactics')],
    setup: 'caprica',
    abilities: [
      {
        id: 'industrious',
        name: 'Industrious',
        modifiers: [{ on: 'infiltration-draw', set: 2, if: not(at('you', 'sickbay')) }],
      },
      {
        id: 'meticulous',
        name: 'Meticulous',
        limit: 'game',
        reactions: [
          {
            window: 'infiltration-ending',
            kind: 'optional',
            if: eventAbout('seat', 'you'),
            do: [chooseCylonLocation('place', 'you'), goBackTo('place', 1)],
          },
        ],
      },
      {
        id: 'vanity',
        name: 'Vanity',
        modifiers: [{ on: 'contribution', atMost: 0, if: all(not(yourTurn()), turnStep('action')) }],
      },
    ],
  }),
  leader('danna-biers', "D'Anna Biers", {
    skills: [line(1, 'politics', 'leadership'), line(1, 'treachery', 'engineering')],
    setup: ['human-fleet', 'press-room'],
    abilities: [
      {
        id: 'visions',
        name: 'Visions',
        action: {
          if: infiltrating('you'),
          // rule: characters.danna.visions
          do: [
            choosePlayer('target', 'you', 'another', 'human', 'hidden-loyalty'),
            lookAtOneLoyalty('you', 'target'),
            backToTheShip('you'),
          ],
        },
      },
      {
        id: 'dont-trust-anyone',
        name: "Don't Trust Anyone",
        limit: 'game',
        action: {
          if: all(not(infiltrating('you')), cardsLeft('super-crisis')),
          do: [drawCards('super-crisis', 'you', 2)],
        },
      },
      {
        id: 'heretic',
        name: 'Heretic',
        modifiers: [
          {
            on: 'leaving-cost',
            price: { superCrises: 1 },
            if: all(at('you', 'resurrection-ship'), not(hubDestroyed())),
          },
        ],
      },
    ],
  }),
  leader('simon-oneill', "Simon O'Neill", {
    skills: [line(1, 'engineering'), line(1, 'treachery', 'tactics')],
    setup: 'cylon-fleet',
    abilities: [
      {
        id: 'calculating',
        name: 'Calculating',
        // In the Brig its limit holds.
        modifiers: [
          { on: 'contribution', set: 2, if: all(not(infiltrating('you')), not(imprisoned('you'))) },
          { on: 'contribution', set: 3, if: all(infiltrating('you'), not(imprisoned('you'))) },
        ],
      },
      {
        id: 'modifications',
        name: 'Modifications',
        limit: 'game',
        reactions: [
          {
            window: 'activate-step-start',
            kind: 'instead',
            do: [
              prevent(),
              oneOf(
                'you',
                branch('raiders', [activate('raiders')]),
                branch('heavy-raiders', [activate('heavy-raiders')]),
                branch('basestars', [activate('basestars')]),
                branch('launch', [activate('launch-raiders')]),
              ),
            ],
          },
        ],
      },
      {
        id: 'logic-bound',
        name: 'Logic-Bound',
        modifiers: [{ on: 'faceup-cards', set: 1 }],
      },
    ],
  }),
  leader('sharon-athena-agathon', 'Sharon "Athena" Agathon', {
    skills: [line(1, 'piloting'), line(1, 'leadership', 'engineering')],
    setup: 'hangar-deck',
    abilities: [
      {
        id: 'for-love',
        name: 'For Love',
        limit: 'turn',
        reactions: [
          {
            window: 'discard-demanded',
            kind: 'optional',
            if: all(
              somebody('another', 'must-discard'),
              not(causedBy('super-crisis')),
              not(causedByOne('rule', 'turn.end.hand-limit')),
              not(causedByOne('sheet', 'hotshot')),
            ),
            do: [
              choosePlayer('target', 'you', 'another', 'must-discard'),
              drawTreachery('you', 1),
              inForce('this-discard', {
                on: 'discard-count',
                add: -1,
                if: eventIsBound('seat', 'target'),
              }),
            ],
          },
        ],
      },
      {
        id: 'resolute',
        name: 'Resolute',
        limit: 'game',
        action: { do: [activateAnyLocation('you', 'hangar-deck')] },
      },
      {
        id: 'grieving',
        name: 'Grieving',
        modifiers: [{ on: 'receive-skills', atMost: 0, if: atHazard('you') }],
      },
    ],
  }),
];
