import { destroyIn, drawTrauma } from '../../effects/build';
import type { BasestarToken, OptionRule, Reprint } from '../types';

/** rule: setup.ending.ionian, damage.basestar-collateral, damage.basestar-personnel */
export const alternateBasestarTokens: readonly BasestarToken[] = [
  {
    id: 'basestar-collateral-damage',
    box: 'exodus',
    when: 'ioniannebula',
    name: 'Collateral Damage',
    drawn: [destroyIn('area', 'raider', 3, 'current')],
  },
  {
    id: 'basestar-damage-to-personnel',
    box: 'exodus',
    when: 'ioniannebula',
    name: 'Damage to Personnel',
    drawn: [drawTrauma({ players: ['cylon'] }, 2)],
  },
];

/** The four of the base game lie in this box too, and take the place of those. */
export const reprintedBasestarTokens: readonly Reprint[] = [
  'critical-hit',
  'disabled-hangar',
  'disabled-weapons',
  'structural-damage',
].map((id) => ({ of: 'basestar-damage', id, box: 'exodus', when: 'ioniannebula', copies: 1 }));

/** With these tokens even the hit that destroys a basestar draws one, which may reach further than the basestar. */
export const basestarRules: readonly OptionRule[] = [
  {
    id: 'damage.basestar-draw-at-two-ionian',
    box: 'exodus',
    when: 'ioniannebula',
    modifiers: [{ on: 'token-for-last-hit', set: true }],
  },
];
