import { type BoardFact, newGame, type Options, resolveOptions, type View, view } from '@ragtag/board-game';
import { afterEach, expect, test, vi } from 'vitest';
import { showing } from '../../../src/board-game/showing';
import { mostPerTurn, type Pace } from '../../../src/shell/game/pace';
import { Presenter } from '../../../src/shell/game/presenter';
import type { GameSource, GivenAnswer, News } from '../../../src/shell/game/source';
import { noAside } from '../../../src/shell/game/source';

afterEach(() => void vi.useRealTimers());

/** A source that tells what the test tells, and keeps what is answered. */
class ToldSource implements GameSource {
  readonly kind = 'remote';
  readonly id = 'told';
  readonly shared = false;
  readonly coached = false;
  readonly answers: (readonly string[])[] = [];
  tell: (news: News) => void = () => undefined;
  subscribe(listener: (news: News) => void) {
    this.tell = listener;
    return () => undefined;
  }
  answer(_question: number, picks: readonly string[]) {
    this.answers.push(picks);
  }
  readonly watch = () => () => undefined;
  readonly aside = () => noAside;
  answerAll(answers: readonly GivenAnswer[]) {
    this.answers.push(...answers.map(({ question, picks }) => [String(question), ...picks]));
  }
  look() {}
  say() {}
  setOrders() {}
  undo() {}
  close() {}
}

function firstView(): View {
  const resolution = resolveOptions({ players: 3 });
  if (!resolution.ok) throw new Error('no options');
  const options: Options = resolution.options;
  const { state } = newGame(options, 'presenter', ['Ada', 'Ben', 'Cyd']);
  const [{ seat }] = state.questions;
  return view(state, seat);
}

/** A presenter that has been told how a game begins. */
function watching(pace: Pace) {
  const source = new ToldSource();
  const presenter = new Presenter(source, pace, showing);
  presenter.start();
  const now = firstView();
  source.tell({ is: 'sync', view: now, facts: [] });
  return { source, presenter, now };
}

function asked() {
  const { source, presenter, now } = watching('off');
  const [{ id, options }] = now.questions;
  return { source, presenter, now, id, options };
}

test('news older than an answer on its way do not let it be answered again', () => {
  const { source, presenter, now, id, options } = asked();
  presenter.answer(id, [options[0].id]);
  source.tell({ is: 'batches', batches: [{ view: now, facts: [] }] });
  presenter.answer(id, [options[1].id]);
  expect(presenter.shown().sent).toBe(true);
  expect(source.answers).toEqual([[options[0].id]]);
  source.tell({ is: 'batches', batches: [{ view: { ...now, questions: [] }, facts: [] }] });
  expect(presenter.shown().sent).toBe(false);
});

test('a screen that is passed on stays covered until it shows what is the next player’s', () => {
  const { source, presenter, now } = asked();
  source.tell({ is: 'handover', seat: 1 });
  presenter.look(1);
  expect(presenter.shown()).toMatchObject({ handover: 1, view: { seat: now.seat } });
  source.tell({ is: 'sync', view: { ...now, seat: 1 }, facts: [] });
  expect(presenter.shown()).toMatchObject({ handover: null, view: { seat: 1 } });
});

test('whose turn it is and which step move on as they are told', () => {
  vi.useFakeTimers();
  const { source, presenter, now } = watching('calm');
  const after = { ...now, turn: { seat: 2, number: 6, step: 'action' } };
  const facts: BoardFact[] = [
    { fact: 'step', step: 'activate', seat: 1 },
    { fact: 'icon-activated', icon: 'raiders', cause: { kind: 'rule', id: 'crisis' } },
    { fact: 'turn-started', seat: 2, turn: 6 },
    { fact: 'step', step: 'movement', seat: 2 },
    { fact: 'moved', seat: 2, to: 'command' },
  ];
  source.tell({ is: 'batches', batches: [{ view: after, facts }] });
  const seen: View['turn'][] = [];
  for (let n = 0; n < 10 && !presenter.shown().settled; n++) {
    const { view, beat } = presenter.shown();
    if (view && beat) seen.push((view as View).turn);
    vi.advanceTimersToNextTimer();
  }
  expect(seen).toEqual([
    { ...now.turn, step: 'activate' },
    { ...now.turn, seat: 2, number: 6, step: 'receive-skills' },
    { ...now.turn, seat: 2, number: 6, step: 'movement' },
  ]);
  expect(presenter.shown().view).toEqual(after);
});

test('a turn in which much happens is shown faster, and takes no longer than a turn may', () => {
  vi.useFakeTimers();
  const source = new ToldSource();
  const presenter = new Presenter(source, 'brisk', showing);
  presenter.start();
  const now = firstView();
  source.tell({ is: 'sync', view: now, facts: [] });
  const cause = { kind: 'rule', id: 'crisis' } as const;
  const facts = Array.from(
    { length: 60 },
    (): BoardFact => ({ fact: 'icon-activated', icon: 'raiders', cause }),
  );
  const begin = Date.now();
  source.tell({
    is: 'batches',
    batches: [
      { view: now, facts: facts.slice(0, 40) },
      { view: now, facts: facts.slice(40) },
    ],
  });
  let beats = 0;
  for (; !presenter.shown().settled; beats++) vi.advanceTimersToNextTimer();
  expect(beats).toBe(60);
  expect(Date.now() - begin).toBeLessThanOrEqual(mostPerTurn.brisk);
  expect(Date.now() - begin).toBeGreaterThan(mostPerTurn.brisk * 0.8);
});

test.each([{ is: 'lost' }, { is: 'refused', message: 'Not now.' }] satisfies News[])(
  'a question can be answered again when its answer is $is',
  (news) => {
    const { source, presenter, id, options } = asked();
    presenter.answer(id, [options[0].id]);
    source.tell(news);
    presenter.answer(id, [options[1].id]);
    expect(source.answers).toEqual([[options[0].id], [options[1].id]]);
  },
);

test('an option of the question that follows is given together with the one that leads to it', () => {
  const { source, presenter, id } = asked();
  presenter.answer(id, ['attack:fore:raider'], 'viper');
  expect(source.answers).toEqual([
    [String(id), 'viper'],
    [String(id + 1), 'attack:fore:raider'],
  ]);
});

test('what is shown for the tenth time takes less of its time', () => {
  vi.useFakeTimers();
  const { source, presenter, now } = watching('calm');
  const fact: BoardFact = {
    fact: 'icon-activated',
    icon: 'raiders',
    cause: { kind: 'rule', id: 'crisis' },
  };
  const lengths = Array.from({ length: 10 }, () => {
    const begin = Date.now();
    source.tell({ is: 'batches', batches: [{ view: now, facts: [fact] }] });
    vi.advanceTimersToNextTimer();
    expect(presenter.shown().settled).toBe(true);
    return Date.now() - begin;
  });
  expect(lengths[0]).toBeGreaterThan(100);
  expect(lengths).toEqual([...Array(9).fill(lengths[0]), lengths[0] * 0.6]);
});
