/** Sounds, each a few tones and bursts that the browser makes itself. */

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

export type Score = readonly Tone[];

/** That a decision waits. */
export const yourTurn: Score = [
  { at: 0, length: 0.16, from: 660, loud: 0.3 },
  { at: 0.14, length: 0.3, from: 880, loud: 0.3 },
];

/** That somebody has said something. */
export const word: Score = [{ at: 0, length: 0.07, from: 520, loud: 0.12 }];
