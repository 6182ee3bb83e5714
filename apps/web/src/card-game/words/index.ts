/** What is written in the card game's half of the page, in the language that it speaks. */
export { builder } from './en/builder';
export { faces } from './en/faces';
export { lobby } from './en/lobby';
export { rulebook } from './en/rulebook';
export { table } from './en/table';
