import type { Shown } from './shown-as';
import { line } from './shown-as';

/** What the Exodus box brings. */
export const exodus: Shown<'loyalty-turned-down'> = {
  'loyalty-turned-down': line,
};
