import { all, at, eventIs, turnStep, turnUpAssist } from '../../effects/build';
import type { OptionRule } from '../types';

/** What games without the usual Loyalty deck change. */
export const modeRules: readonly OptionRule[] = [
  {
    id: 'variants.cooperative.draw',
    box: 'base',
    when: 'cooperative',
    modifiers: [{ on: 'skills-forgone', set: 1 }],
  },
  {
    id: 'variants.one-player.brig',
    box: 'base',
    when: 'oneplayer',
    modifiers: [{ on: 'contribution', atMost: 3, if: at('you', 'brig') }],
  },
  {
    id: 'variants.one-player.reveal',
    box: 'base',
    when: 'oneplayer',
    reactions: [
      {
        window: 'activation-done',
        kind: 'forced',
        if: all(eventIs('icon', 'heavy-raiders'), turnStep('activate')),
        wait: 'activate-step-end',
        do: [turnUpAssist()],
      },
    ],
  },
];
