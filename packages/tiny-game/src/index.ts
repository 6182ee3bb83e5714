export type { TinyFact } from './facts';
export { module } from './module';
export type { TinyOptions } from './options';
export type { Charm } from './setup';
export type { TinyState } from './state';
export type { TinyView } from './view';
