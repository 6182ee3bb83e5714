import type { Scene } from '../in-play/scene';
import type { G } from '../rules';
import { jumpTrack } from '../terms';
import type { Amount } from './types';

/** The number that an amount comes to. */
export function amountOf(g: G, n: Amount, scene: Scene): number {
  if (typeof n === 'number') return n;
  // rule: jump.ftl.roll
  if ('trackSpace' in n) return jumpTrack[g.state.jump].populationLoss;
  const bound = scene.bind[n.bound];
  return (typeof bound === 'number' ? bound : 0) + (n.plus ?? 0);
}
