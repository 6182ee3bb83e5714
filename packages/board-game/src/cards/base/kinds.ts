import { sheets } from '../character-sheet';
import { crisisKinds } from '../crisis-kinds';

/** Cards and sheets of this box. */
export const { choice, crisisCheck, cylonAttack } = crisisKinds('base');
export const sheet = sheets('base');
