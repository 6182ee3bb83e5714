import type { ConditionTests } from '../../in-play/condition-test';
import { seatFor } from '../../in-play/scene';
import type { Procedures } from '../../rules';
import { script } from '../../scripts';
import { nearest } from '../../table/queries';
import type { CheckSpec, Modifier, RulingName } from '../types';

/** What a card or an ability has put in force for a check. */
function inForceFor(check: Procedures['skill-check'] | undefined, on: RulingName): Modifier[] {
  const mods = check?.mods.map(({ modifier }) => script<Modifier>(modifier)) ?? [];
  return mods.filter((modifier) => modifier.on === on);
}

export const checkTests = {
  'check-of': (g, c) => {
    const cause = nearest(g.state, 'skill-check')?.cause;
    return (
      cause !== undefined && cause.kind === c.source && (c.ids === undefined || c.ids.includes(cause.id))
    );
  },
  'check-target': (g, c, scene) => {
    const target = nearest(g.state, 'skill-check')?.target ?? null;
    return target !== null && target === seatFor(g.state, c.who, scene);
  },
  'check-counts': (g, c) => {
    const check = nearest(g.state, 'skill-check');
    return (
      check !== undefined &&
      (script<CheckSpec>(check.check).skills.includes(c.skill) ||
        inForceFor(check, 'card-value').some((m) => m.value === 'positive' && m.cards?.skill === c.skill))
    );
  },
  'check-faceup': (g) => inForceFor(nearest(g.state, 'skill-check'), 'faceup').length > 0,
  'check-reckless': (g) => nearest(g.state, 'skill-check')?.reckless ?? false,
  'check-outcome': (g, c) => {
    const outcome = nearest(g.state, 'skill-check')?.outcome ?? null;
    return outcome !== null && c.outcome.includes(outcome);
  },
  'check-total': (g, c) => {
    const check = nearest(g.state, 'skill-check');
    return (
      check?.revealed === true &&
      check.total >= (c.atLeast ?? check.total) &&
      check.total <= (c.atMost ?? check.total)
    );
  },
  'check-short': (g, c) => {
    const check = nearest(g.state, 'skill-check');
    if (check?.difficulty === undefined) return false;
    const short = check.difficulty - check.total;
    return short >= (c.atLeast ?? short) && short <= (c.atMost ?? short);
  },
} satisfies ConditionTests;
