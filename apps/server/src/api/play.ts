import { setTimeout as sleep } from 'node:timers/promises';
import { undoable } from '@ragtag/host';
import { unasked } from '@ragtag/kernel';
import type { AnswerTaken, GameFile, GiveAnswer, GiveAnswers, TableInfo } from '@ragtag/protocol';
import { passWhatIsDue } from '../games/agenda';
import { type Draft, draftOf, type Running, takeAll } from '../games/play';
import { hold, isNoted, note, restartClock } from '../games/timing';
import { factsSince } from '../games/told';
import { keptWithout, rewound } from '../games/undo';
import { toldTo, updateFor } from '../games/update';
import { Refused } from '../refused';
import { pause } from '../rooms/pause';
import { type Loaded, runningIn, type Work } from '../rooms/rooms';
import type { User } from '../store/store';
import { dealOf, moduleOf } from '../tables/game';
import { tableInfo, undoRequest } from '../tables/info';
import { demandSeat, seatAt } from '../tables/lobby';
import { type Asked, changeSeat, isSlow, seatOf, type TableRecord } from '../tables/record';
import { demandUser, type Handlers, type Parts } from './context';
import { leaveToBots } from './leave-to-bots';

/** A game that may be looked at by this person, with the person's seat. */
export function demandSight({ table, state }: Loaded, user: User | null): number | null {
  const seat = seatOf(table, user?.id ?? null);
  if (seat === null && state && !table.settings.spectators) {
    throw new Refused('forbidden', 'This table does not take spectators.');
  }
  return seat;
}

/**
 * A reaction is not carried out before its window has lasted its time. Where the window closes by itself it is
 * noted until then; else it waits, and is not acknowledged before, so that a server that stops in between owes
 * nobody anything.
 */
async function waitForWindow(
  { rooms, store }: Parts,
  id: string,
  user: User,
  question: number,
): Promise<void> {
  const { table } = await rooms.load(id);
  const asked = askedIn(table, seatOf(table, user.id), question);
  const wait = asked?.secret && !asked.timed && !isSlow(table) ? asked.ready - store.now() : 0;
  if (wait > 0) await sleep(wait);
}

function askedIn({ game }: TableRecord, seat: number | null, question: number): Asked | undefined {
  return game?.asked.find((each) => each.seat === seat && each.question === question);
}

async function sameAsBefore(
  { store }: Parts,
  { table, state }: Running,
  seat: number,
  { answers }: GiveAnswers,
): Promise<boolean> {
  for (const { question, picks } of answers) {
    const open = state.questions.find((q) => q.seat === seat && q.id === question);
    const earlier = open?.picks ?? (await store.answerTo(table.id, seat, question))?.picks;
    if (earlier === undefined || JSON.stringify(earlier) !== JSON.stringify(picks)) return false;
  }
  return true;
}

/** Takes a player's answer; resolves when it is durable. */
export function giveAnswer(
  parts: Parts,
  user: User,
  id: string,
  { epoch, question, picks }: GiveAnswer,
): Promise<AnswerTaken> {
  return giveAnswers(parts, user, id, { epoch, answers: [{ question, picks }] });
}

