import type { Answer, Answered } from '../answer';
import type { Beginning, GameModule, GameView } from '../game-module';
import type { GameOptions } from '../game-options';
import { type Chooser, chooser, randomPicks } from '../random-player';
import type { Fact, MachineState, OpenQuestion } from '../state';

/**
 * What holds for every game of any module, tried out in random games. Each property says what is wrong, or nothing, so that it can
 * be looked at by whatever runs tests.
 */

const tooLong = 20_000;

type Module<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
> = GameModule<S, F, V, O, Setup>;

/** Something that has one beginning, and players who answer at random from one seed. */
export interface Tried<O extends GameOptions, Setup> {
  readonly beginning: Beginning<O, Setup>;
  readonly seed: number;
}

function givenAtRandom(questions: readonly OpenQuestion[], pick: Chooser): Answer {
  const question = questions[pick(questions.length)];
  return { seat: question.seat, question: question.id, picks: randomPicks(question, pick) };
}

/** Plays to the end; `look` sees every answer before it is given, and may say that something is wrong. */
function playedThrough<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
>(
  module: Module<S, F, V, O, Setup>,
  { beginning, seed }: Tried<O, Setup>,
  look: (
    state: S,
    questions: readonly OpenQuestion[],
    given: Answer,
    answers: readonly Answer[],
  ) => string | undefined,
  told?: (answered: Answered<F>) => string | undefined,
): { readonly wrong: string | undefined; readonly state: S; readonly answers: readonly Answer[] } {
  const { state } = module.start(beginning);
  const pick = chooser(seed);
  const answers: Answer[] = [];
  while (!state.over) {
    const questions = module.pending(state);
    if (questions.length === 0) return { wrong: 'nobody is asked anything', state, answers };
    const given = givenAtRandom(questions, pick);
    const wrong = look(state, questions, given, answers);
    if (wrong !== undefined) return { wrong: `after ${answers.length} answers: ${wrong}`, state, answers };
    const answered = module.answer(state, given);
    const odd = told?.(answered);
    if (odd !== undefined) return { wrong: `after ${answers.length} answers: ${odd}`, state, answers };
    if (!answered.ok) {
      // Picks that are offered one by one and may not go together.
      if (answered.refusal.reason === 'not-together') continue;
      return { wrong: `what was offered is refused: ${answered.refusal.message}`, state, answers };
    }
    answers.push(given);
    if (answers.length > tooLong) return { wrong: 'the game does not end', state, answers };
  }
  return { wrong: undefined, state, answers };
}

const text = (value: unknown): string => JSON.stringify(value);

/** A game that is stored and read again, or forked, at every question plays on identically. */
export function playsOnFromCopies<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
>(module: Module<S, F, V, O, Setup>, tried: Tried<O, Setup>): string | undefined {
  const asJson = (state: S): unknown => JSON.parse(text(module.save(state)));
  /** One is stored and read again at every question, one is forked. */
  const copying: readonly ((state: S) => S)[] = [
    (state) => module.load(asJson(state)),
    (state) => module.fork(state),
  ];
  const copies = copying.map(() => module.start(tried.beginning).state);
  let said: string[] = [];
  const { wrong, state } = playedThrough(
    module,
    tried,
    (_state, questions, given) => {
      const asked = text(questions);
      said = [];
      for (const [i, copy] of copying.entries()) {
        copies[i] = copy(copies[i]);
        if (text(module.pending(copies[i])) !== asked) return 'a copy asks something else';
        said.push(text(module.answer(copies[i], given)));
      }
      return undefined;
    },
    (answered) => (said.every((each) => each === text(answered)) ? undefined : 'a copy tells something else'),
  );
  if (wrong !== undefined) return wrong;
  const end = text(sorted(asJson(state)));
  return copies.every((copy) => text(sorted(asJson(copy))) === end) ? undefined : 'a copy has become another';
}

/** The same value with its fields in the order of their names. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each)]));
}

/** A game is its beginning and its answers, and an answer is taken back by leaving it out. */
export function isItsAnswers<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
>(module: Module<S, F, V, O, Setup>, tried: Tried<O, Setup>): string | undefined {
  const played = playedThrough(module, tried, (state, _questions, _given, answers) => {
    if (answers.length % 37 !== 5) return undefined;
    const again = module.replay(tried.beginning, answers);
    return text(again) === text(state) ? undefined : 'without the next answer it is not as it was before';
  });
  if (played.wrong !== undefined) return played.wrong;
  const again = module.replay(tried.beginning, played.answers);
  return text(again) === text(played.state) ? undefined : 'the same answers lead elsewhere';
}

/** What was not offered is refused and changes nothing. */
export function refusesWhatIsNotOffered<
  S extends MachineState,
  F extends Fact,
  V extends GameView,
  O extends GameOptions,
  Setup,
>(module: Module<S, F, V, O, Setup>, tried: Tried<O, Setup>, rubbish: string): string | undefined {
  const { players } = tried.beginning.options;
  return playedThrough(module, tried, (state, questions, _given, answers) => {
    if (answers.length % 11 > 0) return undefined;
    const before = text(state);
    const [{ seat, id, options, max }] = questions;
    const all = options.map((option) => option.id);
    const bad: Answer[] = [
      { seat, question: id, picks: [`${rubbish}?`] },
      { seat, question: id + 1, picks: [all[0]] },
      { seat: (seat + 1) % players, question: id + 5000, picks: [all[0]] },
      { seat, question: id, picks: [...all, ...all].slice(0, max + 1) },
    ];
    for (const given of bad) if (module.answer(state, given).ok) return `${text(given)} is taken`;
    return text(state) === before ? undefined : 'a refused answer has changed the game';
  }).wrong;
}
