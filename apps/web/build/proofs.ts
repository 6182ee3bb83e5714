import type { Proof, Proofs } from '../src/rulebook/proofs.ts';

/** A rule as `ragtag rules --json` lists it. */
export interface CitedRule {
  readonly id: string;
  readonly tests: readonly { readonly file: string; readonly line: number; readonly test: string }[];
}

/** A scenario as `ragtag scenario --json` reports it. */
export interface ScenarioOutcome {
  readonly file: string;
  readonly line: number;
  readonly ok: boolean;
}

export interface Evidence {
  readonly rules: readonly CitedRule[];
  readonly playable: readonly string[];
  readonly outcomes: readonly ScenarioOutcome[];
  /** What came of each test file in the last test run; files that have changed since are not among them. */
  readonly ran: ReadonlyMap<string, 'passed' | 'failed'>;
  read(file: string): string;
}

/** One scenario of a file: where it stands and how it is written. */
interface WrittenScenario {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const isScenarioFile = (file: string) => /\.ya?ml$/.test(file);

/** Puts together which tests cite which rule, what came of them, and the scenarios that play worked examples. */
export function gatherProofs({ rules, playable, outcomes, ran, read }: Evidence): Proofs {
  const tests: Proof[] = [];
  const known = new Map<string, number>();
  const scenariosOf = new Map<string, readonly WrittenScenario[]>();
  const scenariosIn = (file: string) => {
    const found = scenariosOf.get(file) ?? documentsIn(read(file));
    scenariosOf.set(file, found);
    return found;
  };
  const add = (key: string, proof: () => Proof): number => {
    const at = known.get(key) ?? tests.push(proof()) - 1;
    known.set(key, at);
    return at;
  };
  const scenarioProof = (file: string, { name, from, to, text }: WrittenScenario): Proof => {
    const own = outcomes.filter((o) => o.file === file && o.line >= from && o.line <= to);
    const result = own.length > 0 && own.every(({ ok }) => ok) ? 'passed' : 'failed';
    return { name, file, line: from, result, text };
  };
  const proofOf = ({ file, line, test }: CitedRule['tests'][number]): number => {
    const scenario = isScenarioFile(file)
      ? scenariosIn(file).find(({ from, to }) => line >= from && line <= to)
      : undefined;
    if (scenario) return add(`${file}:${scenario.from}`, () => scenarioProof(file, scenario));
    return add(`${file}:${line}`, () => ({ name: test, file, line, result: ran.get(file) ?? 'not-run' }));
  };
  const byRule = Object.fromEntries(
    rules
      .filter((rule) => rule.tests.length > 0)
      .map((rule) => [rule.id, [...new Set(rule.tests.map(proofOf))]]),
  );
  return { playable, rules: byRule, tests, examples: examplesIn(tests) };
}

/** The scenarios of each worked example: those that are named after it, in the order in which they are written. */
function examplesIn(tests: readonly Proof[]): Record<string, number[]> {
  const examples: Record<string, number[]> = {};
  tests.forEach(({ name, text, result }, at) => {
    const id = /^[EX]-\d+/.exec(name)?.[0];
    if (!id || text === undefined || result !== 'passed') return;
    examples[id] = [...(examples[id] ?? []), at];
  });
  for (const found of Object.values(examples)) found.sort((a, b) => inOrder(tests[a], tests[b]));
  return examples;
}

const inOrder = (a: Proof, b: Proof) => a.file.localeCompare(b.file) || a.line - b.line;

/** The documents of a scenario file, without the comments before them. */
function documentsIn(source: string): WrittenScenario[] {
  const found: WrittenScenario[] = [];
  let from = 1;
  for (const part of source.split(/^---$/m)) {
    const lines = part.split('\n').length - 1;
    const text = part.replace(/^(?:\s*#.*\n|\s*\n)*/, '').trimEnd();
    const name = /^name: *(.+)$/m.exec(text)?.[1].trim();
    if (name !== undefined) {
      const plain = /^'.*'$/.test(name)
        ? name.slice(1, -1).replaceAll("''", "'")
        : name.replace(/^"(.*)"$/, '$1');
      found.push({ name: plain, from, to: from + lines, text });
    }
    from += lines;
  }
  return found;
}
