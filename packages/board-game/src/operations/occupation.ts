import type { Cause } from '../effects/types';
import type { G } from '../rules';
import { occupationForces, occupationSupply } from '../table/new-caprica';
import { occupationTrack } from '../terms';
import { destroyStacked } from './stacks';

/** Occupation forces and their track. */

/** Puts some at the start of the track, as far as there are tokens. rule: newcaprica.rules.of-none */
export function placeOccupation(g: G, n: number): void {
  const { newCaprica } = g.state;
  const placed = Math.min(n, occupationSupply(g.state));
  if (!newCaprica || placed === 0) return;
  newCaprica.occupation[0] += placed;
  g.facts.push({ fact: 'occupation-placed', n: placed, rule: 'newcaprica.rules.of-none' });
}

/** Takes one off the track. */
export function destroyOccupation(g: G, location: string): void {
  const space = occupationTrack.findIndex((place) => place === location);
  if (!g.state.newCaprica || g.state.newCaprica.occupation[space] === 0) return;
  g.state.newCaprica.occupation[space]--;
  g.facts.push({ fact: 'occupation-destroyed', location, rule: 'newcaprica.rules.attack-of' });
}

/**
 * Those at the end of the track leave, each with a civilian ship, and the others move on; where there is none, one comes.
 * rule: newcaprica.rules.of-activate, newcaprica.rules.of-none
 */
export function activateOccupation(g: G, cause: Cause): void {
  const { newCaprica } = g.state;
  if (!newCaprica) return;
  if (occupationForces(g.state) === 0) {
    placeOccupation(g, 1);
    return;
  }
  const [first, second, leaving] = newCaprica.occupation;
  newCaprica.occupation = [0, first, second];
  g.facts.push({ fact: 'occupation-advanced', left: leaving, rule: 'newcaprica.rules.of-activate' });
  for (let k = 0; k < leaving; k++) destroyStacked(g, cause);
}
