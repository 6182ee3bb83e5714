/** What is written here, in the language that the page speaks. */
export { after } from './en/after';
export { board } from './en/board';
export { check } from './en/check';
export { crew } from './en/crew';
export { endings } from './en/endings';
export { example } from './en/example';
export { foresight } from './en/foresight';
export { hand } from './en/hand';
export { moments } from './en/moments';
export { options } from './en/options';
export { places } from './en/places';
export { question } from './en/question';
export { stage } from './en/stage';
export { status } from './en/status';
export { table } from './en/table';
export { talk } from './en/talk';
export { whyNot } from './en/why-not';
