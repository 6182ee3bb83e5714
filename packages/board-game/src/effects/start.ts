import { effectLists, type Frame, type ListFrame } from '@ragtag/kernel';
import type { BoardFact } from '../facts';
import { type G, rules } from '../rules';
import type { State } from '../state';
import { aCause, bindings } from '../state/shapes';
import type { Cause, Effect } from './types';

export { takeResult } from '@ragtag/kernel';

/** A list of effects being carried out. */
export type EffectsFrame = ListFrame<Effect, Cause>;

declare module '../rules' {
  interface Procedures {
    effects: EffectsFrame;
  }
}

export const {
  runEffects,
  runNested,
  sceneOf,
  currentEffect,
  declare: declareEffects,
} = effectLists<State, BoardFact, Effect, Cause>(rules, { cause: aCause, bind: bindings });

/** Binds a name for the effects that follow. */
export function bind(g: G, frame: Frame & EffectsFrame, as: string, value: unknown): void {
  (sceneOf(g, frame).bind as Record<string, unknown>)[as] = value;
}
