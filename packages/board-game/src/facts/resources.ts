import type { Bare, Cause } from '../effects/types';
import { resources } from '../say/en/names';
import { because, tells } from '../say/en/telling';
import { capital } from '../say/en/words';
import { jumpTrack, type Resource, type Seat } from '../terms';
import type { FactFamily } from './face';

/** Resources and jumps. */

declare module '../facts' {
  interface Facts {
    'resource-lost': { resource: Resource; by: number; now: number; cause: Cause };
    'resource-gained': { resource: Resource; by: number; now: number; cause: Cause };
    'jump-track-moved': { from: number; to: number };
    'fleet-jumps': Bare;
    'destination-picked': { card: number; seat: Seat };
    'distance-travelled': { by: number; now: number };
    'milestone-reached': { distance: number };
  }
}

const spaces: Readonly<Record<(typeof jumpTrack)[number]['name'], string>> = {
  start: 'the start',
  'red-1': 'the first red space',
  'red-2': 'the second red space',
  'blue-1': 'the first blue space',
  'blue-2': 'the second blue space',
  'auto-jump': 'the end',
};

export const resourceFacts = {
  'resource-lost': {
    fields: { resource: 'resource', by: 'number', now: 'number', cause: 'cause' },
    en: (f, tell) =>
      `${capital(resources[f.resource])} falls by ${f.by} to ${f.now}${because(tell, f.cause)}.`,
  },
  'resource-gained': {
    fields: { resource: 'resource', by: 'number', now: 'number', cause: 'cause' },
    en: (f, tell) =>
      `${capital(resources[f.resource])} rises by ${f.by} to ${f.now}${because(tell, f.cause)}.`,
  },
  'jump-track-moved': {
    fields: { from: 'number', to: 'number' },
    en: (f) => {
      const space = jumpTrack[f.to];
      const way = f.to < f.from ? 'goes back' : 'moves on';
      return `The fleet ${way} to ${space ? spaces[space.name] : `space ${f.to}`} of the Jump track.`;
    },
  },
  'fleet-jumps': {
    fields: {},
    en: () => 'The fleet jumps.',
  },
  'destination-picked': {
    fields: { card: 'destination-card', seat: 'seat' },
    en: (f, tell) => tells(tell, f.seat, 'choose', `the destination: ${tell.cardAt('destination', f.card)}`),
  },
  'distance-travelled': {
    fields: { by: 'number', now: 'number' },
    en: (f) => `The fleet has travelled ${f.by} further: ${f.now} in all.`,
  },
  'milestone-reached': {
    fields: { distance: 'number' },
    en: (f) => `Distance ${f.distance} is reached.`,
  },
} satisfies FactFamily;
