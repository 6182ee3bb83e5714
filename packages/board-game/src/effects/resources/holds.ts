import type { ConditionTests } from '../../in-play/condition-test';
import { anyInTheRed } from '../../table/queries';
import { jumpTrack } from '../../terms';

export const resourceTests = {
  'distance-at-most': (t, c) => t.distance <= c.n,
  'resource-at-most': (t, c) => t.resources[c.resource] <= c.n,
  'resource-in-the-red': (t) => anyInTheRed(t),
  'track-space-blue': (t) => jumpTrack[t.jump].ftl,
} satisfies ConditionTests;
