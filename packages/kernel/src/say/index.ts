export type { Clause } from './clause';
export * from './english';
export * from './english-telling';
export type * from './language';
export * from './narrator';
export type { PrintedText } from './printed';
export type { Reader } from './reader';
export { BaseSpeech } from './speech';
export { type Narration, wordsBy } from './words-by';
