import { effectLists, type Frame, type ListFrame } from '@ragtag/kernel';
import type { CardFact } from '../facts';
import type { Cause } from '../in-play/rulings';
import { type G, rules } from '../rules';
import type { State } from '../state';
import type { Effect, EffectOf, Verb } from './types';

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
} = effectLists<State, CardFact, Effect, Cause>(rules);

export type RunFrame = Frame & EffectsFrame;

/** Carries out one effect. To wait for something it calls a procedure or asks, and is run on by what follows. */
export type Run<V extends Verb> = (g: G, effect: EffectOf<V>, frame: RunFrame, scene: RunFrame) => void;

/** Every verb with its `run`. */
export type AllVerbs = { readonly [V in Verb]: Run<V> };
/** Verbs of one family. */
export type Verbs = Partial<AllVerbs>;
