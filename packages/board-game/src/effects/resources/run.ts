import type { Asking, Option } from '@ragtag/kernel';
import type { Scene } from '../../in-play/scene';
import { jumpTheFleet } from '../../procedures/jumping/jump';
import { type G, rules } from '../../rules';
import { highestOf } from '../../table/dials';
import { nearest } from '../../table/queries';
import type { Resource } from '../../terms';
import { amountOf } from '../amount';
import type { RunFrame, Runs } from '../run-verb';
import { bind, currentEffect } from '../start';
import type { Cause, EffectOf } from '../types';
import { onBehalf } from '../who';

/** Resources, the Jump Preparation track, the jump. */

declare module '../../rules' {
  interface Asks {
    'choose-highest': Asking;
  }
}

rules.ask<Option, RunFrame>('choose-highest', {
  options: (g) => highestOf(g.state.resources).map((id) => ({ id })),
  chosen: (g, frame, [{ id }]) => bind(g, frame, currentEffect<EffectOf<'chooseHighest'>>(frame).as, id),
});

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
  chooseHighest: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'choose-highest')),
  track: (g, effect) => void rules.call(g, 'jump-track', { n: effect.n }),
  resetTrack: (g) => void rules.call(g, 'reset-jump-track', {}),
  jump: (g, { blind }) => jumpTheFleet(g, blind),
  redrawDestination(g) {
    const running = nearest(g.state, 'jump');
    if (running) running.again = true;
  },
} satisfies Runs;
