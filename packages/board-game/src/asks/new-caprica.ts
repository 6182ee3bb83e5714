import { civilianShips } from '../cards/tables';
import { about, area, simply } from '../say/en/asking';
import { inPlace } from '../say/en/names';
import { capital, count } from '../say/en/words';
import type { AskFamily } from './face';
import { nowhere } from './points';

/** Ships on the ground and those who hold them there. */
export const newCapricaAsks = {
  'evacuation-area': {
    en: {
      ask: simply('Choose where the evacuated civilian ship goes'),
      option: ({ id }) => area(id),
    },
    points: ({ id }) => ({ area: id }),
  },
  'arrange-locked': {
    en: {
      ask: simply('Put the locked civilian ship back'),
      option: ({ id, kind }) =>
        `${civilianShips[kind].name}: ${id === 'top' ? 'leave it on top' : 'put it at the bottom'}`,
    },
    points: nowhere,
  },
  'destroy-occupation': {
    en: {
      ask: (q, tell) => about(tell, `Choose ${count(q.max, 'occupation force')} to be destroyed.`),
      option: ({ place }) => capital(inPlace(place)),
    },
    points: ({ place }) => ({ location: place }),
  },
} satisfies AskFamily;
