import {
  all,
  any,
  at,
  blindJump,
  branch,
  checkOf,
  checkOutcome,
  checkTotalAtLeast,
  choosePlayer,
  chooseSkill,
  destroyIn,
  discardAs,
  distanceAtMost,
  drawSkill,
  eventAbout,
  eventIs,
  execute,
  giveSkillCard,
  giveTitle,
  holds,
  imprisoned,
  later,
  learnFast,
  not,
  oneOf,
  ownArea,
  piloting,
  prevent,
  remember,
  resourceAtMost,
  returnTitle,
  send,
  setRoll,
  shipsInAreaOf,
  skillCardsHeld,
  somebody,
  spend,
  turnStep,
  whereTurnBegan,
  yourTurn,
} from '../../effects/build';
import type { Condition, Effect, React } from '../../effects/types';
import { skills, type Title } from '../../terms';
import { line } from '../character-sheet';
import type { CharacterCard } from '../types';
import { sheet } from './kinds';

/** The title is taken over for the turn. rule: characters.ellen.return */
const borrow = (title: Title): readonly Effect[] => [
  remember('former', title),
  giveTitle(title, 'you'),
  later('turn-end', [returnTitle(title, 'former')]),
];

/** rule: characters.ellen.brig */
const canBorrow = (title: Title): Condition =>
  title === 'admiral' ? all(not(holds('you', title)), not(at('you', 'brig'))) : not(holds('you', title));

type Sacrificed = 'raider' | 'heavy-raider' | 'basestar' | 'civilian';

/** Scar falls to a roll alone. rule: scar.no-roll */
const canSacrifice = (ship: Sacrificed): Condition =>
  shipsInAreaOf('you', ship === 'raider' ? 'plain-raider' : ship, 1);

/** What Kat takes with her. */
const sacrifice = (ship: Sacrificed, n: number) =>
  branch(ship, [send('you', 'sickbay'), destroyIn('area', ship, n, 'you')], canSacrifice(ship));

/** Characters. */
const politicallyAdroit: React = {
  window: 'movement-end',
  kind: 'optional',
  if: all(yourTurn(), skillCardsHeld('you', 1), somebody('another', 'human', 'in-same-location')),
  limit: 'turn',
  do: [
    choosePlayer('target', 'you', 'another', 'human', 'in-same-location'),
    giveSkillCard('you', 'target'),
    drawSkill('you', 2, 'own-set'),
  ],
};

