import type { ViperAnywhere } from '../operations/losses';
import { area, deckCard, howMany, player, simply, skillCard, skillType } from '../say/en/asking';
import { capital } from '../say/en/words';
import type { Teller } from '../say/language';
import type { AskFamily } from './face';
import { atArea, byId, inHand, nowhere } from './points';

function viper({ where, pilot, ship }: ViperAnywhere, tell: Teller): string {
  if (pilot !== null) return player(pilot, tell);
  const kind = ship === 'viper' ? '' : ` (${ship.replaceAll('-', ' ')})`;
  if (where === 'reserves') return `In the Reserves${kind}`;
  return where === 'damaged' ? `A damaged one${kind}` : `${area(where)}${kind}`;
}

/** What the cards and abilities of the Exodus box ask. */
export const exodusAsks = {
  'destroy-viper': {
    en: {
      ask: simply('Choose the viper that is destroyed'),
      option: viper,
    },
    points: byId,
  },
  'damage-any-viper': {
    en: { ask: simply('Choose the viper that is damaged'), option: viper },
    points: byId,
  },
  'reinforce-fleet': {
    en: {
      ask: simply('Choose what joins the Cylon fleet, and where'),
      option: ({ kind, area: where }) => `${kind === 'raiders' ? '3 raiders' : '1 basestar'}: ${area(where)}`,
    },
    points: ({ area: fleet }) => ({ fleet }),
  },
  'nuke-area': {
    en: { ask: () => 'Choose the space area for the nuke.', option: ({ id }) => area(id) },
    points: byId,
  },
  'nuked-basestar': {
    en: {
      ask: () => 'Choose the basestar that the nuke hits.',
      option: ({ basestar }) => `Basestar ${basestar + 1}`,
    },
    points: atArea,
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
