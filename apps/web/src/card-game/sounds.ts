import type { FactName } from '@ragtag/card-game';
import type { Score } from '../shell/sound/score';

/** What is heard when facts are shown. */
export const sounds = {
  play: [
    { at: 0, length: 0.05, loud: 0.14 },
    { at: 0.03, length: 0.12, from: 392, shape: 'triangle', loud: 0.16 },
  ],
  challenge: [
    { at: 0, length: 0.14, from: 294, shape: 'sawtooth', loud: 0.16 },
    { at: 0.12, length: 0.24, from: 440, shape: 'sawtooth', loud: 0.16 },
  ],
  mystic: [
    { at: 0, length: 0.2, from: 660, to: 880, shape: 'sine', loud: 0.18 },
    { at: 0.16, length: 0.3, from: 990, shape: 'sine', loud: 0.12 },
  ],
  gain: [
    { at: 0, length: 0.14, from: 523, shape: 'triangle', loud: 0.22 },
    { at: 0.12, length: 0.26, from: 659, shape: 'triangle', loud: 0.22 },
  ],
  loss: [
    { at: 0, length: 0.18, from: 330, shape: 'triangle', loud: 0.22 },
    { at: 0.15, length: 0.3, from: 262, shape: 'triangle', loud: 0.22 },
  ],
  defeat: [
    { at: 0, length: 0.4, loud: 0.26 },
    { at: 0, length: 0.4, from: 120, to: 45, shape: 'sawtooth', loud: 0.2 },
  ],
  threat: [
    { at: 0, length: 0.5, from: 110, to: 104, shape: 'sawtooth', loud: 0.18 },
    { at: 0.08, length: 0.7, from: 156, to: 147, shape: 'sawtooth', loud: 0.16 },
  ],
  jump: [
    { at: 0, length: 0.8, from: 80, to: 900, shape: 'sine', loud: 0.3 },
    { at: 0.75, length: 0.35, loud: 0.2 },
  ],
} satisfies Readonly<Record<string, Score>>;

/** Which of them a fact has; that of influence goes by whether it rises or falls. */
export const soundOf: Readonly<Partial<Record<FactName, keyof typeof sounds>>> = {
  played: 'play',
  'mission-resolved': 'gain',
  challenged: 'challenge',
  'mystic-revealed': 'mystic',
  defeated: 'defeat',
  'threat-revealed': 'threat',
  jumped: 'jump',
};
