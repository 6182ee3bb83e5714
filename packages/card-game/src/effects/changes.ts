import { scriptOf } from '@ragtag/kernel';
import type { G } from '../rules';
import { kindsOf } from '../table/queries';
import type { Handle } from '../terms';
import { keywords, type Until } from '../terms';
import { amountOf } from './amounts';
import type { RunFrame, Verbs } from './start';
import type { Modifier } from './types';
import { handlesOf } from './which';

/** Changes that last: given to the cards that are there when they happen. rule: ccg.effects.fixed-set */

function give(
  g: G,
  modifier: Modifier,
  handles: readonly Handle[] | null,
  n: number,
  until: Until,
  scene: RunFrame,
) {
  const { you: owner, cause } = scene;
  g.state.inForce.push({
    on: modifier.on,
    handles,
    modifier: scriptOf(modifier),
    n,
    owner,
    source: cause.kind,
    until,
  });
}

const plain: Readonly<Record<string, Modifier>> = {
  power: { on: 'power', of: 'this' },
  threat: { on: 'threat', of: 'this' },
  all: { on: 'may-be-target', of: 'this', no: true },
  ofPower: { on: 'may-be-target-of-power', of: 'this', no: true },
};

export const changeVerbs = {
  power(g, { what, n, if: onlyIf, until = 'phase' }, _frame, scene) {
    const handles = handlesOf(g.state, what, scene);
    const by = amountOf(g.state, n, scene);
    if (handles.length === 0 || by === 0) return;
    const modifier: Modifier = onlyIf ? { on: 'power', of: 'this', if: onlyIf } : plain.power;
    give(g, modifier, handles, by, until, scene);
    g.facts.push({
      fact: 'changed',
      handles,
      kinds: kindsOf(g.state, handles),
      what: 'power',
      n: by,
      rule: 'ccg.effects.phase-duration',
    });
  },
  threatPower(g, { n }, _frame, scene) {
    const handles = g.state.threats.map(({ handle }) => handle);
    if (handles.length === 0) return;
    give(g, plain.power, handles, n, 'phase', scene);
    g.facts.push({
      fact: 'changed',
      handles,
      kinds: kindsOf(g.state, handles),
      what: 'power',
      n,
      rule: 'ccg.attack.red-text-duration',
    });
  },
  threatValue(g, { what, n, until = 'turn' }, _frame, scene) {
    const handles = handlesOf(g.state, what, scene);
    if (handles.length === 0) return;
    give(g, plain.threat, handles, n, until, scene);
    g.facts.push({
      fact: 'changed',
      handles,
      kinds: kindsOf(g.state, handles),
      what: 'threat',
      n,
      rule: 'ccg.threat.lowered',
    });
  },
  grant(g, { what, gives, until = 'phase' }, _frame, scene) {
    const handles = handlesOf(g.state, what, scene);
    if (handles.length === 0) return;
    const isKeyword = (keywords as readonly string[]).includes(gives);
    give(g, { on: isKeyword ? 'keyword' : 'trait', of: 'this', gives }, handles, 0, until, scene);
    const changed = isKeyword ? 'keyword' : 'trait';
    g.facts.push({
      fact: 'changed',
      handles,
      kinds: kindsOf(g.state, handles),
      what: changed,
      n: 0,
      word: gives,
      rule: 'ccg.effects.gained-trait',
    });
  },
  strip(g, { what, takes, until = 'phase' }, _frame, scene) {
    const handles = handlesOf(g.state, what, scene);
    if (handles.length === 0) return;
    give(g, { on: 'trait', of: 'this', takes }, handles, 0, until, scene);
    const rule = 'ccg.effects.lost-trait';
    g.facts.push({
      fact: 'changed',
      handles,
      kinds: kindsOf(g.state, handles),
      what: 'trait-lost',
      n: 0,
      word: takes,
      rule,
    });
  },
  protect(g, { what, from, until = 'phase' }, _frame, scene) {
    const handles = handlesOf(g.state, what, scene);
    if (handles.length === 0) return;
    give(g, from === 'all' ? plain.all : plain.ofPower, handles, 0, until, scene);
    g.facts.push({
      fact: 'changed',
      handles,
      kinds: kindsOf(g.state, handles),
      what: 'protected',
      n: 0,
      rule: 'ccg.targets.untargetable',
    });
  },
  // rule: ccg.effects.rule-change-open
  inForce(g, { modifier, until = 'phase' }, _frame, scene) {
    const handles = typeof modifier.of === 'string' ? handlesOf(g.state, modifier.of, scene) : [];
    const fixed = modifier.of !== 'everybody' && modifier.of !== 'threats' && typeof modifier.of === 'string';
    const n = modifier.add === undefined ? 0 : amountOf(g.state, modifier.add, scene);
    give(g, modifier, fixed ? handles : null, n, until, scene);
    g.facts.push({
      fact: 'rule-changed',
      seat: scene.you,
      kind: scene.cause.kind,
      rule: 'ccg.effects.rule-change-open',
    });
  },
} satisfies Verbs;
