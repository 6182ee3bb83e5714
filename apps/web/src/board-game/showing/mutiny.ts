import type { ShownFacts } from './shown-as';
import { line } from './shown-as';

/** Mutiny cards, Motives, missions and what they bring. */
export const mutiny: ShownFacts<
  | 'mutiny-drawn'
  | 'mutiny-received'
  | 'mutiny-played'
  | 'mutiny-discarded'
  | 'motives-dealt'
  | 'motives-received'
  | 'motive-shown'
  | 'mission-started'
  | 'mission-over'
  | 'rebel-basestar'
  | 'hub-destroyed'
  | 'assault-raptor-gained'
  | 'quorum-buried'
> = {
  'mutiny-drawn': line,
  'mutiny-received': line,
  'mutiny-played': { length: 1200, tone: 'strong' },
  'mutiny-discarded': line,
  'motives-dealt': line,
  'motives-received': line,
  'motive-shown': { length: 1200, tone: 'strong' },
  'mission-started': { length: 1600, tone: 'strong' },
  'mission-over': line,
  'rebel-basestar': { length: 1800, tone: 'strong' },
  'hub-destroyed': { length: 1800, tone: 'strong' },
  'assault-raptor-gained': line,
  'quorum-buried': line,
};
