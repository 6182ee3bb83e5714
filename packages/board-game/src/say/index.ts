export * from './card-text';
export { english } from './en';
export type * from './language';
export { readerOf, sayFact, shortName } from './log';
export { sayAction, sayBox, sayCheck, sayCondition, sayEffects, sayLayout, sayReact } from './print';
export { type OptionText, sayOption, sayQuestion } from './questions';
