import { all, eventIs, inForce, sleeperOver } from '../../effects/build';
import type { OptionRule } from '../types';

const detector = eventIs('ability', 'cylon-detector');

/** What options change for the characters of this box. */
export const baseRules: readonly OptionRule[] = [
  {
    id: 'execution.newcomer.boomer-brig',
    box: 'base',
    when: 'execution',
    modifiers: [
      {
        on: 'start-place',
        set: 'brig',
        if: all(eventIs('character', 'sharon-boomer-valerii'), sleeperOver()),
      },
    ],
  },
  {
    id: 'execution.newcomer.baltar-detector',
    box: 'base',
    when: 'execution and not exodusloyalty',
    reactions: [
      {
        window: 'enter-play',
        kind: 'forced',
        if: all(eventIs('newcomer', 'gaius-baltar'), sleeperOver()),
        do: [inForce('game', { on: 'may-use-sheet', no: 'came-too-late', if: detector })],
      },
    ],
  },
];
