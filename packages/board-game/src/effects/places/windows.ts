import type { WindowFamily } from '../window-face';

/** Moments of locations. */
export const placeWindows = {
  arrived: { en: { when: 'when a character has come to a location' } },
  'galactica-hit': { en: { when: 'when Galactica is to be damaged' } },
  'ship-abandoned': { en: { when: 'when a ship is lost with those aboard' } },
  'place-closed': { en: { when: 'when places are closed for good' } },
  'location-damaged': { en: { when: 'when a location has been damaged' } },
} satisfies WindowFamily;
