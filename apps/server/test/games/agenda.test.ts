import { module, type State } from '@ragtag/board-game';
import { chooser } from '@ragtag/kernel';
import { type Clock, defaultOrders, type Orders, type TableSettings } from '@ragtag/protocol';
import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../src/bots/random-answer';
import { doWhatIsDue, dueAt, seatsToStandInFor } from '../../src/games/agenda';
import { type Draft, draftOf, type Running, startGame, take } from '../../src/games/play';
import { deadline, hold, holdTime } from '../../src/games/timing';
import { updateFor } from '../../src/games/update';
import { called } from '../../src/notify/called';
import { fillWithBots, newTable, sit } from '../../src/tables/lobby';
import type { GameRecord, TableRecord } from '../../src/tables/record';
import { scramble } from '../support/scramble';

const timing = { botDelay: [400, 400] as [number, number], botThinking: 300, reactionTime: 1500 };
const start = 1_000_000;
const standIn = { answer: randomAnswer, unasked: () => undefined };

function table(clock: Clock, people: number, more: Partial<TableSettings> = {}): TableRecord {
  const wanted = { clock, selection: { players: 4 }, ...more };
  const record = newTable({ id: 'u0', name: 'Ada' }, wanted, start);
  for (let n = 0; n < people; n++) sit(record, { id: `u${n}`, name: `P${n}` }, n);
  fillWithBots(record, 'officer');
  return record;
}

function begun(clock: Clock, people: number, seed = 'seed', more?: Partial<TableSettings>): Running {
  return startGame(table(clock, people, more), seed, start, timing);
}

/** Plays with everybody a bot until a reaction window asks somebody; people again from there on. */
function atWindow(
  clock: Clock,
  orders: Orders = defaultOrders,
  more?: Partial<TableSettings>,
  people = 4,
  isThere = ({ state }: Running) => state.questions.some((q) => q.secret),
): { running: Running; now: number } {
  for (let game = 0; game < 200; game++) {
    let running: Running = begun(clock, people, `window ${game}`, more);
    for (const seat of running.table.seats) seat.orders = orders;
    let now = start;
    for (let n = 0; n < 400 && running.table.phase === 'playing'; n++) {
      if (isThere(running)) return { running, now };
      const [question] = module.pending(running.state as State);
      const draft: Draft = draftOf(running);
      now += 10;
      for (let k = 0; k < 50; k++) {
        const picks = shuffle(question.options.map(({ id }) => id)).slice(0, question.min || question.max);
        if (!take(draft, { seat: question.seat, question: question.id, picks, by: 'person' }, now, timing))
          break;
      }
      running = draft;
    }
  }
  throw new Error('no reaction window came up');
}

const pick = chooser(7);

