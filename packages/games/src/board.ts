import { module } from '@ragtag/board-game';
import { bots } from '@ragtag/bots/board';
import type { Playable } from './playable';

export const board: Playable = { module, bots };
