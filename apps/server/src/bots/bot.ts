import type { OpenQuestion, View } from '@ragtag/board-game';
import type { BotLevel } from '@ragtag/protocol';
import { randomBot } from './random-bot';

/** A player made of code: sees what its seat may see, and picks. */
export type Bot = (view: View, question: OpenQuestion) => readonly string[];

/** The bot for a level. */
export function botOf(_level: BotLevel): Bot {
  return randomBot;
}
