import type { Cause } from '../../effects/types';
import { open } from '../../in-play/reactions';
import { numberNow } from '../../in-play/rulings';
import { type G, rules } from '../../rules';
import { aCause, plain } from '../../state/shapes';
import type { Resource } from '../../terms';

export interface LoseResource {
  readonly resource: Resource;
  readonly n: number;
  readonly cause: Cause;
}

declare module '../../rules' {
  interface Procedures {
    'lose-resource': LoseResource;
  }
}

rules.locals('lose-resource', { n: plain, cause: aCause });

/** Some cards ask what executions have cost in the whole game. */
function countMorale(g: G, by: number): void {
  const { removed = [], morale = 0 } = g.state.executions ?? {};
  g.state.executions = { removed, morale: morale + by };
}

/** Losing a resource. rule: resources.below-zero — the true value is kept, however low. */
rules.procedure('lose-resource', {
  lose(g, { resource, n, cause }) {
    const by = numberNow(g, 'loss-amount', n, { resource, cause });
    if (by <= 0) return rules.finish(g);
    g.state.resources[resource] -= by;
    if (cause.kind === 'execution' && resource === 'morale') countMorale(g, by);
    const now = g.state.resources[resource];
    g.facts.push({ fact: 'resource-lost', resource, by, now, cause, rule: 'resources.dials' });
  },
  openLost: (g) => open(g, 'resource-lost'),
});
