/** What is written here, in the language that the page speaks. */
export { plain } from './en/plain';
