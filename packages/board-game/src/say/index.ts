export * from './card-text';
export { english } from './en';
export type * from './language';
export { readerOf, sayFact, shortName } from './log';
export { Narrator } from './narrator';
export { sayAction, sayBox, sayCheck, sayCondition, sayEffects, sayLayout, sayReact } from './print';
export { sayOption, sayQuestion } from './questions';
export { wordsIn } from './words';