export const pegasusCharacters: readonly CharacterCard[] = [
  sheet('helena-cain', 'Helena Cain', 'military-leader', {
    skills: [line(2, 'leadership'), line(2, 'tactics'), line(1, 'tactics', 'leadership')],
    setup: ['pegasus-cic', 'command'],
    abilities: [
      {
        id: 'intolerant',
        name: 'Intolerant',
        reactions: [
          {
            window: 'outcome',
            kind: 'instead',
            if: all(checkOf('location', 'admirals-quarters'), checkOutcome('pass'), checkTotalAtLeast(10)),
            do: [prevent(), execute('event.target')],
          },
        ],
      },
      {
        id: 'blind-jump',
        name: 'Blind Jump',
        limit: 'game',
        action: { if: distanceAtMost(6), do: [spend('you', { civilians: 2 }), blindJump(1)] },
      },
      {
        id: 'bent-on-revenge',
        name: 'Bent on Revenge',
        modifiers: [{ on: 'may-activate', no: 'bent-on-revenge', locations: ['ftl-control', 'engine-room'] }],
      },
    ],
  }),
  sheet('anastasia-dee-dualla', 'Anastasia "Dee" Dualla', 'support', {
    skills: [line(1, 'leadership'), line(3, 'tactics'), line(1, 'engineering')],
    setup: 'communications',
    abilities: [
      {
        id: 'efficient',
        name: 'Efficient',
        modifiers: [
          { on: 'civilians-scouted', set: 12 },
          { on: 'move-range', set: 6, if: eventIs('ship', 'civilian') },
        ],
      },
      {
        id: 'fast-learner',
        name: 'Fast Learner',
        limit: 'game',
        reactions: [
          {
            window: 'before-cards',
            kind: 'optional',
            do: [chooseSkill('type', 'you', skills), learnFast('you', 'type', 3)],
          },
        ],
      },
      {
        id: 'emotionally-fragile',
        name: 'Emotionally Fragile',
        modifiers: [
          {
            on: 'execution-morale',
            set: 0,
            if: { is: 'caused-by', kinds: ['sheet'], ids: ['emotionally-fragile'] },
          },
        ],
        reactions: [
          {
            window: 'resource-lost',
            kind: 'forced',
            if: all(eventIs('resource', 'morale'), resourceAtMost('morale', 2)),
            do: [execute('you')],
          },
        ],
      },
    ],
  }),
  sheet('ellen-tigh', 'Ellen Tigh', 'political-leader', {
    skills: [line(2, 'politics'), line(2, 'leadership'), line(1, 'treachery')],
    setup: 'admirals-quarters',
    abilities: [
      {
        id: 'politically-adroit',
        name: 'Politically Adroit',
        reactions: [
          politicallyAdroit,
          // rule: characters.ellen.adroit-ally — she picks the order
          { ...politicallyAdroit, window: 'ally-near', unsaid: true },
        ],
      },
      {
        id: 'manipulative',
        name: 'Manipulative',
        limit: 'game',
        reactions: [
          {
            window: 'turn-start',
            kind: 'optional',
            if: all(yourTurn(), any(canBorrow('admiral'), canBorrow('president'))),
            do: [
              oneOf(
                'you',
                branch('admiral', borrow('admiral'), canBorrow('admiral')),
                branch('president', borrow('president'), canBorrow('president')),
              ),
            ],
          },
        ],
      },
      {
        id: 'nothing-but-trouble',
        name: 'Nothing But Trouble',
        // The type is in the skill set, and that is all. rule: actions.treachery-cylons-only
        modifiers: [{ on: 'may-use-card', no: 'nothing-but-trouble', if: eventIs('skill', 'treachery') }],
      },
    ],
  }),
  sheet('louanne-kat-katraine', 'Louanne "Kat" Katraine', 'pilot', {
    skills: [line(1, 'leadership'), line(2, 'tactics'), line(2, 'piloting')],
    setup: 'hangar-deck',
    abilities: [
      {
        id: 'hotshot',
        name: 'Hotshot',
        reactions: [
          {
            window: 'before-die-roll',
            kind: 'instead',
            if: all(yourTurn(), turnStep('action'), eventAbout('roller', 'you'), skillCardsHeld('you', 1)),
            do: [discardAs('paid', 'you', 1), setRoll({ bound: 'paid', plus: 2 })],
          },
        ],
      },
      {
        id: 'sacrifice',
        name: 'Sacrifice',
        limit: 'game',
        action: {
          if: all(
            piloting('you'),
            any(
              canSacrifice('raider'),
              canSacrifice('heavy-raider'),
              canSacrifice('basestar'),
              canSacrifice('civilian'),
            ),
          ),
          do: [
            ownArea('area', 'you'),
            oneOf(
              'you',
              sacrifice('raider', 5),
              sacrifice('heavy-raider', 2),
              sacrifice('basestar', 1),
              sacrifice('civilian', 1),
            ),
          ],
        },
      },
      {
        id: 'stim-junkie',
        name: 'Stim Junkie',
        reactions: [
          {
            window: 'action-step-end',
            kind: 'forced',
            // rule: characters.kat.stim-junkie
            if: all(yourTurn(), whereTurnBegan('you'), not(imprisoned('you')), not(at('you', 'sickbay'))),
            do: [send('you', 'sickbay')],
          },
        ],
      },
    ],
  }),
];
