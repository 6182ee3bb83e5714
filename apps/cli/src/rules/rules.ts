import { existsSync, readFileSync } from 'node:fs';
import { deskOf } from '../desk';
import { Failure } from '../failure';
import { readGameId } from '../input/game-flag';
import { print, printJson } from '../output/print';
import { write } from '../write';
import { citations } from './citations';
import { coverage, describeCoverage, readCoverage } from './coverage';

export interface RulesFlags {
  readonly game: string;
  readonly uncovered?: boolean;
  readonly all?: boolean;
  readonly json?: boolean;
  readonly table?: string;
}

/** The rules of a game, as it catalogues them. */
export interface RuleList {
  readonly rules: readonly { readonly id: string; readonly topic: string }[];
  /** How many cases of it there are to be looked at. */
  casesOf?(id: string): number;
  /** Worked examples by their numbers, with the rules that each shows. */
  readonly examples?: Readonly<Record<string, readonly string[]>>;
  /** Whether the rule holds in some game that can be played. */
  isPlayable(id: string): boolean;
}

/** Every rule with the tests that cite it. */
export async function listRules({ game, uncovered, all, json, table }: RulesFlags): Promise<void> {
  const list = (await deskOf(readGameId(game).module)).rules?.();
  if (!list) throw new Failure('Nobody has listed the rules of this game.');
  if (table !== undefined) return writeTable(list, table);
  const cited = citations(new Set(list.rules.map(({ id }) => id)));
  const rules = list.rules
    .map((rule) => ({ ...rule, playable: list.isPlayable(rule.id), tests: cited.get(rule.id) ?? [] }))
    .filter(({ playable }) => all || playable);
  const without = rules.filter(({ tests }) => tests.length === 0);
  const listed = uncovered ? without : rules;
  if (json) {
    const counts = { total: rules.length, covered: rules.length - without.length, uncovered: without.length };
    printJson({ ...counts, rules: listed });
    return;
  }
  for (const { id, tests } of listed) {
    print(id);
    for (const { file, line, test } of tests) print(`    ${file}:${line}  ${test}`);
  }
  print(
    `\n${rules.length - without.length} of ${rules.length} rules are cited by a test, ${without.length} are not.`,
  );
}

/** Writes which test looks at which case, and tells of those that none does. */
function writeTable(list: RuleList, file: string): void {
  const before = existsSync(file) ? readCoverage(readFileSync(file, 'utf8')) : [];
  const { rows, missing } = coverage(list, before);
  write(file, describeCoverage(rows));
  print(`${rows.length} cases have a test, ${missing.length} have none.`);
  for (const each of missing) print(`    ${each}`);
}
