import type { G } from '../rules';

/** What holds for one action is over, and what holds for the next begins. rule: ccg.costs.reduction-one-card */
export function endAction(g: G): void {
  const s = g.state;
  if (s.inForce.length === 0) return;
  s.inForce = s.inForce.flatMap((each) => {
    if (each.until === 'action') return [];
    return each.until === 'next-action' ? [{ ...each, until: 'action' as const }] : [each];
  });
}
