import { type OpenQuestion, unasked } from '../answer';
import type { Fact, MachineState } from '../state';
import { checkExpectations } from './expect';
import { openQuestions, type Play } from './game';
import type { Failure, Written } from './written';

/** What was done in one step, in a line. */
export interface StepReport {
  readonly line: number;
  readonly did: string;
}

const refusals = [
  'game-over',
  'no-such-question',
  'already-answered',
  'unknown-option',
  'picked-twice',
  'too-few',
  'too-many',
  'not-together',
  'not-now',
] as const;

interface Intent {
  readonly who: Written;
  readonly ask?: Written;
  readonly pick: Written;
  readonly refused?: Written;
}

/** `saul-tigh: command`, or the long form with `who` and `pick`. */
function readIntent(step: Written): Intent {
  const { entries } = step;
  if (entries.has('who')) {
    const { who, ask, pick, refused } = step.fields('who', 'ask', 'pick', 'refused');
    if (!who || !pick) step.fail('an answer needs `who` and `pick`');
    return { who, pick, ...(ask && { ask }), ...(refused && { refused }) };
  }
  const [first, ...more] = [...entries];
  if (!first || more.length > 0)
    step.fail('a step is one answer (`character: pick`), or one of `who`, `pass`, `expect`, `now`');
  const [key, pick] = first;
  return { who: pick.keyed(key), pick };
}

function questionFor<S extends MachineState, F extends Fact>(
  play: Play<S, F>,
  seat: number,
  { who, ask, pick }: Intent,
): OpenQuestion {
  const { game, state } = play;
  const own = game.pending(state).filter((q) => q.seat === seat);
  const question = ask ? own.find((q) => q.ask === ask.text) : own[0];
  if (question) return question;
  const what = ask ? `not asked "${ask.text}"` : `not being asked, so cannot pick ${pick.shown}`;
  return who.fail(`${game.seatName(state, seat)} is ${what}. ${openQuestions(play)}`);
}

/** What is picked, by the ids of the options; one that has other names may be called by them where that leaves no doubt. */
function idsOf<S extends MachineState, F extends Fact>(
  { game }: Play<S, F>,
  question: OpenQuestion | undefined,
  picks: readonly string[],
): string[] {
  const ids = question?.options.map(({ id }) => id) ?? [];
  return picks.map((pick) => {
    if (ids.includes(pick)) return pick;
    const meant = ids.filter((id) => game.optionNames?.(id).includes(pick));
    return meant.length === 1 ? meant[0] : pick;
  });
}

function answerRefused<S extends MachineState, F extends Fact>(
  play: Play<S, F>,
  seat: number,
  intent: Intent,
): void {
  const { game, state } = play;
  const refused = intent.refused as Written;
  if (refused.plain !== true) refused.oneOf(refusals, 'refusal');
  intent.ask?.oneOf(game.asks(), 'question');
  const own = game.pending(state).filter((q) => q.seat === seat);
  const question = intent.ask ? own.find((q) => q.ask === intent.ask?.text) : own[0];
  const before = JSON.stringify(state);
  const written = intent.pick.items.map((p) => p.id);
  const picks = idsOf(play, question, written);
  const answered = game.answer(state, { seat, question: question?.id ?? state.asked[seat] ?? 0, picks });
  if (answered.ok) {
    refused.fail(`expected ${intent.pick.shown} to be refused, but it was taken`);
    return;
  }
  if (refused.plain !== true && answered.refusal.reason !== refused.text)
    refused.fail(
      `expected ${refused.text}, but it was refused as ${answered.refusal.reason}: ${answered.refusal.message}`,
    );
  if (JSON.stringify(state) !== before) refused.fail('the answer was refused and yet changed the state');
}

