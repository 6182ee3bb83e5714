import { find, kindAt } from '../queries';
import type { G } from '../rules';
import type { State } from '../state';
import type { Handle } from '../terms';

/** Moving cards between alert and reserve area, and turning them. An instruction changes only the axis it names. */

/** Whether a card lies in the alert area; undefined for what lies in neither. */
export function isAlert(s: State, handle: Handle): boolean | undefined {
  const found = find(s, handle);
  return found?.is === 'unit' || found?.is === 'mission' ? found.it.alert : undefined;
}

/** Whether a card is face down; undefined for a threat, which cannot be. */
export function isDown(s: State, handle: Handle): boolean | undefined {
  const found = find(s, handle);
  return found === undefined || found.is === 'threat' ? undefined : found.it.down;
}

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
