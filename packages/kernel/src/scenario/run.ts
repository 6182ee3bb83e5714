import type { Fact, MachineState } from '../state';
import { checkExpectations } from './expect';
import { openQuestions, type Play, type ScenarioGame } from './game';
import { documentsIn, type Unread } from './read';
import { type StepReport, takeStep } from './steps';
import { type Failure, ScenarioError, type Written } from './written';

/** What came of one scenario. */
export interface ScenarioResult {
  readonly name: string;
  /** Line of the file where it begins. */
  readonly line: number;
  /** Ids of the rules that it proves. */
  readonly rules: readonly string[];
  readonly ok: boolean;
  readonly failures: readonly Failure[];
  readonly steps: readonly StepReport[];
  /** Who was being asked what at the end, if it came so far. */
  readonly end?: string;
}

/** A scenario as it stands in its file, cases told apart. */
export interface Scenario {
  readonly name: string;
  readonly where: string;
  readonly line: number;
  readonly rules: readonly Written[];
  readonly given?: Written;
  readonly steps?: Written;
  readonly outcome?: Written;
}

const keys = ['name', 'note', 'rules', 'given', 'when', 'then', 'cases'] as const;

/** A case takes the place of what the scenario says; of `given`, only the keys that it names. */
function caseOf(outer: Partial<Record<(typeof keys)[number], Written>>, written: Written, name: string) {
  const own = written.fields('name', 'note', 'rules', 'given', 'when', 'then');
  const given = outer.given ? outer.given.overlaid(own.given) : own.given;
  return {
    name: `${name}: ${own.name?.id ?? written.where}`,
    where: written.where,
    line: written.line,
    rules: (own.rules ?? outer.rules)?.items ?? [],
    given,
    steps: own.when ?? outer.when,
    outcome: own.then ?? outer.then,
  };
}

function scenariosIn(document: Written): Scenario[] {
  if (document.isList) return document.items.flatMap(scenariosIn);
  const outer = document.fields(...keys);
  const name = outer.name?.id;
  if (!name) document.fail('a scenario needs a `name`');
  if (outer.cases) {
    if (outer.cases.items.length === 0) outer.cases.fail('`cases` has no case');
    return outer.cases.items.map((each) => caseOf(outer, each, name));
  }
  const { given, when: steps, then: outcome, rules } = outer;
  return [
    { name, where: document.where, line: document.line, rules: rules?.items ?? [], given, steps, outcome },
  ];
}

/** Every scenario of a file. Fails where the file cannot be read. */
export function readScenarios(text: string): Scenario[] {
  return documentsIn(text).flatMap((document) => scenariosIn(document.read()));
}

function failuresOf(error: unknown, line: number): readonly Failure[] {
  if (error instanceof ScenarioError) return error.failures;
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return [{ where: 'rules', line, message: `the rules broke down: ${message}` }];
}

/** A scenario that does and expects nothing would hold whatever the rules do. */
function provesNothing({ where, line, steps, outcome }: Scenario): Failure[] {
  const holds = (part: Written | undefined) =>
    part && (part.isMap ? part.entries.size : part.items.length) > 0;
  if (holds(steps) || holds(outcome)) return [];
  return [{ where, line, message: 'a scenario needs `when` or `then`: it says nothing about what happens' }];
}

/** What `then` says of a `given` that must be refused. */
function refusalOf({ outcome }: Scenario): Written | undefined {
  const impossible = outcome?.isMap ? outcome.entries.get('impossible') : undefined;
  if (impossible) outcome?.fields('impossible');
  return impossible;
}

/** Tries to begin what must not be possible, with these words in what is said against it. */
function tryToBegin<S extends MachineState, F extends Fact>(
  game: ScenarioGame<S, F>,
  { given, steps }: Scenario,
  impossible: Written,
): void {
  steps?.fail('where the table is impossible, nothing can be done');
  const words = impossible.text;
  try {
    game.begin(given);
  } catch (error) {
    if (error instanceof ScenarioError && error.failures.some(({ message }) => message.includes(words)))
      return;
    throw error;
  }
  impossible.fail('the table is possible');
}

/** Plays a scenario, or makes sure that it cannot be played. */
export function playScenario<S extends MachineState, F extends Fact>(
  game: ScenarioGame<S, F>,
  scenario: Scenario,
): ScenarioResult {
  const failures: Failure[] = [];
  const steps: StepReport[] = [];
  let end: string | undefined;
  try {
    for (const rule of scenario.rules) if (!game.knowsRule(rule.id)) rule.fail(`there is no rule ${rule.id}`);
    const impossible = refusalOf(scenario);
    if (impossible) tryToBegin(game, scenario, impossible);
    else end = play(game, scenario, failures, steps);
  } catch (error) {
    failures.push(...failuresOf(error, scenario.line));
  }
  const { name, line } = scenario;
  const rules = scenario.rules.map((r) => r.id);
  return { name, line, rules, ok: failures.length === 0, failures, steps, ...(end !== undefined && { end }) };
}

/** Builds the position, takes the steps and looks at what came of it; tells who is being asked what then. */
function play<S extends MachineState, F extends Fact>(
  game: ScenarioGame<S, F>,
  scenario: Scenario,
  failures: Failure[],
  steps: StepReport[],
): string {
  const { state, facts } = game.begin(scenario.given);
  const played: Play<S, F> = { game, state, facts: [...facts], told: 0 };
  for (const step of scenario.steps?.items ?? []) {
    const { did, failures: found } = takeStep(played, step);
    failures.push(...found);
    steps.push({ line: step.line, did });
  }
  failures.push(...provesNothing(scenario));
  if (scenario.outcome) failures.push(...checkExpectations(played, scenario.outcome));
  return openQuestions(played);
}

function playDocument<S extends MachineState, F extends Fact>(
  game: ScenarioGame<S, F>,
  document: Unread,
): ScenarioResult[] {
  let scenarios: Scenario[];
  try {
    scenarios = scenariosIn(document.read());
  } catch (error) {
    const unread = { name: 'unreadable', line: document.line, rules: [] };
    return [{ ...unread, ok: false, failures: failuresOf(error, unread.line), steps: [] }];
  }
  return scenarios.map((scenario) => playScenario(game, scenario));
}

/** A file without scenarios holds nothing that it was meant to hold. */
const nothingThere: ScenarioResult = {
  name: 'unreadable',
  line: 1,
  rules: [],
  ok: false,
  failures: [{ where: 'file', line: 1, message: 'there is no scenario here' }],
  steps: [],
};

/** Plays every scenario of a file. A document that cannot be read is one failed scenario. */
export function playScenarios<S extends MachineState, F extends Fact>(
  game: ScenarioGame<S, F>,
  text: string,
): ScenarioResult[] {
  const results = documentsIn(game.reword?.(text) ?? text).flatMap((document) =>
    playDocument(game, document),
  );
  return results.length === 0 ? [nothingThere] : results;
}
