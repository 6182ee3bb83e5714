export type { Clause } from './clause';
export * from './english';
