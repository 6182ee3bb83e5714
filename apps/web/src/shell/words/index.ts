/** What is written here, in the language that the page speaks. */
export { account } from './en/account';
export { app } from './en/app';
export { coach } from './en/coach';
export { company } from './en/company';
export { games } from './en/games';
export { home } from './en/home';
export { levels } from './en/levels';
export { lobby } from './en/lobby';
export { log } from './en/log';
export { orders } from './en/orders';
export { question } from './en/question';
export { replay } from './en/replay';
export { settings } from './en/settings';
export { table } from './en/table';
export { talk } from './en/talk';
export { time } from './en/time';
export { ui } from './en/ui';
