import { undoable, windowsOf } from '@ragtag/host';
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
  const clocks: RunningClock[] = [];
  for (const asked of game.asked)
    if (!asked.secret || asked.seat === seat)
      clocks.push({ seat: asked.seat, since: asked.since, until: deadline(table, game, asked) });
  return clocks;
}

/** Of an update, beside what is seen and what has happened: what everybody is told alike. */
export function toldToAll({ table, state }: Running) {
  const game = table.game as GameRecord;
  return {
    epoch: game.epoch,
    reactionsPossible: state.questions.some((question) => question.secret),
    reactionsUntil: game.asked.find(({ timed }) => timed)?.ready ?? null,
    held: game.held ?? [],
    reserves: game.reserves,
  };
}

/** And what a seat is told by itself. */
export function toldToSeat({ table, state }: Running, seat: number | null) {
  const game = table.game as GameRecord;
  return {
    windows: windowsOf(moduleOf(table), state, seat),
    clocks: clocksFor(table, game, seat),
    undoable: undoable(game.trail, seat),
  };
}

/** Facts with the numbers that they have for a seat, of which they are the last ones told to it. */
export function numbered<L extends readonly Fact[]>({ table }: Running, seat: number | null, facts: L) {
  const told = toldTo(table.game as GameRecord, seat);
  return { first: told - facts.length + 1, facts };
}

/** What a seat may know now. The news are facts that this seat may read, the last ones told to it. */
export function updateFor(
  running: Running,
  seat: number | null,
  news: readonly Fact[],
  now: number,
): GameUpdate {
  const { view, factsFor } = moduleOf(running.table);
  return {
    view: view(running.state, seat),
    news: numbered(running, seat, factsFor(news, seat)),
    ...toldToAll(running),
    ...toldToSeat(running, seat),
    now,
  };
}
