import { crossroads, sleeperAgents } from '../../effects/build';
import type { ObjectiveCard } from '../types';

/** rule: objective.ionian */
export const ionianObjectives: readonly ObjectiveCard[] = [
  {
    id: 'ionian-nebula',
    name: 'Ionian Nebula',
    box: 'exodus',
    when: 'ioniannebula',
    copies: 1,
    ending: 'ioniannebula',
    milestones: [
      { at: 4, do: [sleeperAgents()] },
      { at: 8, do: [crossroads()], final: true },
    ],
  },
];
