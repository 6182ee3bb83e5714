import { module, pending } from '@ragtag/board-game';
import { type Bot, createBot } from '@ragtag/bots/board';
import { deal, HostedGame } from '@ragtag/host';
import type { GameRecord } from '../src/shell/game/record';

/** A game of the browser up to where it is kept. */
function tableOf(record: GameRecord, bots: ReadonlyMap<number, Bot> = new Map()) {
  const table = new HostedGame(module, deal(module, record), { bots });
  for (const given of record.answers) table.take(given);
  return table;
}

/** Whether the fleet has jumped at least once. */
export const hasJumped = (record: GameRecord): boolean => tableOf(record).state.distance > 0;

/** What a sensible person at the screen would answer, from the game as the browser keeps it. */
export function sensibleAnswer(record: GameRecord, seat: number, question: number): readonly string[] | null {
  const bot = createBot({ level: 'officer', seat, seed: record.seed });
  const table = tableOf(record, new Map([[seat, bot]]));
  const open = pending(table.state).find((asked) => asked.seat === seat && asked.id === question);
  if (!open) return null;
  const picks = bot.answer(table.show(bot), open);
  // What the next question would ask is offered at once.
  const { ahead } = open.options.find(({ id }) => id === picks[0]) ?? {};
  if (!ahead || !table.take({ seat, question, picks }).ok) return picks;
  const next = pending(table.state).find((asked) => asked.seat === seat);
  return next ? bot.answer(table.show(bot), next) : picks;
}
