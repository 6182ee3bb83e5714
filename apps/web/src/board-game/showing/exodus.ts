import type { Shown } from './shown-as';
import { line } from './shown-as';

/** What the Exodus box brings. */
export const exodus: Shown<'loyalty-turned-down' | 'fleet-placed' | 'fleet-left' | 'pursuit-moved'> = {
  'loyalty-turned-down': line,
  'fleet-placed': line,
  'fleet-left': line,
  'pursuit-moved': { length: 900, tone: 'strong' },
};
