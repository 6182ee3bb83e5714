/** What is written in the card game's half of the page, in the language that it speaks. */
export { after } from './en/after';
export { asking } from './en/asking';
export { builder } from './en/builder';
export { coach } from './en/coach';
export { faces } from './en/faces';
export { lobby } from './en/lobby';
export { moments } from './en/moments';
export { puzzle } from './en/puzzle';
export { rulebook } from './en/rulebook';
export { table } from './en/table';
