import type { Shown } from './shown-as';
import { line } from './shown-as';

/** Allies and trauma tokens. */
export const allies: Shown<
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
  'mood-filled': line,
  'mood-filled-with': line,
};