function shuffle<T>(items: T[]): T[] {
  return items
    .map((item) => ({ item, at: pick(1_000_000) }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}

const live: Clock = { kind: 'live', decision: 60, reserve: 120 };

describe('clocks', () => {
  it('give a decision its time and the reserve, then let a bot answer', () => {
    const running = begun(live, 4);
    expect(dueAt(running)).toBe(start + 180_000);
    expect(doWhatIsDue(running, start + 179_999, timing, standIn)).toBeUndefined();
    const after = doWhatIsDue(running, start + 180_000, timing, standIn)!;
    expect(after.answers.map(({ by }) => by)).toEqual(['clock']);
    const seat = after.answers[0].seat;
    expect(after.game.reserves[seat]).toBe(0);
    expect(after.table.seats[seat]).toMatchObject({ timeouts: 1, covered: false });
  });

  it('let a bot sit in after two timeouts in a row', () => {
    let running: Running = begun(live, 4);
    for (let n = 0, now = start; n < 30 && !running.table.seats.some(({ covered }) => covered); n++) {
      now = dueAt(running)!;
      running = doWhatIsDue(running, now, timing, standIn)!;
    }
    expect(running.table.seats.some(({ covered }) => covered)).toBe(true);
    for (const { covered, timeouts } of running.table.seats) expect(covered).toBe(timeouts === 2);
  });

  it('take from the reserve only what a decision took beyond its time', () => {
    const draft = draftOf(begun(live, 4));
    const [question] = module.pending(draft.state as State);
    take(
      draft,
      { seat: question.seat, question: question.id, picks: [question.options[0].id], by: 'person' },
      start + 75_000,
      timing,
    );
    expect(draft.game.reserves[question.seat]).toBe(105_000);
  });

  it('wait for ever where the table says so, and run over days in slow games', () => {
    const waiting = begun(live, 4);
    const patient = {
      ...waiting,
      table: { ...waiting.table, settings: { ...waiting.table.settings, whenTimeIsUp: 'wait' as const } },
    };
    expect(dueAt(patient)).toBeNull();
    expect(dueAt(begun({ kind: 'slow', hours: 48 }, 4))).toBe(start + 48 * 3600_000);
    expect(dueAt(begun({ kind: 'none' }, 4))).toBeNull();
  });

  it('survive being stored', () => {
    const running = begun(live, 4);
    expect(dueAt(JSON.parse(JSON.stringify(running)) as Running)).toBe(dueAt(running));
  });
});

describe('bots', () => {
  it('take the same time whatever they hold, and none in slow games', () => {
    for (let n = 0; n < 20; n++) {
      const running = begun({ kind: 'none' }, 0, `seed ${n}`);
      expect(dueAt(running)).toBe(start + 400);
    }
    expect(dueAt(begun({ kind: 'slow', hours: 1 }, 0))).toBe(start);
  });

  it('play a slow game to its end by themselves', () => {
    let running: Running = begun({ kind: 'slow', hours: 1 }, 0);
    while (running.table.phase === 'playing') running = doWhatIsDue(running, start, timing, standIn)!;
    expect(running.state.over).not.toBeNull();
    expect(dueAt(running)).toBeNull();
  });
});

describe('reaction windows', () => {
  it('last their time although standing orders pass at once', () => {
    const { running, now } = atWindow(live, { otherwise: 'never', windows: {} });
    expect(dueAt(running)).toBe(now + 1500);
    expect(doWhatIsDue(running, now + 1499, timing, standIn)).toBeUndefined();
    const after = doWhatIsDue(running, now + 1500, timing, standIn)!;
    expect(after.answers.length).toBeGreaterThan(0);
    expect(after.answers.every(({ by, picks }) => by === 'order' && picks[0] === 'pass')).toBe(true);
  });

  it('need no waiting in slow games', () => {
    const { running, now } = atWindow({ kind: 'slow', hours: 1 }, { otherwise: 'never', windows: {} });
    expect(dueAt(running)).toBe(now);
  });

  it('last as long as the table says in slow games too, whoever could react', () => {
    const clock: Clock = { kind: 'slow', hours: 24, reactions: 2 };
    const { running, now } = atWindow(clock, { otherwise: 'always', windows: {} });
    const until = now + 2 * 3600_000;
    for (const able of [0, 1, 2, 3, null]) {
      expect(dueAt({ ...running, state: scramble(running.state as State, able, pick) })).toBe(until);
    }
    expect(updateFor(running, null, [], now).reactionsUntil).toBe(until);
    const after = doWhatIsDue(running, until, timing, standIn)!;
    expect(after.answers.every(({ by, picks }) => by === 'order' && picks[0] === 'pass')).toBe(true);
    const draft = draftOf(running);
    hold(draft.table, draft.game, 2, now + 1000);
    expect(dueAt(draft)).toBe(until + 1000);
  });

  it('are over at once in slow games where nobody wants to be asked, whoever could react', () => {
    const clock: Clock = { kind: 'slow', hours: 24, reactions: 2 };
    const { running, now } = atWindow(clock, { otherwise: 'never', windows: {} });
    expect(dueAt(running)).toBe(now);
    expect(updateFor(running, null, [], now).reactionsUntil).toBeNull();
  });

  it('close at their time for everybody, whoever wants to be asked', () => {
    const { running, now } = atWindow(live, { otherwise: 'always', windows: {} });
    expect(dueAt(running)).toBe(now + 1500);
    const after = doWhatIsDue(running, now + 1500, timing, standIn)!;
    expect(after.answers.every(({ by, picks }) => by === 'order' && picks[0] === 'pass')).toBe(true);
    expect(after.table.seats.map(({ timeouts }) => timeouts)).toEqual([0, 0, 0, 0]);
  });

  it('last their time also for the only one who plays, while another only looks on', () => {
    const { running, now } = atWindow(live, defaultOrders, {}, 2, ({ table: { seats }, state }) => {
      seats[1].covered = true;
      return state.questions.some(({ secret, seat }) => secret && seat === 0);
    });
    const { asked } = running.table.game!;
    expect(asked.find(({ seat }) => seat === 0)).toMatchObject({ ready: now + 1500, timed: true });
  });

  it('last as long as the table says', () => {
    const { running, now } = atWindow(live, defaultOrders, { reactions: 10 });
    expect(dueAt(running)).toBe(now + 10_000);
  });

  it('stay open longer for whoever asks, also without being able to react', () => {
    const { running, now } = atWindow(live);
    const draft = draftOf(running);
    hold(draft.table, draft.game, 2, now + 1000);
    expect(dueAt(draft)).toBe(now + 1000 + holdTime);
    const update = updateFor(draft, null, [], now);
    expect(update).toMatchObject({ reactionsUntil: now + 1000 + holdTime, held: [2] });
  });

  it('wait for those who want to be asked where the table says so, on the clock but not on the reserve', () => {
    const asksAlways: Orders = { otherwise: 'always', windows: {} };
    let at = atWindow(live, asksAlways, { reactions: 'wait' });
    const able = () => module.pending(at.running.state as State).find(({ options }) => options.length > 1);
    for (let n = 0; n < 100 && !able(); n++) at = atWindow(live, asksAlways, { reactions: 'wait' });
    const { running, now } = at;
    const after = doWhatIsDue(running, now + 59_999, timing, standIn);
    expect(after?.answers.map(({ seat }) => seat) ?? []).not.toContain(able()?.seat);
    expect(dueAt(after ?? running)).toBe(now + 60_000);
  });

  it('follow the order for their own window before the general one', () => {
    const { running } = atWindow(live, defaultOrders, { reactions: 'wait' });
    const question = running.state.questions.find((q) => q.secret)!;
    const { window } = running.state.stack[question.at] as unknown as { window: string };
    for (const seat of running.table.seats)
      seat.orders = { otherwise: 'always', windows: { [window]: 'never' } };
    const after = doWhatIsDue(running, running.table.game!.asked[0].since + 1500, timing, standIn);
    expect(after!.answers.map(({ seat }) => seat)).toContain(question.seat);
  });

  it('tell the others only that reactions are possible', () => {
    const { running, now } = atWindow(live);
    const game = running.table.game as GameRecord;
    const seats = game.asked.map(({ seat }) => seat);
    for (const seat of [0, 1, 2, 3, null]) {
      const update = updateFor(running, seat, [], now);
      expect(update.reactionsPossible).toBe(true);
      expect(update.view.waitingFor).toEqual([]);
      const own = seat !== null && seats.includes(seat);
      expect(update.clocks.map((clock) => clock.seat)).toEqual(own ? [seat] : []);
      expect(Object.keys(update.windows)).toHaveLength(own ? 1 : 0);
    }
    expect(deadline(running.table, game, game.asked[0])).toBe(now + 1500);
    expect(updateFor(running, null, [], now).reactionsUntil).toBe(now + 1500);
  });
});

describe('stand-ins', () => {
  it('are there for bots, for whoever is away and for whoever is out of time, and for nobody else', () => {
    const running = begun(live, 2);
    expect(seatsToStandInFor(running, start)).toEqual([2, 3]);
    running.table.seats[1].covered = true;
    expect(seatsToStandInFor(running, start)).toEqual([1, 2, 3]);
    running.table.seats[1].covered = false;
    const late = [...new Set([running.table.game!.asked[0].seat, 2, 3])].sort();
    expect(seatsToStandInFor(running, start + 10_000_000)).toEqual(late);
  });
});

describe('admirals', () => {
  it('take at least the time they may think for, whatever they are asked and whatever they hold', () => {
    for (const clock of [live, { kind: 'slow', hours: 24 } as const]) {
      const record = table(clock, 1);
      for (const seat of record.seats) if (seat.kind === 'bot') seat.level = 'admiral';
      let running: Running = startGame(record, 'admirals', start, { ...timing, botDelay: [0, 0] });
      let asked = 0;
      for (let now = start, n = 0; n < 60 && running.table.phase === 'playing'; n++) {
        for (const { seat, secret, since, ready } of running.table.game!.asked) {
          if (secret || seat === 0) continue;
          expect(ready).toBe(since + 400);
          asked++;
        }
        for (const seat of running.table.seats) seat.covered = seat.kind === 'person';
        now = dueAt(running)!;
        running = doWhatIsDue(running, now, { ...timing, botDelay: [0, 0] }, standIn)!;
      }
      expect(asked).toBeGreaterThan(10);
    }
  });
});

describe('who is called to the table from elsewhere', () => {
  const slow: Clock = { kind: 'slow', hours: 24 };

  it('for a reaction, only those whose standing orders ask for it, and only where there is time', () => {
    const asks = atWindow(slow, { otherwise: 'always', windows: {} }).running;
    const asked = asks.table.game!.asked.map(({ seat }) => `u${seat}`);
    expect(called(asks).every((user) => asked.includes(user))).toBe(true);
    expect(called(atWindow(slow, { otherwise: 'never', windows: {} }).running)).toEqual([]);
    expect(called(atWindow(live, { otherwise: 'always', windows: {} }).running)).toEqual([]);
  });

  it('for a decision, whoever plays and has no bot in the seat', () => {
    const running = begun(live, 4);
    const [{ seat }] = running.table.game!.asked;
    expect(called(running)).toEqual([`u${seat}`]);
    running.table.seats[seat].covered = true;
    expect(called(running)).toEqual([]);
  });
});
