import type { G } from '../../rules';
import type { InForce } from '../../state';

const endsWithActions = ({ until }: InForce): boolean => until === 'action' || until === 'next-action';

/** What holds for one action is over, and what holds for the next begins. rule: ccg.costs.reduction-one-card */
export function endAction(g: G): void {
  const s = g.state;
  if (!s.inForce.some(endsWithActions)) return;
  s.inForce = s.inForce.flatMap((each) => {
    if (each.until === 'action') return [];
    return each.until === 'next-action' ? [{ ...each, until: 'action' as const }] : [each];
  });
}