/** Takes answers of a player that belong together, all or none; resolves when they are durable. */
export async function giveAnswers(
  parts: Parts,
  user: User,
  id: string,
  given: GiveAnswers,
): Promise<AnswerTaken> {
  const [first] = given.answers;
  const { question } = given.answers[given.answers.length - 1];
  await waitForWindow(parts, id, user, first.question);
  return parts.rooms.change(id, async (loaded): Promise<Work<AnswerTaken>> => {
    const running = runningIn(loaded);
    const seat = demandSeat(loaded.table, user);
    if (loaded.table.game?.epoch !== given.epoch) {
      throw new Refused('stale', 'Answers were taken back in the meantime. Look again.');
    }
    const draft = draftOf(running);
    const now = parts.store.now();
    const answers = given.answers.map((each) => ({ ...each, seat, by: 'person' as const }));
    const refusal = takeAll(draft, answers, now, parts.config);
    const asked = askedIn(loaded.table, seat, first.question);
    if (!refusal && isNoted(asked, now)) {
      if (answers.length > 1) throw new Refused('refused', 'A reaction is answered by itself.');
      const noting = draftOf(running);
      note(noting.game, asked, first.picks);
      takeOver(noting, seat, now);
      return { result: { question, again: false }, table: noting.table };
    }
    if (!refusal) {
      takeOver(draft, seat, now);
      passWhatIsDue(draft, now, parts.config);
      return { result: { question, again: false }, draft };
    }
    if (
      refusal.reason === 'already-answered' ||
      refusal.reason === 'game-over' ||
      first.question === unasked
    ) {
      if (await sameAsBefore(parts, running, seat, given)) return { result: { question, again: true } };
    }
    throw new Refused('refused', refusal.message, { reason: refusal.reason });
  });
}

function takeOver({ table }: Draft, seat: number, now: number): void {
  const { timeouts, covered } = table.seats[seat];
  if (timeouts > 0 || covered) changeSeat(table, seat, { timeouts: 0, covered: false });
  if (!covered) return;
  table.paused = false;
  table.changed = now;
}

async function rewind(parts: Parts, running: Running, keep: number): Promise<Draft> {
  const { store, config } = parts;
  const seed = await store.seed(running.table.id);
  if (seed === undefined) throw new Error(`table ${running.table.id} has no seed`);
  return rewound(running, seed, await store.answers(running.table.id), keep, store.now(), config);
}

/** Takes answers back at once where nobody has learned anything since, else asks the others. */
export async function askUndo(parts: Parts, user: User, id: string, own: number): Promise<TableInfo> {
  await parts.paces.demandUndo(user.id);
  const table = await parts.rooms.change(id, async (loaded): Promise<Work<TableRecord>> => {
    const running = runningIn(loaded);
    const seat = demandSeat(loaded.table, user);
    if (loaded.table.phase !== 'playing') throw new Refused('wrong-phase', 'The game has ended.');
    const draft = draftOf(running);
    if (own <= undoable(draft.game.trail, seat)) {
      const before = draft.game.trail?.before ?? [];
      const back = await rewind(parts, running, before[before.length - own]);
      return { result: back.table, draft: back };
    }
    const keep = keptWithout(await parts.store.answers(id), seat, own);
    draft.game.undo = { by: seat, keep, own, epoch: draft.game.epoch, agreed: [] };
    if (undoRequest(draft.table)?.needed.length === 0) {
      const back = await rewind(parts, running, keep);
      return { result: back.table, draft: back };
    }
    return { result: draft.table, table: draft.table };
  });
  return tableInfo(table, user.id, parts.hub);
}

export async function answerUndo(parts: Parts, user: User, id: string, agree: boolean): Promise<TableInfo> {
  await parts.paces.demandUndo(user.id);
  const table = await parts.rooms.change(id, async (loaded): Promise<Work<TableRecord>> => {
    const running = runningIn(loaded);
    const seat = demandSeat(loaded.table, user);
    const { table: copy, game } = draftOf(running);
    if (!game.undo) throw new Refused('stale', 'Nobody asks to take anything back.');
    if (!agree) {
      game.undo = null;
      return { result: copy, table: copy };
    }
    if (seat !== game.undo.by && !game.undo.agreed.includes(seat)) game.undo.agreed.push(seat);
    const request = undoRequest(copy);
    if (request?.needed.every((each) => request.agreed.includes(each))) {
      const back = await rewind(parts, running, game.undo.keep);
      return { result: back.table, draft: back };
    }
    return { result: copy, table: copy };
  });
  return tableInfo(table, user.id, parts.hub);
}

