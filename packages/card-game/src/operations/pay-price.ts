import type { Plan, Way } from '../effects/types';
import { handleFor, type Scene } from '../in-play/rulings';
import { putOnTop } from '../procedures/effects/order-on-deck';
import type { G } from '../rules';
import type { Handle } from '../terms';
import { setAlert, setDown } from './areas';
import { leavePlay } from './play-area';

/** Prices in cards, paid before anything of the effect happens. rule: ccg.costs.before-effect */

function payWith(g: G, handle: Handle, way: Way): void {
  const rule = 'ccg.targets.required-price';
  switch (way) {
    case 'commit':
      setAlert(g, handle, false, rule);
      return;
    case 'exhaust':
      setDown(g, handle, true, rule);
      return;
    case 'sacrifice':
      leavePlay(g, handle, 'discard', rule);
      return;
    case 'to-deck-top':
      putOnTop(g, handle, rule);
      return;
  }
}

export function payPrice(g: G, { price = [] }: Plan, scene: Scene): void {
  for (const { what, ways } of price) {
    const bound = scene.bind[what];
    const handles = Array.isArray(bound) ? (bound as Handle[]) : [handleFor(g.state, what, scene)];
    // The host is found through the card that lies on it, so it is remembered before it leaves.
    if (what === 'host') scene.bind.host = handles[0];
    for (const handle of handles) if (handle !== undefined) for (const way of ways) payWith(g, handle, way);
  }
}
