import type { ShownFacts } from './shown-as';
import { before, line } from './shown-as';

/** The Crossroads phase, and the trial player by player. */
export const crossroads: ShownFacts<
  | 'crossroads-dealt'
  | 'crossroads-received'
  | 'crossroads-laid'
  | 'crossroads-token'
  | 'crossroads-shown'
  | 'crossroads-result'
  | 'trial-begins'
  | 'trial-shown'
  | 'trial-spared'
  | 'trial-acquits'
  | 'trial-verdict'
  | 'trauma-gone'
> = {
  'crossroads-dealt': { length: 0, untold: before('crossroads-received') },
  'crossroads-received': line,
  'crossroads-laid': { length: 0, untold: before('crossroads-token') },
  'crossroads-token': line,
  'crossroads-shown': { length: 1800, tone: 'strong', scene: 'crossroads' },
  'crossroads-result': { length: 2200, tone: 'strong', scene: 'crossroads' },
  'trial-begins': { length: 2000, tone: 'strong', scene: 'trial', sound: 'reveal' },
  'trial-shown': {
    length: 2000,
    tone: 'strong',
    scene: 'trial',
    with: ['trial-spared'],
  },
  'trial-spared': { length: 900, scene: 'trial' },
  'trial-acquits': { length: 2200, tone: 'strong', scene: 'trial' },
  'trial-verdict': { length: 2200, tone: 'strong', scene: 'trial' },
  'trauma-gone': line,
};
