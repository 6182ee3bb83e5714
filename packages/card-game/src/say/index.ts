export * from './card-text';
export * from './en/decks';
export { wordsIn } from './words';
