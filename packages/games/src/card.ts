import { bots } from '@ragtag/bots/card';
import { module } from '@ragtag/card-game';
import type { Playable } from './playable';

export const card: Playable = { module, bots };
