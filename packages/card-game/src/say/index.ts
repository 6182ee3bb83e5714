export * from './card-text';
export * from './en/decks';
export { reasons } from './en/reasons';
export { wordsIn } from './words';
