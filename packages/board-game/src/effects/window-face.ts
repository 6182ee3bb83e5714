import type { ConditionName } from './condition-types';

/** The words of a moment. */
export interface WindowWords {
  /** As it begins a sentence, in lower case. */
  readonly when: string;
  /** Said instead where the condition of this name is about "you", and the condition is then left out. */
  readonly own?: { readonly if: ConditionName; readonly when: string };
}

export interface WindowFace {
  readonly en: WindowWords;
}

/** Moments of one family, by name. */
export type WindowFamily = Readonly<Record<string, WindowFace>>;
