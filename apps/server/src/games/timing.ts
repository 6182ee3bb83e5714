import { randomInt } from 'node:crypto';
import type { State } from '@ragtag/board-game';
import type { Config } from '../config';
import { type Asked, type GameRecord, isSlow, playingPeople, type TableRecord } from '../tables/record';

const second = 1000;
const hour = 3600 * second;

export type Timing = Pick<Config, 'botDelay' | 'reactionTime'>;

/**
 * When a question may be answered on a player's behalf. It must not depend on what anybody holds, so a reaction
 * window takes the same time whoever is asked.
 */
function readyAt(table: TableRecord, secret: boolean, now: number, timing: Timing): number {
  if (isSlow(table)) return now;
  // With one person at the table, a window that only bots could answer shall look as if there were none.
  if (secret) return playingPeople(table).length > 1 ? now + timing.reactionTime : now;
  const [least, most] = timing.botDelay;
  return now + (most > least ? randomInt(least, most + 1) : least);
}

/** When time is up for a question; null where there is no clock. Reactions have no reserve, which others see. */
export function deadline(table: TableRecord, game: GameRecord, asked: Asked): number | null {
  const { clock } = table.settings;
  switch (clock.kind) {
    case 'none':
      return null;
    case 'live':
      return asked.since + clock.decision * second + (asked.secret ? 0 : game.reserves[asked.seat]);
    case 'slow':
      return asked.since + clock.hours * hour;
  }
}

/** Takes from a player's reserve what a decision took beyond its time. */
function charge(table: TableRecord, game: GameRecord, asked: Asked, now: number): void {
  const { clock } = table.settings;
  const seat = table.seats[asked.seat];
  if (clock.kind !== 'live' || asked.secret || seat.kind !== 'person' || seat.covered) return;
  const over = now - asked.since - clock.decision * second;
  if (over > 0) game.reserves[asked.seat] = Math.max(0, game.reserves[asked.seat] - over);
}

/** Brings the record of open questions and clocks in line with the state. */
export function noteQuestions(
  table: TableRecord,
  game: GameRecord,
  state: State,
  now: number,
  timing: Timing,
) {
  const open = state.over ? [] : state.questions.filter((question) => !question.picks);
  for (const asked of game.asked) {
    if (!open.some((q) => q.seat === asked.seat && q.id === asked.question)) charge(table, game, asked, now);
  }
  game.asked = open.map((q) => {
    const known = game.asked.find((asked) => asked.seat === q.seat && asked.question === q.id);
    if (known) return known;
    const secret = q.secret === true;
    return { seat: q.seat, question: q.id, secret, since: now, ready: readyAt(table, secret, now, timing) };
  });
}

/** After a pause that was nobody's fault (a restart, a player who takes over), a clock starts afresh. */
export function restartClock(game: GameRecord, seat: number, now: number): void {
  game.asked = game.asked.map((asked) => (asked.seat === seat ? { ...asked, since: now } : asked));
}

export function fullReserves(table: TableRecord): number[] {
  const { clock } = table.settings;
  return clock.kind === 'live' ? table.seats.map(() => clock.reserve * second) : [];
}
