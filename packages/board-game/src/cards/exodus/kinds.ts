import { sheets } from '../character-sheet';
import { crisisKinds } from '../crisis-kinds';

/** Cards and sheets of this box. */
export const { choice, crisisCheck } = crisisKinds('exodus');
export const sheet = sheets('exodus');
