import type { Effect } from './effects/types';

/** Effects of a card by their path, or themselves where they have none. */
export type EffectList = string | readonly Effect[];
