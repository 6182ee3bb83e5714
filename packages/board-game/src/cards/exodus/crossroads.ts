import {
  activate,
  addNotACylon,
  chooseBasestar,
  choosePlayer,
  damageBasestar,
  destroyedShips,
  discardRandom,
  discardTrauma,
  drawAndDestroyCivilian,
  drawLoyalty,
  drawSkill,
  drawTrauma,
  execute,
  gain,
  ifAllowed,
  lookAtAllLoyalty,
  lose,
  may,
  moveJumpTrack,
  removeRaiders,
  rescueViper,
  shipsInSpace,
  traumaHeld,
  when,
} from '../../effects/build';
import type { Effect, Who } from '../../effects/types';
import type { CrossroadsCard } from '../types';

function card(
  id: string,
  name: string,
  benevolent: readonly [string, readonly Effect[]],
  antagonistic: readonly [string, readonly Effect[]],
): CrossroadsCard {
  return {
    id,
    name,
    box: 'exodus',
    when: 'ioniannebula',
    copies: 1,
    benevolent: { name: benevolent[0], do: benevolent[1] },
    antagonistic: { name: antagonistic[0], do: antagonistic[1] },
  };
}

const cylonsDraw = (n: number): Effect => drawTrauma({ players: ['cylon'] }, n);

const mayDiscardTokens = (who: Who, n: number): Effect =>
  when(traumaHeld(who, 1), [may(who, [discardTrauma(who, n)])]);

/** Crossroads cards; "you" is the player who was dealt the card. */
export const crossroadsCards: readonly CrossroadsCard[] = [
  card(
    'disturbing-vision',
    'Disturbing Vision',
    ["It Wasn't Real", [discardTrauma('you', 2), discardRandom('you', 2)]],
    ['What Have You Done?', [cylonsDraw(2), execute('admiral')]],
  ),
  card(
    'miraculous-return',
    'Miraculous Return',
    [
      'I Believe',
      [
        gain('morale', 1),
        when(destroyedShips('viper', 1), [rescueViper('you')]),
        activate('raiders'),
        activate('raiders'),
      ],
    ],
    [
      "It's a Trick",
      [
        lose('morale', 1),
        drawAndDestroyCivilian(1),
        when(shipsInSpace('basestar', 1), [chooseBasestar('basestar', 'you'), damageBasestar('basestar', 1)]),
      ],
    ],
  ),
  card(
    'perjury',
    'Perjury',
    ['Gain Sympathy', [discardRandom('you', 2), mayDiscardTokens('you', 2)]],
    ['Cast Aspersions', [drawTrauma('you', 2), may('you', [drawSkill('you', 2, 'own-set')])]],
  ),
  card(
    'scanned',
    'Scanned',
    ['Order a Retreat', [removeRaiders('you', 4), lose('morale', 1)]],
    ['Order an Attack', [activate('raiders'), moveJumpTrack(1)]],
  ),
  card(
    'strange-music',
    'Strange Music',
    [
      'Nothing But Static',
      [
        ifAllowed('may-look', choosePlayer('target', 'you', 'another', 'hidden-loyalty')),
        lookAtAllLoyalty('you', 'target'),
        discardTrauma('you', 1),
      ],
    ],
    [
      'I Hear It',
      [
        addNotACylon(1),
        choosePlayer('target', 'you', 'human', 'takes-loyalty'),
        drawLoyalty('target', 1),
        cylonsDraw(1),
      ],
    ],
  ),
  card(
    'testimony',
    'Testimony',
    [
      'Forgiven',
      [choosePlayer('target', 'you', 'another'), discardRandom('target', 2), mayDiscardTokens('target', 2)],
    ],
    [
      'Scapegoat',
      [choosePlayer('target', 'you', 'another'), drawSkill('target', 2, 'own-set'), drawTrauma('target', 2)],
    ],
  ),
  card(
    'the-opera-house',
    'The Opera House',
    [
      'The Opera House Revealed',
      [drawTrauma('you', 3), choosePlayer('target', 'you', 'another'), drawTrauma('target', 3)],
    ],
    ['The Door Is Shut', []],
  ),
];
