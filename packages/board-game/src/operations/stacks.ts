import type { Cause } from '../effects/types';
import type { G } from '../rules';
import { destroyCivilian } from './losses';

/** The two stacks of civilian ships on New Caprica. Both keep their top at the end. rule: newcaprica.rules.stacks-closed */

/** The top of Locked goes under Prepared. rule: newcaprica.rules.prepare */
export function prepareCivilian(g: G, n: number): void {
  const { newCaprica } = g.state;
  for (let k = 0; newCaprica && k < n; k++) {
    const ship = newCaprica.locked.pop();
    if (ship === undefined) return;
    newCaprica.prepared.unshift(ship);
    g.facts.push({ fact: 'civilian-prepared', rule: 'newcaprica.rules.prepare' });
  }
}

/** The ship that goes first where one on New Caprica is destroyed. rule: newcaprica.rules.destroy-on-nc */
function takeStacked(g: G): number | undefined {
  const { newCaprica } = g.state;
  return newCaprica?.locked.pop() ?? newCaprica?.prepared.pop();
}

/** Destroys a civilian ship on New Caprica, if there is one. */
export function destroyStacked(g: G, cause: Cause): boolean {
  const ship = takeStacked(g);
  if (ship === undefined) return false;
  destroyCivilian(g, ship, null, cause);
  return true;
}
