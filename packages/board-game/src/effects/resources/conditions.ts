import type { Resource } from '../../terms';
import type { ConditionFamily } from '../condition-face';
import type { Bare, Condition } from '../condition-types';
import { number } from '../shape';
import { resource } from '../shape-words';

/** Dials, the distance and the Jump Preparation track. */

declare module '../condition-types' {
  interface Conditions {
    'distance-at-most': { readonly n: number };
    'resource-at-most': { readonly resource: Resource; readonly n: number };
    'resource-in-the-red': Bare;
    'track-space-blue': Bare;
  }
}

export const distanceAtMost = (n: number): Condition => ({ is: 'distance-at-most', n });
export const resourceAtMost = (resource: Resource, n: number): Condition => ({
  is: 'resource-at-most',
  resource,
  n,
});
export const resourceInTheRed = (): Condition => ({ is: 'resource-in-the-red' });
export const trackSpaceBlue = (): Condition => ({ is: 'track-space-blue' });

export const resourceConditions = {
  'distance-at-most': {
    shape: { n: number },
    en: (c, _say, holds) => `the distance travelled is ${holds ? `${c.n} or less` : `more than ${c.n}`}`,
  },
  'resource-at-most': {
    shape: { resource, n: number },
    en: (c, _say, holds) => `${c.resource} is at ${holds ? `${c.n} or less` : `${c.n + 1} or more`}`,
  },
  'resource-in-the-red': {
    shape: {},
    en: (_c, _say, holds) => `${holds ? 'a' : 'no'} resource is in its red zone`,
  },
  'track-space-blue': {
    shape: {},
    en: (_c, _say, holds) => `the fleet is ${holds ? '' : 'not '}on a blue space of the Jump track`,
  },
} satisfies ConditionFamily;
