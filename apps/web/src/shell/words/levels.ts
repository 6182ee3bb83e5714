import type { BotLevel } from '@ragtag/protocol';

/** How well bots play, in words. */
export const levelNames: Readonly<Record<BotLevel, string>> = {
  recruit: 'Recruit',
  officer: 'Officer',
  admiral: 'Admiral',
};

export const levelWords: Readonly<Record<BotLevel, string>> = {
  recruit: 'weighs what lies open, and trusts people',
  officer: 'keeps track of who did what, and can lie',
  admiral: 'also thinks ahead',
};

export const botLevels = ['recruit', 'officer', 'admiral'] as const satisfies readonly BotLevel[];
