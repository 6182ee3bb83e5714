import type { BotLevel } from '@ragtag/protocol';
import { levels } from '.';

/** How well bots play, in words. */
export const levelNames: Readonly<Record<BotLevel, string>> = levels.names;
export const levelWords: Readonly<Record<BotLevel, string>> = levels.words;

export const botLevels = ['recruit', 'officer', 'admiral'] as const satisfies readonly BotLevel[];
