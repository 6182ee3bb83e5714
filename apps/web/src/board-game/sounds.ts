import type { Score } from '../shell/sound/score';

/** What is heard when facts are shown. */
export const sounds = {
  check: [
    { at: 0, length: 0.12, from: 440, shape: 'triangle', loud: 0.25 },
    { at: 0.1, length: 0.12, from: 554, shape: 'triangle', loud: 0.25 },
    { at: 0.2, length: 0.26, from: 659, shape: 'triangle', loud: 0.25 },
  ],
  die: [
    { at: 0, length: 0.04, loud: 0.22 },
    { at: 0.09, length: 0.04, loud: 0.18 },
    { at: 0.16, length: 0.03, loud: 0.14 },
    { at: 0.21, length: 0.03, loud: 0.1 },
  ],
  damage: [
    { at: 0, length: 0.5, loud: 0.3 },
    { at: 0, length: 0.5, from: 110, to: 40, shape: 'sawtooth', loud: 0.25 },
  ],
  jump: [
    { at: 0, length: 0.8, from: 80, to: 900, shape: 'sine', loud: 0.3 },
    { at: 0.75, length: 0.35, loud: 0.2 },
    { at: 0.8, length: 0.5, from: 60, to: 40, loud: 0.4 },
  ],
  reveal: [
    { at: 0, length: 0.5, from: 220, to: 208, shape: 'sawtooth', loud: 0.16 },
    { at: 0.1, length: 0.9, from: 311, to: 294, shape: 'sawtooth', loud: 0.16 },
    { at: 0.1, length: 1, from: 55, shape: 'triangle', loud: 0.35 },
  ],
  loss: [
    { at: 0, length: 0.18, from: 330, shape: 'triangle', loud: 0.22 },
    { at: 0.15, length: 0.3, from: 262, shape: 'triangle', loud: 0.22 },
  ],
} satisfies Readonly<Record<string, Score>>;

export type BoardSound = keyof typeof sounds;
