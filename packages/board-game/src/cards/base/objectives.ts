import { sleeperAgents } from '../../effects/build';
import type { ObjectiveCard } from '../types';

/** rule: objective.kobol-sleeper, objective.kobol-final */
export const baseObjectives: readonly ObjectiveCard[] = [
  {
    id: 'kobol',
    name: 'Kobol',
    box: 'base',
    copies: 1,
    ending: 'kobol',
    milestones: [
      // rule: variants.cooperative.no-loyalty
      { at: 4, when: 'not cooperative', do: [sleeperAgents()] },
      { at: 8, do: [], final: true },
    ],
  },
];
