import { randomInt } from 'node:crypto';
import { orderFor } from '@ragtag/kernel';
import type { Config } from '../config';
import { moduleOf, type State } from '../tables/game';
import { type Asked, type GameRecord, isSlow, playingPeople, type TableRecord } from '../tables/record';

const second = 1000;
const hour = 3600 * second;

type Question = State['questions'][number];

export type Timing = Pick<Config, 'botDelay' | 'botThinking' | 'reactionTime'>;

/** Beside the thinking itself: until it begins, and until its result has come back. */
const aroundThinking = 100;

/** How much longer a reaction window stays open for each player who asks for time; as long again in slow games. */
export const holdTime = 20 * second;

/**
 * When a question may be answered on a player's behalf. It must not depend on what anybody holds. An admiral takes
 * at least the time it may think for, whether it has anything to think about or not.
 */
function readyAt(
  table: TableRecord,
  seat: number,
  now: number,
  { botDelay, botThinking }: Timing,
): Pick<Asked, 'ready'> {
  const thinks = table.seats[seat].level === 'admiral' && botThinking > 0;
  const thinking = thinks ? botThinking + aroundThinking : 0;
  if (isSlow(table)) return { ready: now + thinking };
  const [least, most] = botDelay;
  const delay = most > least ? randomInt(least, most + 1) : least;
  return { ready: now + Math.max(delay, thinking) };
}

/**
 * A reaction window takes the same time whoever could react. It is put to everybody who might, so it is no secret
 * that none of them is a person, and then it shall look as if there were none; nor with one person at the table. Who
 * has let a bot sit in is at the table, and could else take over again with what the pauses told.
 */
function windowIn(
  table: TableRecord,
  state: State,
  now: number,
  timing: Timing,
): Pick<Asked, 'ready' | 'timed'> {
  if (table.seats.filter(({ kind }) => kind === 'person').length < 2) return { ready: now };
  const people = playingPeople(table);
  const asked = state.questions.filter(({ secret, seat }) => secret && people.includes(seat));
  if (asked.length === 0) return { ready: now };
  // Other secret questions leave no choice to pass.
  const isWindow = asked.every(({ at }) => state.stack[at].p === 'window');
  const lasts = isWindow ? windowLasts(table, timing) : undefined;
  if (!isSlow(table)) return { ready: now + (lasts ?? timing.reactionTime), timed: lasts !== undefined };
  // Hours are not waited where nobody wants to be asked, able or not.
  const isWanted = asked.some((question) => wantsToBeAsked(table, state, question));
  return lasts !== undefined && isWanted ? { ready: now + lasts, timed: true } : { ready: now };
}

/** How long a reaction window stays open, whoever could react; undefined where it waits for those who can. */
function windowLasts({ settings: { clock, reactions } }: TableRecord, timing: Timing): number | undefined {
  if (clock.kind === 'slow') return clock.reactions === undefined ? undefined : clock.reactions * hour;
  if (reactions === 'wait') return undefined;
  return reactions === undefined ? timing.reactionTime : reactions * second;
}

/** Whether a player's standing orders let a window pass goes by the window alone, not by what the player holds. */
function wantsToBeAsked(table: TableRecord, state: State, question: Question): boolean {
  const window = moduleOf(table).windowOf(state, question);
  return window === undefined || orderFor(table.seats[question.seat].orders, window) !== 'never';
}

/** Whether an answer to this question is noted now and given when its window closes. */
export function isNoted(asked: Asked | undefined, now: number): asked is Asked {
  return asked?.timed === true && now < asked.ready;
}

export function note(game: GameRecord, { seat, question }: Asked, picks: readonly string[]): void {
  game.asked = game.asked.map((asked) =>
    asked.seat === seat && asked.question === question ? { ...asked, noted: picks } : asked,
  );
}

/** Keeps the reaction window open for longer. Whoever asks for it need not be able to react. */
export function hold(
  { settings: { clock } }: TableRecord,
  game: GameRecord,
  seat: number,
  now: number,
): void {
  const longer = clock.kind === 'slow' && clock.reactions !== undefined ? clock.reactions * hour : holdTime;
  game.held = [...(game.held ?? []), seat];
  game.asked = game.asked.map((asked) =>
    asked.timed ? { ...asked, ready: Math.max(asked.ready, now + longer) } : asked,
  );
}

/** When time is up for a question; null where there is no clock. Reactions have no reserve, which others see. */
export function deadline(table: TableRecord, game: GameRecord, asked: Asked): number | null {
  if (asked.timed) return asked.ready;
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
  const earlier = game.asked;
  game.asked = open.map((q) => {
    const known = earlier.find((asked) => asked.seat === q.seat && asked.question === q.id);
    if (known) return known;
    const secret = q.secret === true;
    const ready = secret ? windowIn(table, state, now, timing) : readyAt(table, q.seat, now, timing);
    return { seat: q.seat, question: q.id, secret, since: now, ...ready };
  });
  if (!game.asked.some((asked) => asked.timed && earlier.includes(asked))) game.held = [];
}

/** After a pause that was nobody's fault (a restart, a player who takes over), a clock starts afresh. */
export function restartClock(game: GameRecord, seat: number, now: number): void {
  game.asked = game.asked.map((asked) => (asked.seat === seat ? { ...asked, since: now } : asked));
}

export function fullReserves(table: TableRecord): number[] {
  const { clock } = table.settings;
  return clock.kind === 'live' ? table.seats.map(() => clock.reserve * second) : [];
}
