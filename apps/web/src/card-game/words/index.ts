/** What is written in the card game's half of the page, in the language that it speaks. */
export { lobby } from './en/lobby';
