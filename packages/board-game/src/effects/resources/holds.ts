import type { ConditionTests } from '../../in-play/condition-test';
import { anyInTheRed } from '../../table/queries';
import { jumpTrack } from '../../terms';

export const resourceTests = {
  'distance-at-most': (g, c) => g.state.distance <= c.n,
  'resource-at-most': (g, c) => g.state.resources[c.resource] <= c.n,
  'resource-in-the-red': (g) => anyInTheRed(g.state),
  'track-space-blue': (g) => jumpTrack[g.state.jump].ftl,
} satisfies ConditionTests;
