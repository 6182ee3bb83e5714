import type { G } from '../rules';
import { find, kindAt } from '../table/queries';
import type { Handle } from '../terms';

/** Moving cards between alert and reserve area, and turning them. An instruction changes only the axis it names. */

/** Readies or commits. Nothing happens to what is there already. rule: ccg.states.ready, ccg.states.commit */
export function setAlert(g: G, handle: Handle, alert: boolean, rule: string): void {
  const found = find(g.state, handle);
  if (found === undefined || (found.is !== 'unit' && found.is !== 'mission')) return;
  if (found.it.alert === alert) return;
  found.it.alert = alert;
  const { seat } = found;
  g.facts.push({ fact: 'moved', handle, kind: kindAt(found), seat, to: alert ? 'alert' : 'reserve', rule });
}

/** Exhausts or restores. rule: ccg.states.exhaust, ccg.states.restore */
export function setDown(g: G, handle: Handle, down: boolean, rule: string): void {
  const found = find(g.state, handle);
  if (found === undefined || found.is === 'threat' || found.it.down === down) return;
  found.it.down = down;
  g.facts.push({ fact: 'flipped', handle, kind: kindAt(found), seat: found.seat, down, rule });
}
