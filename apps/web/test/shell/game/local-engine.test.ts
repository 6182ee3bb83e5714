import { type Answer, markOfCheck, type StandingOrders, type View } from '@ragtag/board-game';
import { games } from '@ragtag/games';
import { chooser, type Fact, randomPicks } from '@ragtag/kernel';
import type { TinyView } from '@ragtag/tiny-game';
import { describe, expect, test } from 'vitest';
import type { FromEngine } from '../../../src/shell/game/engine-messages';
import { LocalEngine } from '../../../src/shell/game/local-engine';
import type { GameRecord } from '../../../src/shell/game/record';

const words = await games.board.module.words('en');
const board = { ...games.board, standing: words.standing };

const askMe: StandingOrders = { otherwise: 'always', windows: {} };

function newRecord(seed: string, level: 'recruit' | 'admiral' = 'recruit'): GameRecord {
  return {
    id: 'test',
    createdAt: 0,
    updatedAt: 0,
    selection: { players: 4 },
    seed,
    seats: [
      { name: 'Sam', by: 'person' },
      { name: 'Ines', by: 'bot', level },
      { name: 'Tomas', by: 'bot', level },
      { name: 'Vela', by: 'bot' },
    ],
    answers: [],
  };
}

type Progress = Extract<FromEngine, { tell: 'progress' }>;

/** A person's side of a game: what was told, and what is kept. */
class Sitting {
  record: GameRecord;
  engine: LocalEngine;
  view: View | undefined;
  aside: Progress['aside'] | undefined;
  readonly #pick = chooser(7);

  constructor(record: GameRecord, orders = askMe) {
    this.record = record;
    this.engine = new LocalEngine(board, record, 0, orders);
    const sync = this.engine.sync();
    if (sync.tell === 'sync') this.view = sync.view as View;
    this.hear(this.engine.play());
  }

  hear(messages: Iterable<FromEngine>): void {
    for (const message of messages) {
      if (message.tell !== 'progress') throw new Error(JSON.stringify(message));
      const { answers, spoken = [] } = this.record;
      this.record = {
        ...this.record,
        answers: [...answers, ...message.answers],
        spoken: [...spoken, ...message.spoken],
        ...(message.kept && { kept: message.kept }),
      };
      this.view = (message.batches.at(-1)?.view as View | undefined) ?? this.view;
      this.aside = message.aside;
    }
  }

  get question() {
    return this.view?.questions[0];
  }

  /** All that the person has been told, as a page that is opened now hears it. */
  get log(): readonly Fact[] {
    const sync = this.engine.sync();
    return sync.tell === 'sync' ? sync.facts : [];
  }

