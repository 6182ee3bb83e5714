import type { Effect, Modifier } from './effects/types';

export { deriveScripts, hasScript, registerList, registerScripts, script, scriptOf } from '@ragtag/kernel';

export type EffectList = string | readonly Effect[];
export type ModifierRef = string | Modifier;
