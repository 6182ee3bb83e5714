import { type OpenQuestion, unasked } from '@ragtag/kernel';
import { randomAnswer } from '../bots/random-answer';
import type { StoredAnswer } from '../store/store';
import { moduleOf, type State } from '../tables/game';
import { type Asked, changeSeat, type GameRecord, type TableRecord } from '../tables/record';
import { type Draft, draftOf, type Running, take } from './play';
import { deadline, type Timing } from './timing';

/** What the server does by itself: bots, standing orders, clocks. Everything follows from what is stored. */

/** Times in a row that time may run out before a bot sits in. */
const timeoutsBeforeCover = 2;
/** Answers given in one go; the rest follow in the next change. */
const atOnce = 64;

interface Duty {
  readonly asked: Asked;
  readonly by: StoredAnswer['by'];
  readonly at: number;
}

function questionIn(open: readonly OpenQuestion[], asked: Asked): OpenQuestion | undefined {
  return open.find((q) => q.seat === asked.seat && q.id === asked.question);
}

/** The open questions with their options, which are found once if at all. */
function pendingIn({ table, state }: Running): () => readonly OpenQuestion[] {
  let open: readonly OpenQuestion[] | undefined;
  return () => {
    open ??= moduleOf(table).pending(state);
    return open;
  };
}

/** Looked at without the options of the question, which most questions need not be asked for. */
const mayPassByOrder = (table: TableRecord, state: State, asked: Asked): boolean =>
  state.questions.some(
    (question) =>
      question.seat === asked.seat &&
      question.id === asked.question &&
      moduleOf(table).mayPass(state, question),
  );

function dutyFor(
  table: TableRecord,
  game: GameRecord,
  state: State,
  asked: Asked,
  pending: () => readonly OpenQuestion[],
): Duty | undefined {
  const seat = table.seats[asked.seat];
  if (seat.kind === 'bot' || seat.covered) return { asked, by: 'bot', at: asked.ready };
  if (asked.noted) return { asked, by: 'person', at: asked.ready };
  if (asked.timed) return { asked, by: 'order', at: asked.ready };
  const question = mayPassByOrder(table, state, asked) ? questionIn(pending(), asked) : undefined;
  if (question && moduleOf(table).ordersPass(seat.orders, state, question))
    return { asked, by: 'order', at: asked.ready };
  const until = table.settings.whenTimeIsUp === 'bot' ? deadline(table, game, asked) : null;
  return until === null ? undefined : { asked, by: 'clock', at: Math.max(until, asked.ready) };
}

function nextDuty(running: Running): Duty | undefined {
  const { table, state } = running;
  const { game } = table;
  if (!game) return undefined;
  const pending = pendingIn(running);
  let next: Duty | undefined;
  for (const asked of game.asked) {
    const duty = dutyFor(table, game, state, asked, pending);
    if (duty && (!next || duty.at < next.at)) next = duty;
  }
  return next;
}

/** When the server must next do something at a table by itself; null if it only waits for people. */
export function dueAt(running: Running): number | null {
  return nextDuty(running)?.at ?? null;
}

/** Seats whose place may have to be taken while all that is due by now is done: bots, and who is out of time. */
export function seatsToStandInFor(running: Running, now: number): number[] {
  const { table, state } = running;
  const { game, seats } = table;
  const pending = pendingIn(running);
  const isLate = (seat: number) =>
    game?.asked.some((asked) => {
      const duty = asked.seat === seat ? dutyFor(table, game, state, asked, pending) : undefined;
      return duty?.by === 'clock' && duty.at <= now;
    }) ?? false;
  return seats.flatMap(({ kind, covered }, seat) =>
    kind === 'bot' || covered || isLate(seat) ? [seat] : [],
  );
}

/** Acts in a seat's place, knowing what the seat may know. */
export interface StandIn {
  answer(draft: Draft, question: OpenQuestion): readonly string[];
  /** What a bot does before it answers, although nobody asks it. */
  unasked(draft: Draft, seat: number): string | undefined;
}

export class BotStuck extends Error {
  constructor(table: string, ask: string) {
    super(`no legal answer found to ${ask} at table ${table}`);
    this.name = 'BotStuck';
  }
}

const tries = 300;

function perform(draft: Draft, duty: Duty, now: number, timing: Timing, standIn: StandIn): void {
  const { asked, by } = duty;
  const { seat, question: id } = asked;
  const question = questionIn(moduleOf(draft.table).pending(draft.state), asked);
  if (!question) throw new Error(`question ${id} of seat ${seat} is noted but not open`);
  if (by === 'order' || by === 'person') {
    closeFor(draft, duty, now, timing);
    return;
  }
  const wanted = by === 'bot' ? standIn.unasked(draft, seat) : undefined;
  if (wanted !== undefined) {
    take(draft, { seat, question: unasked, picks: [wanted], by }, now, timing);
    if (draft.state.over) return;
  }
  for (let n = 0; n < tries; n++) {
    const picks = n === 0 ? standIn.answer(draft, question) : randomAnswer(draft, question);
    if (!take(draft, { seat, question: id, picks, by }, now, timing)) return;
  }
  throw new BotStuck(draft.table.id, question.ask);
}

/** Does in a closing window what the player has chosen, or passes. */
function closeFor(draft: Draft, { asked, by }: Duty, now: number, timing: Timing): void {
  const { seat, question, noted } = asked;
  take(draft, { seat, question, picks: noted ?? ['pass'], by }, now, timing);
}

/** Lets pass at once, in the same change, where standing orders have their way and no time matters. */
export function passWhatIsDue(draft: Draft, now: number, timing: Timing): void {
  for (let n = 0; n < atOnce; n++) {
    const duty = nextDuty(draft);
    if (!duty || duty.at > now || duty.by !== 'order') return;
    closeFor(draft, duty, now, timing);
  }
}

/** Does everything that is due by now. Nothing is returned where nothing was. */
export function doWhatIsDue(
  running: Running,
  now: number,
  timing: Timing,
  standIn: StandIn,
): Draft | undefined {
  let draft: Draft | undefined;
  for (let n = 0; n < atOnce; n++) {
    const duty = nextDuty(draft ?? running);
    if (!duty || duty.at > now) break;
    draft ??= draftOf(running);
    perform(draft, duty, now, timing, standIn);
    if (duty.by === 'clock') noteTimeout(draft, duty.asked.seat, now);
  }
  return draft;
}

function noteTimeout(draft: Draft, seat: number, now: number): void {
  const timeouts = draft.table.seats[seat].timeouts + 1;
  changeSeat(draft.table, seat, { timeouts });
  if (timeouts < timeoutsBeforeCover) return;
  changeSeat(draft.table, seat, { covered: true });
  draft.table.changed = now;
}
