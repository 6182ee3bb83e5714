export * from './card-text';
export { wordsIn } from './words';
