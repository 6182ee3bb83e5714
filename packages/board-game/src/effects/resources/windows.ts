import type { WindowFamily } from '../window-face';

/** Moments of losses and of the jump, from first to last. */
export const resourceWindows = {
  'resource-lost': { en: { when: 'when a resource is lost' } },
  'prepare-jump': { en: { when: 'when the fleet has prepared to jump' } },
  evacuate: { en: { when: 'when a card has an evacuation icon' } },
  'jump-begin': { en: { when: 'when the fleet jumps' } },
  'remove-ships': { en: { when: 'before the ships are taken off the board at a jump' } },
  'choose-destination': { en: { when: 'before the destination is chosen' } },
  'destination-picked': { en: { when: 'when a destination has been picked' } },
  'distance-reached': { en: { when: 'when distance has been travelled' } },
  'track-end': { en: { when: 'when the fleet marker has reached the end of its track' } },
  'track-reset': { en: { when: 'when the fleet marker is back at the start' } },
  'jump-done': { en: { when: 'at the end of a jump' } },
  'jump-settled': { en: { when: 'when a jump and all that it started is over' } },
} satisfies WindowFamily;
