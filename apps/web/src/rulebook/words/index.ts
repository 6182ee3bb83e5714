/** What is written here, in the language that the page speaks. */
export { aids } from './en/aids';
export { HelpText } from './en/help';
export { pictures } from './en/pictures';
export { rulebook } from './en/rulebook';
