import type { BoardFact } from '@ragtag/board-game';

/** Sounds of the table, each a few tones and bursts that the browser makes itself. */

export type SoundName = 'your-turn' | 'check' | 'die' | 'damage' | 'jump' | 'reveal' | 'loss' | 'word';

export interface Tone {
  /** Seconds after the start. */
  readonly at: number;
  readonly length: number;
  /** Hertz at the beginning and at the end; noise where nothing is given. */
  readonly from?: number;
  readonly to?: number;
  readonly shape?: OscillatorType;
  readonly loud: number;
}

export const scores: Readonly<Record<SoundName, readonly Tone[]>> = {
  'your-turn': [
    { at: 0, length: 0.16, from: 660, loud: 0.3 },
    { at: 0.14, length: 0.3, from: 880, loud: 0.3 },
  ],
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
  word: [{ at: 0, length: 0.07, from: 520, loud: 0.12 }],
};

/** What is heard when a fact is shown. */
export function soundOf(fact: BoardFact): SoundName | undefined {
  switch (fact.fact) {
    case 'check-revealed':
      return 'check';
    case 'die-rolled':
      return 'die';
    case 'galactica-damaged':
    case 'viper-damaged':
    case 'basestar-damaged':
    case 'ship-destroyed':
    case 'civilian-destroyed':
      return 'damage';
    case 'fleet-jumps':
      return 'jump';
    case 'cylon-revealed':
      return 'reveal';
    case 'resource-lost':
      return 'loss';
    default:
      return undefined;
  }
}
