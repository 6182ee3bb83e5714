import type { Scene } from '../../in-play/scene';
import { jumpTheFleet } from '../../procedures/jumping/jump';
import { type G, rules } from '../../rules';
import type { Resource } from '../../terms';
import { amountOf } from '../amount';
import type { Runs } from '../run-verb';
import type { Cause, EffectOf } from '../types';

/** Resources, the Jump Preparation track, the jump. */

/** rule: resources.maximum */
const most = 15;

function resourceOf(effect: EffectOf<'lose' | 'gain'>, scene: Scene): Resource | undefined {
  if (effect.resource !== 'bound') return effect.resource;
  return effect.as === undefined ? undefined : (scene.bind[effect.as] as Resource | undefined);
}

function gain(g: G, resource: Resource, n: number, cause: Cause): void {
  const { resources } = g.state;
  const by = Math.min(n, most - resources[resource]);
  if (by <= 0) return;
  resources[resource] += by;
  g.facts.push({
    fact: 'resource-gained',
    resource,
    by,
    now: resources[resource],
    cause,
    rule: 'resources.dials',
  });
}

export const resourceRuns = {
  lose(g, effect, _frame, scene) {
    const resource = resourceOf(effect, scene);
    const n = amountOf(g, effect.n, scene);
    if (resource && n > 0) rules.call(g, 'lose-resource', { resource, n, cause: scene.cause });
  },
  gain(g, effect, _frame, scene) {
    const resource = resourceOf(effect, scene);
    if (resource) gain(g, resource, amountOf(g, effect.n, scene), scene.cause);
  },
  track: (g, effect) => void rules.call(g, 'jump-track', { n: effect.n }),
  resetTrack: (g) => void rules.call(g, 'reset-jump-track', {}),
  jump: (g) => jumpTheFleet(g),
} satisfies Runs;
