import type { OpenQuestion } from '../answer';
import type { Fact, MachineState } from '../state';
import { openQuestions, type Play } from './game';
import { Bag, isMissing, lookUp, match, Named, pathProblems, says, unwantedIn, valuesIn } from './match';
import { type Failure, ScenarioError, show, type Written } from './written';

type Facts = readonly Record<string, unknown>[];

const failure = ({ where, line }: Written, message: string): Failure => ({ where, line, message });

/** What cannot be read: each of these is looked at, although one before it was wrong. */
function unreadable(all: readonly Written[], check: (each: Written) => void): Failure[] {
  return all.flatMap((each) => {
    try {
      check(each);
      return [];
    } catch (error) {
      if (error instanceof ScenarioError) return error.failures;
      throw error;
    }
  });
}

const shownFacts = 20;

function storyOf(facts: Facts): string {
  const kept = facts.slice(-shownFacts);
  const lines = kept.map((fact) => `\n    ${show(fact)}`).join('');
  return kept.length < facts.length ? ` Log (its end):${lines}` : ` Log:${lines || ' empty'}`;
}

type CheckFact = (expected: Written) => void;

/** Every expected fact, in this order; others may stand between them. */
function checkLog(expected: Written, facts: Facts, checkFact: CheckFact): Failure[] {
  const wrong = unreadable(expected.items, checkFact);
  if (wrong.length > 0) return wrong;
  let from = 0;
  for (const item of expected.items) {
    const i = facts.findIndex((fact, at) => at >= from && match(item, fact).length === 0);
    if (i < 0) {
      const earlier = facts.some((fact) => match(item, fact).length === 0);
      const said = earlier ? 'comes too early or too seldom' : 'did not happen';
      return [failure(item, `${item.shown} ${said}.${storyOf(facts)}`)];
    }
    from = i + 1;
  }
  return [];
}

function checkNoLog(unwanted: Written, facts: Facts, checkFact: CheckFact): Failure[] {
  const wrong = unreadable(unwanted.items, checkFact);
  if (wrong.length > 0) return wrong;
  return unwanted.items.flatMap((item) => {
    const fact = facts.find((each) => match(item, each).length === 0);
    return fact ? [failure(item, `this should not have happened: ${show(fact)}`)] : [];
  });
}

/** How often facts like these were told: each is `of` and what the number `is`. */
function checkCount(expected: Written, facts: Facts, checkFact: CheckFact): Failure[] {
  return expected.items.flatMap((item) => {
    const { of, is } = item.fields('of', 'is');
    if (!of || !is) return item.fail('a count needs the fact (`of`) and how often it happened (`is`)');
    const wrong = unreadable([of], checkFact);
    if (wrong.length > 0) return wrong;
    const n = facts.filter((fact) => match(of, fact).length === 0).length;
    return match(is, n).length === 0
      ? []
      : [failure(item, `${of.shown} happened ${n} times, not ${is.shown}.${storyOf(facts)}`)];
  });
}

/** How many are to be picked, as it is expected: as one number, or as the least and the most. */
function shownCount({ min, max }: OpenQuestion, expected: Written | undefined) {
  if (!expected?.isNumber) return [min, max];
  return min === max ? min : `${min} to ${max}`;
}

/** A question as an expectation sees it. */
const shownQuestion = (
  question: OpenQuestion,
  count: Written | undefined,
  namesOf: ((id: string) => readonly string[]) | undefined,
) => ({
  ask: question.ask,
  count: shownCount(question, count),
  options: new Bag(question.options.map(({ id }) => (namesOf ? new Named(id, namesOf(id)) : id))),
  secret: question.secret ?? false,
});

function questionsLike<S extends MachineState, F extends Fact>(
  { game, state }: Play<S, F>,
  expected: Written,
): { readonly fitting: OpenQuestion[]; readonly failures: Failure[] } {
  const { who, ...rest } = expected.fields('who', 'ask', 'options', 'count', 'secret');
  const seat = who && game.seat(state, who);
  for (const ask of rest.ask ? valuesIn(rest.ask) : []) ask.oneOf(game.asks(), 'question');
  for (const option of rest.options ? valuesIn(rest.options) : []) game.checkOption(state, option);
  const near = game
    .pending(state)
    .filter((q) => (seat === undefined || q.seat === seat) && (!rest.ask || q.ask === rest.ask.plain));
  const problems = (q: OpenQuestion) => {
    const shown = shownQuestion(q, rest.count, game.optionNames?.bind(game)) as Record<string, unknown>;
    return Object.entries(rest).flatMap(([key, value]) => match(value, shown[key]));
  };
  return {
    fitting: near.filter((q) => problems(q).length === 0),
    failures: near.length === 1 ? problems(near[0]) : [],
  };
}

