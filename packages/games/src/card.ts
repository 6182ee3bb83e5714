import { module } from '@ragtag/card-game';
import { randomBots } from '@ragtag/kernel';
import type { Playable } from './playable';

export const card: Playable = { module, bots: randomBots };
