import { sheets } from '../character-sheet';
import { crisisKinds } from '../crisis-kinds';

/** Cards and sheets of this box. */
export const { choice, crisisCheck, cylonAttack } = crisisKinds('pegasus');
export const sheet = sheets('pegasus');