  /** Answers something; false once the game is over. */
  step(): boolean {
    const { question } = this;
    if (!question) return false;
    const given: Answer = { seat: 0, question: question.id, picks: randomPicks(question, this.#pick) };
    this.hear(this.engine.play([given]));
    return true;
  }
}

function playedFor(steps: number, seed = 'a', orders = askMe): Sitting {
  const sitting = new Sitting(newRecord(seed), orders);
  for (let n = 0; n < steps && sitting.step(); n++);
  return sitting;
}

describe('a game in the page', () => {
  test('goes on from what was kept of it, with what was said', () => {
    const first = playedFor(60);
    expect(first.record.spoken?.length).toBeGreaterThan(3);
    const again = new Sitting(first.record);
    expect(again.view).toEqual(first.view);
    const told = again.engine.sync();
    expect(told.tell === 'sync' && told.said.length).toBe(first.record.spoken?.length);
  });

  test('takes back an answer that revealed nothing at once, and any other when asked to', () => {
    const sitting = playedFor(0, 'b');
    let clean = 0;
    let any = 0;
    for (let n = 0; n < 30 && sitting.question; n++) {
      const { question } = sitting;
      const kept = sitting.record.answers.length;
      sitting.step();
      const before = sitting.engine.before(1);
      expect(before?.answers.length).toBe(kept);
      const back = before && new Sitting(before);
      expect(back?.question).toEqual(question);
      if (sitting.aside?.undoable) clean++;
      else any++;
    }
    expect(clean).toBeGreaterThan(0);
    expect(any).toBeGreaterThan(0);
    expect(playedFor(0, 'b').engine.before(1)).toBeUndefined();
  });

  test('asks for reactions as the standing orders say', () => {
    const reactions = (orders: StandingOrders) => {
      let asked = 0;
      const sitting = playedFor(0, 'c', orders);
      for (let n = 0; n < 150 && sitting.question; n++) {
        if (sitting.question.ask === 'react') {
          asked++;
          expect(sitting.aside?.windows[sitting.question.id]).toMatch(/^[a-z-]+$/);
        }
        sitting.step();
      }
      return asked;
    };
    expect(reactions(askMe)).toBeGreaterThan(0);
    expect(reactions({ otherwise: 'never', windows: {} })).toBe(0);
  });

  test('lets bots hear what a person claims, and keeps it', () => {
    const sitting = playedFor(20, 'd');
    const said = sitting.engine.say({ claim: 'suspects', seat: 2 });
    expect(said).toMatchObject({ tell: 'said', said: [{ seat: 0, name: 'Sam' }] });
    expect(sitting.engine.say({ text: 'hello' })).toBeUndefined();
  });

  test('knows after a reload in which check something was said', () => {
    const sitting = playedFor(0, 'd');
    for (let n = 0; n < 150 && sitting.question?.ask !== 'add-to-check'; n++) sitting.step();
    const check = sitting.view && markOfCheck(sitting.view);
    expect(check).toEqual(expect.any(String));
    const said = sitting.engine.say({ claim: 'can-help', how: 'a-lot' });
    if (said?.tell !== 'said') throw new Error('Nothing was said.');
    expect(said.said).toMatchObject([{ seat: 0, check }]);
    const spoken = [...(sitting.record.spoken ?? []), ...said.spoken];
    const told = new LocalEngine(board, { ...sitting.record, spoken }, 0, askMe).sync();
    expect(told.tell === 'sync' && told.said.at(-1)).toEqual(said.said[0]);
  });

  test('lends admirals time to think, and tells the page meanwhile', () => {
    const sitting = new Sitting(newRecord('e', 'admiral'));
    const began = performance.now();
    for (let n = 0; n < 6; n++) sitting.step();
    expect(sitting.record.answers.length).toBeGreaterThan(6);
    // Generous: what counts is that thinking ends.
    expect(performance.now() - began).toBeLessThan(50_000);
  });

  test('takes answers that belong together as one, or none of them, in any game', async () => {
    const { standing } = await games.tiny.module.words('en');
    const seats = [
      { name: 'Sam', by: 'person' },
      { name: 'Tomas', by: 'bot' },
      { name: 'Vela', by: 'bot' },
    ] as const;
    const record: GameRecord = { ...newRecord('f'), game: 'tiny', selection: { players: 3 }, seats };
    const engine = new LocalEngine({ ...games.tiny, standing }, record, 0, askMe);
    const told = [...engine.play()];
    const sync = engine.sync();
    if (sync.tell !== 'sync') throw new Error('Nothing is told.');
    const view = sync.view as TinyView;
    expect(told.at(-1)).toMatchObject({ tell: 'progress', asked: [0] });
    const [aim] = view.questions;
    const first = { seat: 0, question: aim.id, picks: [aim.options[0].id] };
    const then = (picks: string[]) => [first, { seat: 0, question: aim.id + 1, picks }];
    expect([...engine.play(then(['n99']))]).toMatchObject([{ tell: 'refused' }]);
    expect(engine.sync()).toEqual(sync);
    const [progress] = engine.play(then([`n${view.players[0].hand?.[0]}`]));
    if (progress.tell !== 'progress') throw new Error('Nothing goes on.');
    expect(progress.answers.slice(0, 2)).toMatchObject([first, { seat: 0, question: aim.id + 1 }]);
  });
});

describe('a kept game whose answers lead elsewhere by now', () => {
  /** As if the rules had changed: an answer of long ago is refused, or another one leads on. */
  function changed({ record, view }: Sitting, how: 'refused' | 'other'): { record: GameRecord; view?: View } {
    const answers = [...record.answers];
    const at = answers.findIndex(({ picks }) => picks.length === 1);
    answers[at] = { ...answers[at], picks: how === 'refused' ? ['no-such-option'] : answers[at].picks };
    const seed = how === 'other' ? `${record.seed} and more` : record.seed;
    return { record: { ...record, answers, seed }, view };
  }

  test.each(['refused', 'other'] as const)('goes on from where it was kept (%s)', (how) => {
    const before = playedFor(25, 'kept');
    const { record, view } = changed(before, how);
    expect(record.kept?.after).toBe(record.answers.length);
    const resumed = new Sitting(record);
    expect(resumed.engine.from).toEqual(record.kept);
    expect(resumed.view).toEqual(view);
    // From now on it is known where it goes on from, also after it was played on and opened again.
    resumed.record = { ...resumed.record, from: resumed.engine.from };
    const { question } = resumed;
    for (let n = 0; n < 5; n++) resumed.step();
    const opened = new Sitting(JSON.parse(JSON.stringify(resumed.record)) as GameRecord);
    expect(opened.view).toEqual(resumed.view);
    expect(opened.engine.from?.after).toBe(record.answers.length);
    // Only what was answered since can be taken back.
    const back = opened.engine.before(5);
    expect(back?.answers).toHaveLength(record.answers.length);
    expect(back && new Sitting(back).question).toEqual(question);
    expect(opened.engine.before(6)).toBeUndefined();
  });

  test('tells what was told last before, as far as this build can read it', () => {
    const before = playedFor(25, 'kept');
    const log = before.log;
    expect(log.length).toBeGreaterThan(50);
    const { record } = changed(before, 'refused');
    const resumed = new Sitting(JSON.parse(JSON.stringify(record)) as GameRecord);
    expect(resumed.log).toEqual(log.slice(-resumed.log.length));
    expect(resumed.log.length).toBeGreaterThan(50);
    // It goes on growing, and is there when the game is opened once more.
    resumed.record = { ...resumed.record, from: resumed.engine.from };
    for (let n = 0; n < 5; n++) resumed.step();
    const opened = new Sitting(JSON.parse(JSON.stringify(resumed.record)) as GameRecord);
    expect(opened.log).toEqual(resumed.log);
    const unread = { fact: 'cards-lost-in-time' };
    const kept = record.kept && { ...record.kept, told: [unread, ...(record.kept.told ?? []).slice(-9)] };
    expect(new Sitting({ ...record, kept }).log.length).toBeLessThanOrEqual(10);
  });

  test('is refused with a reason where it was never kept', () => {
    const { record } = changed(playedFor(10, 'lost'), 'refused');
    expect(() => new Sitting({ ...record, kept: undefined })).toThrow('The rules have changed');
  });

  test('is played by its answers where those lead to what was kept', () => {
    const { record, view } = playedFor(15, 'same');
    const again = new Sitting(record);
    expect(again.engine.from).toBeUndefined();
    expect(again.view).toEqual(view);
  });
});
