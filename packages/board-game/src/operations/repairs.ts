import { galacticaTokens } from '../cards/tables';
import type { G } from '../rules';
import { mixIn } from './mixed-pile';

/** Repairing locations and bringing ships back to the Reserves. */

/** The token goes back to the pile. rule: damage.galactica-repair */
export function repairLocation(g: G, location: string): void {
  const { damagedLocations, galacticaDamage } = g.state;
  const at = damagedLocations.indexOf(location);
  if (at < 0) return;
  damagedLocations.splice(at, 1);
  mixIn(g.state, galacticaDamage.pile, [galacticaTokens.findIndex((t) => t.location === location)]);
  g.facts.push({ fact: 'location-repaired', location, rule: 'damage.galactica-repair' });
}

/** Vipers go to the Reserves, damaged ones and such as had left the game. rule: damage.viper-box */
export function repairVipers(g: G, damaged: number, destroyed: number): void {
  const s = g.state;
  const n = damaged + destroyed;
  if (n === 0) return;
  s.damagedVipers -= damaged;
  s.destroyed.vipers -= destroyed;
  s.reserves.vipers += n;
  g.facts.push({ fact: 'vipers-repaired', n, rule: 'damage.viper-box' });
}

/** Destroyed raptors go to the Reserves. rule: limits.removed-from-game */
export function restoreRaptors(g: G, n: number): void {
  const { reserves, destroyed } = g.state;
  if (n === 0) return;
  destroyed.raptors -= n;
  reserves.raptors += n;
  g.facts.push({ fact: 'raptors-changed', by: n, now: reserves.raptors, rule: 'limits.removed-from-game' });
}
