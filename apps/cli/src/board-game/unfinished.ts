import { playUnfinished } from '@ragtag/board-game';

/** For those who build a box: it can be simulated and listed before players are offered it. */
export const tryOut = playUnfinished;
