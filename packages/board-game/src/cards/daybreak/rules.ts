import { not, rebelServes, recklessDraw } from '../../effects/build';
import type { OptionRule } from '../types';

const rebelPlaces = ['hybrid-tank', 'datastream', 'raider-bay'];

/** What the box changes beyond its cards. */
export const daybreakRules: readonly OptionRule[] = [
  {
    id: 'miracle.replaces',
    box: 'daybreak',
    modifiers: [{ on: 'once-per-game', set: 'miracle' }],
  },
  {
    id: 'skills.reckless.treachery-daybreak',
    box: 'daybreak',
    when: 'pegasus and daybreak',
    reactions: [{ window: 'reckless-draw', kind: 'forced', do: [recklessDraw('treachery')] }],
  },
  // The side that its marker shows has the Rebel Basestar to itself.
  {
    id: 'moves.rebel-basestar',
    box: 'daybreak',
    when: 'demetrius',
    modifiers: [
      { on: 'may-move', no: 'rebel-basestar', locations: rebelPlaces, if: not(rebelServes('you')) },
      { on: 'may-activate', no: 'rebel-basestar', locations: rebelPlaces, if: not(rebelServes('you')) },
    ],
  },
];