/** More time in the open reaction window. */
export async function holdOn(parts: Parts, user: User, id: string): Promise<TableInfo> {
  const table = await parts.rooms.change(id, (loaded) => {
    const { table: copy, game } = draftOf(runningIn(loaded));
    const seat = demandSeat(copy, user);
    if (!game.asked.some(({ timed }) => timed)) {
      throw new Refused('stale', 'There is no moment to react that could be held.');
    }
    if (game.held?.includes(seat)) throw new Refused('wrong-phase', 'You have had more time already.');
    hold(copy, game, seat, parts.store.now());
    return { result: copy, table: copy };
  });
  return tableInfo(table, user.id, parts.hub);
}

/** A bot sits in for a player, or the player takes over again. */
export async function setCover(
  parts: Parts,
  user: User,
  id: string,
  { covered, seat: other }: { readonly covered: boolean; readonly seat?: number },
): Promise<TableInfo> {
  const table = await parts.rooms.change(id, (loaded) => {
    const copy = structuredClone(loaded.table);
    const own = seatOf(copy, user.id);
    const seat = other ?? demandSeat(copy, user);
    const player = seatAt(copy, seat);
    if (copy.phase !== 'playing' || player.kind !== 'person' || player.user === null) {
      throw new Refused('wrong-phase', 'A bot can sit in for a person while a game is going on.');
    }
    if (seat !== own && !(copy.host === user.id && covered && !parts.hub.isPresent(id, player.user))) {
      throw new Refused('forbidden', 'Only a player who is not there can be covered, and only by the host.');
    }
    player.covered = covered;
    if (!covered) copy.paused = false;
    player.timeouts = 0;
    copy.changed = parts.store.now();
    if (!covered && copy.game) restartClock(copy.game, seat, copy.changed);
    return { result: copy, table: copy };
  });
  return tableInfo(table, user.id, parts.hub);
}

export const play: Handlers<
  'game' | 'answer' | 'answerAll' | 'undo' | 'answerUndo' | 'cover' | 'hold' | 'gameFile'
> = {
  async game({ rooms, store }, { user, params, query }) {
    const loaded = await rooms.current(params.table);
    const seat = demandSight(loaded, user);
    if (loaded.table.paused) await pause(rooms, params.table, false);
    const running = runningIn(loaded);
    const told = running.table.game ? toldTo(running.table.game, seat) : 0;
    const skip = Math.min(query.after, told);
    return updateFor(running, seat, await factsSince(store, running, seat, skip), store.now());
  },

  answer: (parts, asking) => giveAnswer(parts, demandUser(asking), asking.params.table, asking.body),
  answerAll: (parts, asking) => giveAnswers(parts, demandUser(asking), asking.params.table, asking.body),
  undo: (parts, asking) => askUndo(parts, demandUser(asking), asking.params.table, asking.body.answers),
  answerUndo: (parts, asking) =>
    answerUndo(parts, demandUser(asking), asking.params.table, asking.body.agree),

  async cover(parts, asking) {
    const user = demandUser(asking);
    const covered = await setCover(parts, user, asking.params.table, asking.body);
    if (!parts.hub.isWatched(asking.params.table))
      await leaveToBots(parts, user, asking.address, asking.params.table);
    return covered;
  },

  hold: (parts, asking) => holdOn(parts, demandUser(asking), asking.params.table),

  async gameFile({ rooms, store }, { user, params }): Promise<GameFile> {
    const loaded = await rooms.current(params.table);
    const seat = demandSight(loaded, user);
    // The seed tells everything that is hidden, but there is nothing to win by it any more where a game is stuck.
    const mayTake = loaded.table.phase === 'finished' || (loaded.table.phase === 'stuck' && seat !== null);
    if (!mayTake) throw new Refused('wrong-phase', 'The game has not ended yet.');
    const [seed, answers] = await Promise.all([store.seed(params.table), store.answers(params.table)]);
    return {
      format: 'ragtag-game',
      version: 2,
      game: moduleOf(loaded.table).id,
      options: loaded.table.settings.selection,
      content: loaded.table.game?.content,
      seed: seed ?? '',
      seats: [...dealOf(loaded.table, '').seats],
      answers: answers.map(({ seat, question, picks }) => ({ seat, question, picks: [...picks] })),
      over: loaded.state?.over ?? null,
    };
  },
};
