import type { AidPlan } from './plans.ts';

/** The one sheet of the card game: a turn, a challenge, the Cylons, the keywords. */
export const cardAidPlans: readonly AidPlan[] = [
  {
    id: 'card-game',
    title: 'The card game at a glance',
    about: 'A turn, a challenge, an attack, and what the keywords mean',
    parts: [
      { section: 'turn/first-player' },
      { section: 'turn/ready-phase' },
      { section: 'turn/execution-phase', alone: true },
      { section: 'the-cards/the-four-states' },
      { section: 'challenges/step-1-declare', title: 'Challenge 1: Declare' },
      { section: 'challenges/step-2-play', title: '2: Play' },
      { section: 'challenges/step-3-if-nobody-defends', title: '3: If nobody defends' },
      { section: 'challenges/step-4-mystic-values', title: '4: Mystic values' },
      { section: 'challenges/step-5-result', title: '5: Result' },
      { section: 'cylon-phase/the-two-levels', title: 'The Cylon phase' },
      { section: 'cylon-phase/an-attack' },
      { section: 'keywords/expedite' },
      { section: 'keywords/manipulate' },
      { section: 'keywords/sniper' },
      { section: 'keywords/scramble' },
      { section: 'keywords/vision' },
      { section: 'keywords/strafe' },
      { section: 'keywords/vulnerable' },
    ],
  },
];
