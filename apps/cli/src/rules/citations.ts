import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isSeq, LineCounter, parseAllDocuments, visit } from 'yaml';
import { filesIn, repositoryRoot } from '../repository';
import { type TestName, testNames } from './test-names';

/** A test that cites a rule, and where it is. */
export interface Citation {
  readonly file: string;
  readonly line: number;
  readonly test: string;
}

/** Ids in a text: words with dots between them. */
const id = /[a-z][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)+/g;

/** All tests that cite a rule, by its id. */
export function citations(known: ReadonlySet<string>): ReadonlyMap<string, readonly Citation[]> {
  const root = repositoryRoot();
  const found = new Map<string, Citation[]>();
  for (const file of filesIn(root, 'test')) {
    for (const { rules, test, line } of citedIn(file, root)) {
      for (const rule of rules) {
        if (!known.has(rule)) continue;
        const others = found.get(rule) ?? [];
        found.set(rule, [...others, { file, line, test }]);
      }
    }
  }
  return found;
}

interface Cited {
  readonly rules: readonly string[];
  readonly test: string;
  readonly line: number;
}

function citedIn(file: string, root: string): Cited[] {
  const source = () => readFileSync(join(root, file), 'utf8');
  if (/\.test\.tsx?$/.test(file)) return testNames(source()).map(citedByName);
  return /\.ya?ml$/.test(file) ? citedByScenarios(source()) : [];
}

function citedByName({ name, line }: TestName): Cited {
  return { rules: name.match(id) ?? [], test: name, line };
}

/** Each scenario of a file lists the rules it is about. */
function citedByScenarios(source: string): Cited[] {
  const found: Cited[] = [];
  const lines = new LineCounter();
  for (const document of parseAllDocuments(source, { lineCounter: lines })) {
    if (!('contents' in document)) continue;
    visit(document, {
      Map(_, scenario) {
        const rules = scenario.get('rules');
        if (!isSeq(rules)) return;
        const { line } = lines.linePos(scenario.range?.[0] ?? 0);
        found.push({ rules: rules.toJSON().map(String), test: String(scenario.get('name') ?? ''), line });
      },
    });
  }
  return found;
}
