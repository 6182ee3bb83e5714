import { inPlace } from '../../say/en/names';
import { mayNot, numberIs, standing } from '../../say/en/rulings';
import { statement } from '../../say/en/words';
import type { RulingFamily } from '../ruling-face';
import type { Modifier } from '../types';

/** What is ruled of sheets, titles and Loyalty cards. */

declare module '../names' {
  interface Rulings {
    'may-use-sheet': 'permission';
    'may-look': 'permission';
    'may-hold-title': 'permission';
    'execution-morale': 'number';
    'start-place': 'name';
    'loyalty-dealt-first': 'number';
    'loyalty-dealt-sleeper': 'number';
    'infiltration-draw': 'number';
  }
}

/** Of all that is there once per game, for whoever is a human player. */
const isOncePerGame = ({ if: only }: Modifier): boolean =>
  only?.is === 'all' && only.of.some((each) => each.is === 'event' && each.field === 'limit');

export const peopleRulings = {
  'may-use-sheet': {
    en: (m, say) =>
      isOncePerGame(m)
        ? statement('human players may not use abilities that are there once per game')
        : mayNot(say, m, 'use the ability'),
  },
  'may-look': {
    en: (m, say) => mayNot(say, m, "look at another player's Loyalty cards"),
  },
  'may-hold-title': {
    en: (m, say) => mayNot(say, m, 'hold a title'),
  },
  'execution-morale': {
    en: numberIs('the morale that the execution costs'),
  },
  'start-place': {
    en: (m, say) => standing(`the new character begins ${inPlace(String(m.set))}`, m, say),
  },
  'infiltration-draw': {
    en: numberIs('the number of cards that infiltrating adds to a draw'),
  },
  'loyalty-dealt-first': {
    en: (m) => statement(`you are dealt ${m.set} Loyalty cards at the start of the game`),
  },
  'loyalty-dealt-sleeper': {
    en: (m) => statement(`you are dealt ${m.set} Loyalty cards in the Sleeper Agent phase`),
  },
} satisfies RulingFamily;
