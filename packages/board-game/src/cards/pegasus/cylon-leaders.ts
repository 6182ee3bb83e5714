import {
  addFromHand,
  choosePlayer,
  chooseSkill,
  discard,
  drawSkill,
  grant,
  may,
  not,
  place,
  placeOccupied,
  putOnDestiny,
  removeBasestar,
  shipsInSpace,
  skillCardsHeld,
  somebody,
  swapHands,
  takeDestiny,
  takeRandom,
  when,
} from '../../effects/build';
import { pieces, skills } from '../../terms';
import { line } from '../character-sheet';
import type { CharacterCard } from '../types';
import { sheet } from './kinds';

/** A sheet that is played with only where somebody leads. rule: setup.cylonleader.components */
const leader = (...[id, name, rest]: [string, string, Parameters<typeof sheet>[3]]): CharacterCard => ({
  ...sheet(id, name, 'cylon-leader', rest),
  when: 'pegasus and cylonleader',
});

/** The Cylon Leaders. */
export const cylonLeaders: readonly CharacterCard[] = [
  leader('cavil', 'Cavil', {
    skills: [line(1, 'tactics'), line(1, 'treachery', 'engineering')],
    setup: 'cylon-fleet',
    abilities: [
      {
        id: 'primacy',
        name: 'Primacy',
        action: {
          do: [
            when(
              not(shipsInSpace('basestar', pieces.basestars)),
              [place({ fore: { basestars: 1 } })],
              [may('you', [removeBasestar('you')])],
            ),
            may('you', [place({ fore: { raiders: 3 }, aft: { civilians: 1 } })]),
          ],
        },
      },
      {
        id: 'aggressive-tactics',
        name: 'Aggressive Tactics',
        limit: 'game',
        movement: { do: [grant('you', { actions: 2 })] },
      },
      {
        id: 'lies-and-secrets',
        name: 'Lies and Secrets',
        reactions: [
          {
            window: 'cylon-revealed',
            kind: 'forced',
            do: [discard('you', 'all')],
          },
        ],
      },
    ],
  }),
  leader('leoben-conoy', 'Leoben Conoy', {
    skills: [line(1, 'politics'), line(1, 'treachery', 'engineering')],
    setup: 'human-fleet',
    abilities: [
      {
        id: 'glimpse-the-face-of-god',
        name: 'Glimpse the Face of God',
        movement: { do: [takeDestiny('you', 2), putOnDestiny('you', 2)] },
      },
      {
        id: 'cryptic-message',
        name: 'Cryptic Message',
        limit: 'game',
        action: { do: [choosePlayer('target', 'you', 'another'), swapHands('you', 'target')] },
      },
      {
        id: 'clouded',
        name: 'Clouded',
        modifiers: [{ on: 'may-move', no: 'clouded', if: placeOccupied() }],
      },
    ],
  }),
  leader('caprica-six', '"Caprica" Six', {
    skills: [line(1, 'leadership'), line(1, 'treachery', 'engineering')],
    setup: 'caprica',
    abilities: [
      {
        id: 'intimate',
        name: 'Intimate',
        movement: {
          if: somebody('another', 'skill-cards'),
          do: [
            choosePlayer('target', 'you', 'another', 'skill-cards'),
            takeRandom('you', 'target'),
            chooseSkill('type', 'you', skills),
            drawSkill('target', 1, { chosen: 'type' }),
          ],
        },
      },
      {
        id: 'human-delusion',
        name: 'Human Delusion',
        limit: 'game',
        reactions: [
          {
            window: 'check-joined',
            kind: 'optional',
            if: skillCardsHeld('you', 1),
            do: [addFromHand('you')],
          },
        ],
      },
      {
        id: 'conflicted-loyalties',
        name: 'Conflicted Loyalties',
        modifiers: [{ on: 'activation-cost', add: 1, locations: ['cylon-fleet'] }],
      },
    ],
  }),
];
