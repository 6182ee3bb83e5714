import type { DeckSource } from './deck';

/**
 * Two short decks to learn with: plain units, few texts, no chains. Decks of 30 are a house rule, which the quick format
 * allows. rule: ccg.game.quick-start-decks
 */
export const teaching: readonly DeckSource[] = [
  {
    id: 'first-watch',
    name: 'First Watch',
    resources: ['logistics', 'security'],
    base: 'battlestar-galactica',
    partner: 'steady-course',
    cards: [
      ['crashdown-alex-quartararo', 2],
      ['dee-dradis-operator', 1],
      ['galen-tyrol-cpo', 2],
      ['helo-karl-agathon', 2],
      ['saul-tigh-colonial-colonel', 1],
      ['colonial-viper-113', 3],
      ['colonial-viper-229', 2],
      ['colonial-viper-442', 2],
      ['raptor-101', 2],
      ['raptor-227', 3],
      ['alert-five', 1],
      ['full-scale-assault', 2],
      ['press-junket', 2],
      ['condition-one', 2],
      ['fire-support', 3],
    ],
  },
  {
    id: 'steady-course',
    name: 'Steady Course',
    resources: ['persuasion', 'logistics'],
    base: 'colonial-one',
    partner: 'first-watch',
    cards: [
      ['billy-keikeya-presidential-aide', 2],
      ['billy-keikeya-press-secretary', 2],
      ['helo-karl-agathon', 2],
      ['laura-roslin-colonial-president', 1],
      ['laura-roslin-madame-president', 2],
      ['colonial-shuttle', 3],
      ['luxury-liner', 2],
      ['passenger-cruiser', 2],
      ['raptor-563', 2],
      ['raptor-816', 2],
      ['hand-of-god', 1],
      ['press-junket', 1],
      ['shuttle-diplomacy', 2],
      ['trying-times', 1],
      ['condition-one', 1],
      ['executive-privilege', 1],
      ['outmaneuvered', 2],
      ['sick-bay', 1],
    ],
  },
];
