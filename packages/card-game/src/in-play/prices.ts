import type { Plan, Price, Way } from '../effects/types';
import type { State } from '../state';
import { type Found, find } from '../table/queries';
import type { Handle } from '../terms';
import { handleFor, isBlank, type Scene } from './rulings';

/** Prices in cards: what they need, before anything is paid. */

/** Whether a card can be used in this way. rule: ccg.costs.price-whole */
export function canUse(s: State, handle: Handle, way: Way): boolean {
  const found = find(s, handle);
  if (found === undefined || found.is === 'threat') return false;
  switch (way) {
    case 'commit':
      return (found.is === 'unit' || found.is === 'mission') && found.it.alert;
    case 'exhaust':
      return !found.it.down;
    case 'sacrifice':
    case 'to-deck-top':
      return found.is !== 'stack' || !found.base;
  }
}

/** An exhausted card offers nothing, but for a unit in its own challenge. rule: ccg.abilities.face-up-source */
const saysNothing = (s: State, found: Found): boolean =>
  found.is === 'unit' ? isBlank(s, found.it) : found.is !== 'threat' && found.it.down;

/** Whether the parts of a price that are named already can be paid. Prices in targets are looked at with the targets. */
function canPayPart(s: State, { what, ways }: Price, scene: Scene): boolean {
  if (what !== 'this' && what !== 'host') return true;
  const handle = handleFor(s, what, scene);
  const found = handle === undefined ? undefined : find(s, handle);
  if (handle === undefined || found === undefined) return false;
  // rule: ccg.costs.price-own-cards, ccg.link.price-host
  if (found.seat !== scene.you) return false;
  // rule: ccg.abilities.commit-price; ccg.link.price-host-facing lets a host be face down
  if (what === 'this' && saysNothing(s, found)) return false;
  return ways.every((way) => canUse(s, handle, way));
}

export function canPayPrice(s: State, { price = [] }: Plan, scene: Scene): boolean {
  for (const part of price) if (!canPayPart(s, part, scene)) return false;
  return true;
}
