import { galacticaTokens, location } from '../cards/tables';
import type { G } from '../rules';
import type { State } from '../state';
import { isGone } from '../table/boards';
import { countVipers, together, type Vipers, without } from '../table/vipers';
import { mixIn } from './mixed-pile';

/** Repairing locations and bringing ships back to the Reserves. */

/** Locations that could be repaired: not aboard a ship that is gone. */
export function repairable(s: State): readonly string[] {
  return s.damagedLocations.filter((place) => !isGone(s, location(place).board));
}

/** The token goes back to the pile of its ship. rule: damage.galactica-repair */
export function repairLocation(g: G, place: string): void {
  const { damagedLocations, galacticaDamage, pegasusDamage } = g.state;
  if (!repairable(g.state).includes(place)) return;
  damagedLocations.splice(damagedLocations.indexOf(place), 1);
  const token = galacticaTokens.findIndex((t) => t.location === place);
  const isHers = pegasusDamage !== undefined && location(place).board === 'pegasus';
  mixIn(g.state, isHers ? pegasusDamage : galacticaDamage.pile, [token]);
  g.facts.push({ fact: 'location-repaired', location: place, rule: 'damage.galactica-repair' });
}

/** Vipers go to the Reserves, damaged ones and such as had left the game. rule: damage.viper-box */
export function repairVipers(g: G, damaged: Vipers, destroyed: Vipers): void {
  const s = g.state;
  const n = countVipers(damaged) + countVipers(destroyed);
  if (n === 0) return;
  s.damagedVipers = without(s.damagedVipers, damaged);
  s.destroyed.vipers = without(s.destroyed.vipers, destroyed);
  s.reserves.vipers = together(s.reserves.vipers, together(damaged, destroyed));
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
