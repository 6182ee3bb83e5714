import { scriptOf } from '@ragtag/kernel';
import { recount } from '../../procedures/combat/die-roll';
import { nearest } from '../../table/queries';
import type { Runs } from '../run-verb';
import type { Effect, Modifier, Scope } from '../types';

/** Where a change without a card is kept: in the state, or in the frame of what it lasts for. */
const scopes = {
  'this-roll': { frame: 'die-roll' },
  'this-check': { frame: 'skill-check' },
  'this-discard': { frame: 'discard-skills' },
  'this-activation': { frame: 'activate' },
  'this-jump': { frame: 'jump' },
  'this-turn': { until: 'turn-end' },
  'until-jump': { until: 'jump' },
  game: { until: 'game-end' },
} as const satisfies Record<Scope, unknown>;

export const lastingRuns = {
  inForce(g, effect, _frame, scene) {
    const modifier = scriptOf<Modifier>(effect.modifier);
    const { you: owner } = scene;
    const bind = { ...scene.bind };
    const cause = { kind: scene.cause.kind, id: scene.cause.id };
    const scope = scopes[effect.until];
    if ('until' in scope)
      g.state.inForce.push({ modifier, owner, bind, cause, once: effect.once, until: scope.until });
    else nearest(g.state, scope.frame)?.mods.push({ modifier, owner, bind, cause, once: effect.once });
    if (effect.until === 'this-roll') recount(g);
  },
  later(g, effect, _frame, scene) {
    const effects = scriptOf(effect.then as Effect[]);
    g.state.later.push({ window: effect.window, effects, owner: scene.you, bind: { ...scene.bind } });
  },
} satisfies Runs;
