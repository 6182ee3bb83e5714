import type { Frame } from '@ragtag/kernel';
import type { Scene } from '../in-play/scene';
import { type G, rules } from '../rules';
import { type EffectList, script, scriptOf } from '../scripts';
import type { Cause, Effect } from './types';

/** A list of effects being carried out. A list inside another reads and binds names in the outermost one. */
export interface EffectsFrame {
  readonly list: EffectList;
  /** How many effects of the list have been started. */
  at: number;
  /** Depth of the outermost list's frame; its own for the outermost. */
  readonly root: number;
  readonly you: number;
  readonly cause: Cause;
  /** Names bound by choices; only in the outermost list. */
  readonly bind: Record<string, unknown>;
  /** Branches of the running either/or that were taken already. */
  taken?: number[];
}

declare module '../rules' {
  interface Procedures {
    effects: EffectsFrame;
  }
}

const noBindings: Record<string, unknown> = Object.freeze({});

/** Carries out effects on behalf of a seat. They run as soon as the running step returns. */
export function runEffects(
  g: G,
  list: EffectList,
  scene: { readonly you: number; readonly cause: Cause; readonly bind: Record<string, unknown> },
): void {
  const ref = typeof list === 'string' ? list : (scriptOf(list) as EffectList);
  if (script<readonly Effect[]>(ref).length === 0) return;
  const { you, cause, bind } = scene;
  rules.call(g, 'effects', { list: ref, at: 0, root: g.state.stack.length, you, cause, bind });
}

/** Carries out a list inside a running one, sharing what it has bound. `root` is the depth of the outermost list. */
export function runNested(g: G, list: readonly Effect[], root: number): void {
  if (list.length === 0) return;
  const outer = g.state.stack[root] as Frame & EffectsFrame;
  rules.call(g, 'effects', {
    list: scriptOf(list) as EffectList,
    at: 0,
    root,
    you: outer.you,
    cause: outer.cause,
    bind: noBindings,
  });
}

/** The scene in which an effects frame reads roles and names. */
export function sceneOf(g: G, frame: Frame & EffectsFrame): Scene & { readonly cause: Cause } {
  return g.state.stack[frame.root] as Frame & EffectsFrame;
}

/** The effect that a frame is carrying out. */
export function currentEffect<E extends Effect>(frame: EffectsFrame): E {
  return script<readonly Effect[]>(frame.list)[frame.at - 1] as E;
}

/** Takes the result of the procedure that an effect called; undefined until it has returned. */
export function takeResult<T>(frame: Frame): T | undefined {
  const result = frame.result as T | undefined;
  frame.result = undefined;
  return result;
}
