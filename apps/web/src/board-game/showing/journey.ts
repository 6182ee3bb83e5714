import type { ShownFacts } from './shown-as';
import { line } from './shown-as';

/** What the fleet has left, and how far it has come. */
export const journey: ShownFacts<
  | 'resource-lost'
  | 'resource-gained'
  | 'jump-track-moved'
  | 'fleet-jumps'
  | 'destination-picked'
  | 'distance-travelled'
  | 'milestone-reached'
> = {
  'resource-lost': {
    length: 900,
    tone: 'loss',
    sound: 'loss',
    moves: (view, { resource, now }) => ({ ...view, resources: { ...view.resources, [resource]: now } }),
  },
  'resource-gained': {
    length: 800,
    moves: (view, { resource, now }) => ({ ...view, resources: { ...view.resources, [resource]: now } }),
  },
  'jump-track-moved': { length: 700, moves: (view, { to }) => ({ ...view, jump: to }) },
  'fleet-jumps': { length: 1700, tone: 'strong', sound: 'jump', scene: 'jump' },
  'destination-picked': { length: 1500, scene: 'destination' },
  'distance-travelled': { length: 900, moves: (view, { now }) => ({ ...view, distance: now }) },
  'milestone-reached': line,
};
