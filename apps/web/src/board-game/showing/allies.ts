import type { ShownFacts } from './shown-as';
import { line } from './shown-as';

/** Allies and trauma tokens. */
export const allies: ShownFacts<
  | 'trauma-kept'
  | 'trauma-received'
  | 'trauma-discarded'
  | 'trauma-given-up'
  | 'trauma-mixed'
  | 'disaster-shown'
  | 'ally-placed'
  | 'ally-left'
  | 'ally-token-unseen'
  | 'ally-token-laid'
  | 'ally-token-known'
  | 'trauma-taken'
  | 'trauma-shown'
  | 'ally-met'
  | 'mood-looked-at'
  | 'mood-seen'
  | 'mood-swapped'
  | 'mood-swapped-for'
  | 'centurions-repelled'
  | 'mood-filled'
  | 'mood-filled-with'
> = {
  'trauma-kept': line,
  'trauma-received': line,
  'trauma-discarded': line,
  'trauma-given-up': line,
  'trauma-mixed': line,
  'disaster-shown': { length: 1200, tone: 'strong' },
  'ally-placed': line,
  'ally-left': line,
  'ally-token-unseen': line,
  'ally-token-laid': line,
  'ally-token-known': line,
  'trauma-taken': line,
  'trauma-shown': { length: 1200, tone: 'strong' },
  'ally-met': { length: 1600, tone: 'strong' },
  'mood-looked-at': line,
  'mood-seen': line,
  'mood-swapped': line,
  'mood-swapped-for': line,
  'centurions-repelled': line,
  'mood-filled': line,
  'mood-filled-with': line,
};
