import type { Frame } from '@ragtag/kernel';
import type { Scene } from '../in-play/scene';
import type { G } from '../rules';
import type { EffectsFrame } from './start';
import type { Cause, EffectOf, Verb } from './types';

export { runAgain } from '@ragtag/kernel';

export type RunFrame = Frame & EffectsFrame;
export type RunScene = Scene & { readonly cause: Cause };

/** Carries out one effect. To wait for something it calls a procedure or asks, and is run on by what follows. */
export type Run<V extends Verb> = (g: G, effect: EffectOf<V>, frame: RunFrame, scene: RunScene) => void;

/** Every verb with its `run`. */
export type AllRuns = { readonly [V in Verb]: Run<V> };

/** How the verbs of one family are carried out. */
export type Runs = Partial<AllRuns>;
