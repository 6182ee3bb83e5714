import { crossroadsCards } from '../cards/tables';
import { player } from '../say/en/asking';
import { areaName, ships } from '../say/en/names';
import { capital, count } from '../say/en/words';
import { token } from './allies';
import type { AskFamily } from './face';
import { nowhere } from './points';

/** The Crossroads phase and the trial. */
export const crossroadsAsks = {
  'lay-token': {
    en: {
      ask: () => 'Choose the trauma token to lay beside your Crossroads card.',
      option: token,
    },
    points: nowhere,
  },
  'crossroads-result': {
    en: {
      ask: ({ options: [{ card }] }) => `Choose the result of ${crossroadsCards[card].name}.`,
      option: ({ id, card }) => crossroadsCards[card][id].name,
    },
    points: nowhere,
  },
  'rescue-viper': {
    en: {
      ask: () => 'Choose the destroyed viper that comes back to the Reserves.',
      option: ({ id }) => capital(ships[id]),
    },
    points: nowhere,
  },
  'remove-raiders': {
    en: {
      ask: (q) => `Choose ${count(q.max, 'raider')} to take off the board.`,
      option: ({ place: { area, scar } }) => `${scar ? 'Scar' : 'Raider'}: ${areaName(area)}`,
    },
    points: ({ place: { area } }) => ({ area }),
  },
  'trial-verdict': {
    en: {
      ask: () => 'Choose who is eliminated from the game.',
      option: ({ player: accused }, tell) => player(accused, tell),
    },
    points: ({ player: seat }) => ({ seat }),
  },
} satisfies AskFamily;
