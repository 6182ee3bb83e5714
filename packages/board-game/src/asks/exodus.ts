import { area, deckCard, howMany, player, simply, skillCard, skillType } from '../say/en/asking';
import { capital } from '../say/en/words';
import type { AskFamily } from './face';
import { byId, inHand, nowhere } from './points';

/** What the cards and abilities of the Exodus box ask. */
export const exodusAsks = {
  'destroy-viper': {
    en: {
      ask: simply('Choose the viper that is destroyed'),
      option({ where, pilot, ship }, tell) {
        if (pilot !== null) return player(pilot, tell);
        const kind = ship === 'viper' ? '' : ` (${ship.replaceAll('-', ' ')})`;
        if (where === 'reserves') return `In the Reserves${kind}`;
        return where === 'damaged' ? `A damaged one${kind}` : `${area(where)}${kind}`;
      },
    },
    points: byId,
  },
  'destroy-raiders': {
    en: {
      ask: simply('Choose the raiders that are destroyed'),
      option: ({ id }) => capital(id.replace(/#\d+$/, '')),
    },
    points: nowhere,
  },
  'redraw-quorum': {
    en: { ask: (q) => `Discard ${howMany(q, 'Quorum card')} and draw as many.`, option: deckCard('quorum') },
    points: nowhere,
  },
  'exchange-cards': {
    en: {
      ask: (q) => `Discard ${howMany(q, 'skill card')} to draw as many of one type.`,
      option: skillCard,
    },
    points: inHand,
    hand: true,
  },
  'type-to-draw': {
    en: { ask: () => 'Choose the type of the cards you draw.', option: skillType },
    points: nowhere,
  },
  'choose-roll': {
    en: { ask: simply('Choose what the roll counts as'), option: ({ id }) => id },
    points: nowhere,
  },
} satisfies AskFamily;
