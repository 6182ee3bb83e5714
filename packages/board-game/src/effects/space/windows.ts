import type { WindowFamily } from '../window-face';

/** Moments of ships, their activation and their attacks. */
export const spaceWindows = {
  'layout-done': { en: { when: 'when all ships of a Crisis card have been placed' } },
  'activate-step-start': { en: { when: 'before Cylon ships are activated' } },
  'activate-step-end': { en: { when: 'after Cylon ships have been activated' } },
  'before-activation': { en: { when: 'before Cylon ships of a type are activated' } },
  'activation-done': { en: { when: 'after Cylon ships of a type have been activated' } },
  'before-attack': { en: { when: 'before an attack' } },
  'viper-launched': { en: { when: 'when a viper goes from the Reserves into space' } },
  'viper-hit': { en: { when: 'when a viper with a pilot has been damaged or destroyed' } },
  'basestar-token-drawn': { en: { when: 'when a damage token is drawn for a basestar' } },
  'civilian-doomed': { en: { when: 'when a civilian ship in space is to be destroyed' } },
  'ship-destroyed': { en: { when: 'when a ship is destroyed' } },
} satisfies WindowFamily;