function answerStep<S extends MachineState, F extends Fact>(play: Play<S, F>, step: Written): string {
  const { game, state } = play;
  const intent = readIntent(step);
  const seat = game.seat(state, intent.who);
  const picks = intent.pick.items.map((p) => p.id);
  const name = game.seatName(state, seat);
  if (intent.refused) {
    answerRefused(play, seat, intent);
    return `${name} is refused ${picks.join(', ')}`;
  }
  if (picks.length === 1 && !intent.ask && game.unasked?.(state, seat).includes(picks[0])) {
    const done = game.answer(state, { seat, question: unasked, picks });
    if (done.ok) play.facts.push(...done.facts);
    return `${name} does ${picks[0]} unasked`;
  }
  const isMoot = picks.length === 1 && !state.over && game.mayBeMoot?.(picks[0]);
  const mayPass = (q: OpenQuestion) => q.seat === seat && q.options.some(({ id }) => id === picks[0]);
  if (isMoot && !game.pending(state).some(mayPass)) return `${name} need not be asked, and passes`;
  const question = questionFor(play, seat, intent);
  const answered = game.answer(state, { seat, question: question.id, picks: idsOf(play, question, picks) });
  if (!answered.ok) {
    const { message } = answered.refusal;
    return intent.pick.fail(`${name} cannot answer "${question.ask}" so: ${message} ${openQuestions(play)}`);
  }
  play.facts.push(...answered.facts);
  return `${name} answers ${question.ask}: ${picks.join(', ') || 'nothing'}`;
}

const usualPass = (question: OpenQuestion): readonly string[] | undefined => {
  // Elsewhere an option of this name is a choice like any other: to let a check pass.
  if (question.ask === 'react') return ['pass'];
  return question.min === 0 ? [] : undefined;
};

/** How the questions that a `pass` is about are passed: all, those of some players, or those of some asks. */
function passes<S extends MachineState, F extends Fact>(
  play: Play<S, F>,
  pass: Written,
): (q: OpenQuestion) => readonly string[] | undefined {
  const { game, state } = play;
  const passOf = game.passOf?.bind(game) ?? usualPass;
  if (pass.plain === 'all') return (q) => passOf(q, false);
  const asks = new Set<string>();
  const seats = new Set<number>();
  for (const item of pass.items) {
    if (game.asks().includes(item.id)) asks.add(item.id);
    else seats.add(game.seat(state, item));
  }
  return (q) => {
    const named = asks.has(q.ask);
    return named || seats.has(q.seat) ? passOf(q, named) : undefined;
  };
}

const endless = 10_000;

function passStep<S extends MachineState, F extends Fact>(play: Play<S, F>, pass: Written): string {
  const { game, state } = play;
  const meant = passes(play, pass);
  for (let n = 0; n < endless; n++) {
    const question = game.pending(state).find((q) => meant(q));
    if (!question) {
      const isMoot = pass.plain === 'all' || pass.items.every(({ id }) => game.mayBeMoot?.(id));
      if (n === 0 && !isMoot) pass.fail(`there is nothing to pass. ${openQuestions(play)}`);
      return `${n} passed`;
    }
    const picks = meant(question) ?? [];
    const answered = game.answer(state, { seat: question.seat, question: question.id, picks });
    if (!answered.ok) return pass.fail(answered.refusal.message);
    play.facts.push(...answered.facts);
  }
  return pass.fail('passing never ends');
}

/** Carries out one step of `when`. What goes wrong is thrown, or returned where the scenario can go on. */
export function takeStep<S extends MachineState, F extends Fact>(
  play: Play<S, F>,
  step: Written,
): { readonly did: string; readonly failures: readonly Failure[] } {
  const { entries } = step;
  const pass = entries.get('pass');
  if (pass && entries.size === 1) return { did: passStep(play, pass), failures: [] };
  const expected = entries.get('expect');
  if (expected && entries.size === 1) {
    const failures = checkExpectations(play, expected);
    play.told = play.facts.length;
    return { did: 'looked', failures };
  }
  const now = entries.get('now');
  if (now && entries.size === 1) {
    play.facts.push(...play.game.goOn(play.state, now));
    return { did: `started ${now.shown}`, failures: [] };
  }
  return { did: answerStep(play, step), failures: [] };
}
