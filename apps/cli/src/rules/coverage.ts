import { type Citation, citations, namings } from './citations';
import type { RuleList } from './rules';

/** Which test looks at which case of the catalogue, and at which worked example. */

export interface Covered {
  /** The rule, or the number of the example. */
  readonly what: string;
  /** Which of its cases, from 1 on. */
  readonly n: number;
  readonly file: string;
  readonly test: string;
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

/** A test for each case: those told before, as far as they still are there, then others; one may look at several. */
function testsFor(
  what: string,
  cases: number,
  cited: readonly Citation[],
  before: readonly Covered[],
): (Covered | undefined)[] {
  const same = (one: Pick<Covered, 'file' | 'test'>, other: Pick<Covered, 'file' | 'test'>) =>
    one.file === other.file && cell(one.test) === cell(other.test);
  const used: Pick<Covered, 'file' | 'test'>[] = [];
  const rows = Array.from({ length: cases }, (_, i) => {
    const told = before.find((row) => row.what === what && row.n === i + 1);
    const kept = told && cited.find((each) => same(each, told));
    if (kept) used.push(kept);
    return kept;
  });
  const free = cited.filter((each) => !used.some((row) => same(each, row)));
  return rows.map((kept, i) => {
    const found = kept ?? free.shift() ?? cited.at(-1);
    return found && { what, n: i + 1, file: found.file, test: found.test };
  });
}

export interface Coverage {
  readonly rows: readonly Covered[];
  /** Cases without a test of their own. */
  readonly missing: readonly string[];
}

export function coverage(list: RuleList, before: readonly Covered[]): Coverage {
  const { rules, casesOf = () => 1, examples = {} } = list;
  const cited = citations(new Set(rules.map(({ id }) => id)));
  const named = namings(Object.keys(examples));
  const wanted = [
    ...rules.map(({ id }) => ({ what: id, cases: casesOf(id), cited: cited.get(id) ?? [] })),
    ...Object.entries(examples).map(([id, shown]) => ({
      what: id,
      cases: 1,
      // One that does not name the example shows its rules.
      cited: named.get(id) ?? shown.flatMap((rule) => cited.get(rule) ?? []),
    })),
  ];
  const rows: Covered[] = [];
  const missing: string[] = [];
  for (const { what, cases, cited: tests } of wanted)
    testsFor(what, cases, tests, before).forEach((row, i) => {
      if (row) rows.push(row);
      else missing.push(`${what} ${i + 1}`);
    });
  return { rows, missing };
}

const heading = `# Which test looks at what

Every case of the catalogue of rules and every worked example, with the scenario or test that looks at it. Written by
\`npm run -s ragtag -- rules --table docs/coverage.md\`, which keeps what still holds.

| what | case | test | file |
| --- | --- | --- | --- |
`;

export function describeCoverage(rows: readonly Covered[]): string {
  return heading + rows.map((r) => `| ${r.what} | ${r.n} | ${cell(r.test)} | ${r.file} |\n`).join('');
}

export function readCoverage(text: string): Covered[] {
  return [...text.matchAll(/^\| (\S+) \| (\d+) \| (.*) \| (\S+) \|$/gm)].map(([, what, n, test, file]) => ({
    what,
    n: Number(n),
    test: test.replaceAll('\\|', '|'),
    file,
  }));
}
