import { action, answers, deckCard, howMany, skillCard } from '../say/en/asking';
import { areaName, ships } from '../say/en/names';
import { capital, count } from '../say/en/words';
import type { AskFamily } from './face';
import { atArea, byCause, byId, civilianAt, nowhere } from './points';

/** Mutiny cards, and what the cards beside them ask. */
export const mutinyAsks = {
  'hand-mutiny': {
    en: {
      ask: () => 'Choose the Mutiny card to hand on; the other goes under the deck.',
      option: deckCard('mutiny'),
    },
    points: nowhere,
  },
  'discard-mutiny': {
    en: { ask: (q) => `Discard ${howMany(q, 'Mutiny card')}.`, option: deckCard('mutiny') },
    points: nowhere,
  },
  'give-quorum': {
    en: { ask: () => 'Choose the Quorum card to give to the President.', option: deckCard('quorum') },
    points: nowhere,
  },
  'use-quorum': {
    en: {
      ask: ({ options: [{ card }] }, tell) =>
        `Play or discard the other card: ${tell.cardAt('quorum', card)}.`,
      option: answers({ play: 'Play it', discard: 'Discard it' }),
    },
    points: nowhere,
  },
  'bury-quorum': {
    en: { ask: () => 'Choose a Quorum card to put under the deck.', option: deckCard('quorum') },
    points: nowhere,
  },
  'keep-skills': {
    en: { ask: (q) => `Choose ${count(q.max, 'card')} to keep.`, option: skillCard },
    points: nowhere,
  },
  'search-skill-deck': {
    en: { ask: (q) => `Choose ${count(q.max, 'card')} to take.`, option: skillCard },
    points: nowhere,
  },
  'activate-next': {
    en: { ask: () => 'Choose the next location to activate.', option: action },
    points: byCause,
  },
  'place-viper': {
    en: {
      ask: ({ options: [{ area }] }) =>
        `Place vipers ${area === 'fore' || area === 'aft' ? area : `off ${areaName(area)}`}.`,
      option: ({ ship }) => (ship === undefined ? 'No more' : capital(ships[ship])),
    },
    points: atArea,
  },
  'launch-gained': {
    en: { ask: () => 'Choose where the assault raptor goes.', option: ({ id }) => capital(areaName(id)) },
    points: byId,
  },
  quarantine: {
    en: {
      ask: () => 'Choose the civilian ship to replace.',
      option: ({ area, handle }) => `Civilian ship ${handle + 1}: ${areaName(area)}`,
    },
    points: civilianAt,
  },
  'sacrifice-viper': {
    en: {
      ask: () => 'Choose the viper to destroy.',
      option({ area, ship, pilot }, tell) {
        const where = area === undefined ? 'in the Reserves' : areaName(area);
        return `${capital(ships[ship])}: ${where}${pilot === null ? '' : `, ${tell.names(pilot)}`}`;
      },
    },
    points: ({ area }) => (area === undefined ? {} : { area }),
  },
  'stay-behind': {
    en: {
      ask: () => 'Does your assault raptor stay in space?',
      option: answers({ stay: 'Stay in space', leave: 'Go with the fleet' }),
    },
    points: nowhere,
  },
  'leave-raptors': {
    en: {
      ask: () => 'Choose the assault raptors that stay in space.',
      option: ({ place }) => capital(areaName(place)),
    },
    points: ({ place }) => ({ area: place }),
  },
} satisfies AskFamily;
