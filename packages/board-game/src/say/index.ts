export { english } from './en';
export type * from './language';
export { readerOf, sayFact, shortName } from './log';
export * from './print';
export { type OptionText, sayOption, sayQuestion } from './questions';
