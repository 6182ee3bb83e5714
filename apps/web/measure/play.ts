import { module, pending } from '@ragtag/board-game';
import { createBot } from '@ragtag/bots/board';
import { deal, HostedGame } from '@ragtag/host';
import type { GameRecord } from '../src/shell/game/record';

/** What a sensible person at the screen would answer, from the game as the browser keeps it. */
export function sensibleAnswer(record: GameRecord, seat: number, question: number): readonly string[] | null {
  const bot = createBot({ level: 'officer', seat, seed: record.seed });
  const table = new HostedGame(module, deal(module, record), { bots: new Map([[seat, bot]]) });
  for (const given of record.answers) table.take(given);
  const open = pending(table.state).find((asked) => asked.seat === seat && asked.id === question);
  if (!open) return null;
  const picks = bot.answer(table.show(bot), open);
  // What the next question would ask is offered at once.
  const { ahead } = open.options.find(({ id }) => id === picks[0]) ?? {};
  if (!ahead || !table.take({ seat, question, picks }).ok) return picks;
  const next = pending(table.state).find((asked) => asked.seat === seat);
  return next ? bot.answer(table.show(bot), next) : picks;
}
