import { damagePegasus, prevent, shipInPlay } from '../../effects/build';
import type { OptionRule } from '../types';

/** What the box changes beyond its cards. */
export const pegasusRules: readonly OptionRule[] = [
  {
    id: 'damage.pegasus-choice',
    box: 'pegasus',
    reactions: [
      {
        window: 'galactica-hit',
        kind: 'instead',
        if: shipInPlay('pegasus'),
        do: [prevent(), damagePegasus(1)],
      },
    ],
  },
  // What any box brings.
  {
    id: 'turn.end.quorum-limit',
    box: 'pegasus',
    when: 'expansion',
    modifiers: [{ on: 'quorum-limit', set: 10 }],
  },
];
