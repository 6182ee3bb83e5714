import { drawSkill } from '../../effects/build';
import type { Effect, Who } from '../../effects/types';
import { sheets } from '../character-sheet';
import { crisisKinds } from '../crisis-kinds';

/** Cards and sheets of this box. */
export const { choice, crisisCheck, cylonAttack } = crisisKinds('daybreak');
export const sheet = sheets('daybreak');

export const drawTreachery = (who: Who, n: number): Effect => drawSkill(who, n, ['treachery']);
