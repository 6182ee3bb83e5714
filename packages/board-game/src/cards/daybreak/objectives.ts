import { sleeperAgents } from '../../effects/build';
import type { ObjectiveCard } from '../types';

/** rule: objective.searchforhome */
export const daybreakObjectives: readonly ObjectiveCard[] = [
  {
    id: 'earth',
    name: 'Earth',
    box: 'daybreak',
    copies: 1,
    ending: 'searchforhome',
    milestones: [
      { at: 4, do: [sleeperAgents()] },
      { at: 10, do: [], final: true },
    ],
  },
];
