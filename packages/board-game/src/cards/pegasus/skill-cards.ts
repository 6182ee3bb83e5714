import { checkFaceup, eventIs, inForce, not } from '../../effects/build';
import type { SkillCard } from '../types';

/** Skill cards. */
export const pegasusSkillCards: readonly SkillCard[] = [
  {
    id: 'investigative-committee-pegasus',
    name: 'Investigative Committee',
    box: 'pegasus',
    copies: 7,
    skill: 'politics',
    strengths: { 3: 4, 4: 2, 5: 1 },
    reaction: {
      window: 'before-cards',
      kind: 'optional',
      if: not(checkFaceup()),
      do: [inForce('this-check', { on: 'faceup', set: true, if: eventIs('by', 'player') })],
    },
  },
];
