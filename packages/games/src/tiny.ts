import { randomBots } from '@ragtag/kernel';
import { module } from '@ragtag/tiny-game';
import type { Playable } from './playable';

export const tiny: Playable = { module, bots: randomBots };
