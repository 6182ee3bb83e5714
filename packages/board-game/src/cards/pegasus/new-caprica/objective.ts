import { settle, sleeperAgents } from '../../../effects/build';
import type { ObjectiveCard } from '../../types';

/** rule: objective.newcaprica */
export const newCapricaObjectives: readonly ObjectiveCard[] = [
  {
    id: 'new-caprica',
    name: 'New Caprica',
    box: 'pegasus',
    when: 'newcaprica',
    copies: 1,
    ending: 'newcaprica',
    milestones: [
      { at: 4, do: [sleeperAgents()] },
      { at: 7, after: 'jump', do: [settle()] },
    ],
  },
];