function checkAsked<S extends MachineState, F extends Fact>(play: Play<S, F>, expected: Written): Failure[] {
  if (expected.plain === 'nobody') {
    const open = play.game.pending(play.state).length;
    return open === 0 ? [] : [failure(expected, openQuestions(play))];
  }
  return expected.items.flatMap((item) => {
    const { fitting, failures } = questionsLike(play, item);
    if (fitting.length > 0) return [];
    return failures.length > 0
      ? failures
      : [failure(item, `nobody is asked ${item.shown}. ${openQuestions(play)}`)];
  });
}

function checkNotAsked<S extends MachineState, F extends Fact>(
  play: Play<S, F>,
  unwanted: Written,
): Failure[] {
  return unwanted.items.flatMap((item) =>
    questionsLike(play, item).fitting.length > 0
      ? [failure(item, `somebody is asked this. ${openQuestions(play)}`)]
      : [],
  );
}

/** What is hidden must be there, by a word that a view could give away. */
function checkHides<S extends MachineState, F extends Fact>(
  { game, state, facts }: Pick<Play<S, F>, 'game' | 'state' | 'facts'>,
  hidden: Written,
  seen: unknown,
): Failure[] {
  const everything = [game.table(state), game.pending(state), facts.map((fact) => game.fact(state, fact))];
  return unreadable(hidden.items, (word) => {
    game.checkId(state, word);
    if (says(seen, word.id)) word.fail(`${word.id} can be seen`);
    if (!game.liesHidden?.(state, word) && !says(everything, word.id))
      word.fail(`${word.id} is nowhere, so that nothing hides it`);
  });
}

function checkView<S extends MachineState, F extends Fact>(
  { game, state, facts }: Play<S, F>,
  who: string,
  expected: Written,
): Failure[] {
  const seat = who === 'spectator' ? null : game.seat(state, expected.keyed(who));
  const seen = game.view(state, seat);
  const told = game.readable(facts, seat).map((fact) => game.fact(state, fact));
  const checkFact = (fact: Written) => game.checkFact(state, fact);
  const failures: Failure[] = [];
  for (const [key, value] of expected.entries) {
    if (key === 'log') failures.push(...checkLog(value, told, checkFact));
    else if (key === 'noLog') failures.push(...checkNoLog(value, told, checkFact));
    else if (key === 'count') failures.push(...checkCount(value, told, checkFact));
    else if (key === 'absent') {
      const table = game.table(state);
      for (const path of value.items) {
        if (!isMissing(lookUp(seen, path.text))) failures.push(failure(path, `${path.text} can be seen`));
        else failures.push(...pathProblems(path, table));
      }
    } else if (key === 'hides') {
      failures.push(...checkHides({ game, state, facts }, value, [seen, told]));
    } else {
      failures.push(...unreadable(unwantedIn(value.under(key)), (id) => game.checkId(state, id)));
      failures.push(...match(value.under(key), seen));
    }
  }
  return failures;
}

function checkOver<S extends MachineState, F extends Fact>({ state }: Play<S, F>, expected: Written) {
  if (expected.plain === false)
    return state.over ? [failure(expected, `the game is over: ${show(state.over)}`)] : [];
  return state.over ? match(expected, state.over) : [failure(expected, 'the game is not over')];
}

/** Checks a `then`, or an `expect` between the steps. */
export function checkExpectations<S extends MachineState, F extends Fact>(
  play: Play<S, F>,
  expected: Written,
): Failure[] {
  const { game, state, facts } = play;
  const {
    state: paths,
    asked,
    notAsked,
    waitingFor,
    log,
    noLog,
    news,
    noNews,
    count,
    view,
    over,
  } = expected.fields(
    'state',
    'asked',
    'notAsked',
    'waitingFor',
    'log',
    'noLog',
    'news',
    'noNews',
    'count',
    'view',
    'over',
  );
  const story = facts.map((fact) => game.fact(state, fact));
  const fresh = story.slice(play.told);
  const checkFact = (fact: Written) => game.checkFact(state, fact);
  const failures: Failure[] = [];
  if (paths) {
    failures.push(...unreadable(unwantedIn(paths), (id) => game.checkId(state, id)));
    failures.push(...match(paths, game.table(state)));
  }
  if (asked) failures.push(...checkAsked(play, asked));
  if (notAsked) failures.push(...checkNotAsked(play, notAsked));
  if (waitingFor) {
    failures.push(...unreadable(valuesIn(waitingFor), (who) => game.seat(state, who)));
    const seats = [...new Set(game.pending(state).map((q) => q.seat))];
    failures.push(...match(waitingFor, new Bag(seats.map((seat) => game.player(state, seat)))));
  }
  if (log) failures.push(...checkLog(log, story, checkFact));
  if (noLog) failures.push(...checkNoLog(noLog, story, checkFact));
  if (news) failures.push(...checkLog(news, fresh, checkFact));
  if (noNews) failures.push(...checkNoLog(noNews, fresh, checkFact));
  if (count) failures.push(...checkCount(count, story, checkFact));
  if (view) for (const [who, seen] of view.entries) failures.push(...checkView(play, who, seen));
  if (over) failures.push(...checkOver(play, over));
  return failures;
}
