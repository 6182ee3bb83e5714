import { type BoardFact, factsFor, type State, view, windowOf } from '@ragtag/board-game';
import type { GameUpdate, RunningClock } from '@ragtag/protocol';
import type { GameRecord, TableRecord } from '../tables/record';
import type { Running } from './play';
import { deadline } from './timing';
import { undoable } from './undo';

/** Facts told so far to a seat, or to spectators. */
export function toldTo(game: GameRecord, seat: number | null): number {
  return game.told[seat ?? game.told.length - 1];
}

function clocksFor(table: TableRecord, game: GameRecord, seat: number | null): RunningClock[] {
  return game.asked
    .filter((asked) => !asked.secret || asked.seat === seat)
    .map((asked) => ({ seat: asked.seat, since: asked.since, until: deadline(table, game, asked) }));
}

function windowsFor(state: State, seat: number | null): Record<string, string> {
  const windows: Record<string, string> = {};
  for (const question of state.questions) {
    const window = question.seat === seat && !question.picks ? windowOf(state, question) : undefined;
    if (window !== undefined) windows[question.id] = window;
  }
  return windows;
}

/** What a seat may know now. The news are facts that this seat may read, the last ones told to it. */
export function updateFor(
  { table, state }: Running,
  seat: number | null,
  news: readonly BoardFact[],
  now: number,
): GameUpdate {
  const game = table.game as GameRecord;
  return {
    epoch: game.epoch,
    view: view(state, seat),
    news: { first: toldTo(game, seat) - news.length + 1, facts: factsFor(news, seat) },
    reactionsPossible: state.questions.some((question) => question.secret),
    reactionsUntil: game.asked.find(({ timed }) => timed)?.ready ?? null,
    held: game.held ?? [],
    windows: windowsFor(state, seat),
    clocks: clocksFor(table, game, seat),
    reserves: game.reserves,
    undoable: undoable(game, seat),
    now,
  };
}
