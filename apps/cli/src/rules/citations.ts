import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isSeq, LineCounter, parseAllDocuments, type YAMLMap } from 'yaml';
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

/** All tests that name one of these numbers, by it. */
export function namings(known: readonly string[]): ReadonlyMap<string, readonly Citation[]> {
  const root = repositoryRoot();
  const found = new Map<string, Citation[]>();
  for (const file of filesIn(root, 'test')) {
    for (const { test, line } of namedIn(file, root)) {
      for (const number of known)
        if (test.includes(number)) found.set(number, [...(found.get(number) ?? []), { file, line, test }]);
    }
  }
  return found;
}

/** The tests of a file, whether they cite anything or not. */
function namedIn(file: string, root: string): Omit<Cited, 'rules'>[] {
  const source = readFileSync(join(root, file), 'utf8');
  if (/\.test\.tsx?$/.test(file)) return testNames(source).map(citedByName);
  if (!/\.ya?ml$/.test(file)) return [];
  return source.split('\n').flatMap((text, i) => {
    const name = /^[\s-]*\{?\s*name:\s*(.*)$/.exec(text)?.[1];
    return name === undefined ? [] : [{ test: name.replace(/^['"]|['"]$/g, ''), line: i + 1 }];
  });
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

/** Each scenario of a file lists the rules it is about, and so may each of its cases. */
function citedByScenarios(source: string): Cited[] {
  const found: Cited[] = [];
  const lines = new LineCounter();
  for (const document of parseAllDocuments(source, { lineCounter: lines })) {
    if (!('contents' in document)) continue;
    const { contents } = document;
    for (const scenario of isSeq(contents) ? contents.items : [contents]) {
      if (!isMap(scenario)) continue;
      const outer = rulesOf(scenario) ?? [];
      const name = String(scenario.get('name') ?? '');
      const cases = scenario.get('cases');
      const add = (at: YAMLMap, test: string, rules: readonly string[]) =>
        rules.length > 0 && found.push({ rules, test, line: lines.linePos(at.range?.[0] ?? 0).line });
      if (!isSeq(cases)) add(scenario, name, outer);
      else
        for (const each of cases.items)
          if (isMap(each)) add(each, `${name}: ${each.get('name') ?? ''}`, rulesOf(each) ?? outer);
    }
  }
  return found;
}

function rulesOf(scenario: YAMLMap): string[] | undefined {
  const rules = scenario.get('rules');
  return isSeq(rules) ? rules.toJSON().map(String) : undefined;
}
