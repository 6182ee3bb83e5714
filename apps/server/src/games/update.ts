import { undoable, windowsOf } from '@ragtag/host';
import type { GameView } from '@ragtag/kernel';
import type { GameUpdate, RunningClock } from '@ragtag/protocol';
import { type Fact, moduleOf } from '../tables/game';
import type { GameRecord, TableRecord } from '../tables/record';
import type { Running } from './play';
import { deadline } from './timing';

/** Facts told so far to a seat, or to spectators. */
export function toldTo(game: GameRecord, seat: number | null): number {
  return game.told[seat ?? game.told.length - 1];
}

function clocksFor(table: TableRecord, game: GameRecord, seat: number | null): RunningClock[] {
  return game.asked
    .filter((asked) => !asked.secret || asked.seat === seat)
    .map((asked) => ({ seat: asked.seat, since: asked.since, until: deadline(table, game, asked) }));
}

/** What a seat may know now. The news are facts that this seat may read, the last ones told to it. */
export function updateFor(
  running: Running,
  seat: number | null,
  news: readonly Fact[],
  now: number,
): GameUpdate {
  const { view } = moduleOf(running.table);
  return updateWith(running, seat, view(running.state, seat), news, now);
}

/** The same, around a view that is made already. */
export function updateWith(
  { table, state }: Running,
  seat: number | null,
  view: GameView,
  news: readonly Fact[],
  now: number,
): GameUpdate {
  const game = table.game as GameRecord;
  const module = moduleOf(table);
  return {
    epoch: game.epoch,
    view,
    news: { first: toldTo(game, seat) - news.length + 1, facts: module.factsFor(news, seat) },
    reactionsPossible: state.questions.some((question) => question.secret),
    reactionsUntil: game.asked.find(({ timed }) => timed)?.ready ?? null,
    held: game.held ?? [],
    windows: windowsOf(module, state, seat),
    clocks: clocksFor(table, game, seat),
    reserves: game.reserves,
    undoable: undoable(game.trail, seat),
    now,
  };
}
