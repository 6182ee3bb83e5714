import { ruleCatalogue } from '@ragtag/board-game';
import { print, printJson } from '../output/print';
import { citations } from './citations';
import { playableRules } from './playable';

export interface Flags {
  readonly uncovered?: boolean;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** Every rule with the tests that cite it. */
export function listRules({ uncovered, all, json }: Flags): void {
  const playable = all ? undefined : playableRules();
  const cited = citations(new Set(ruleCatalogue.map(({ id }) => id)));
  const rules = ruleCatalogue
    .filter(({ id }) => !playable || playable.has(id))
    .map((rule) => ({ ...rule, tests: cited.get(rule.id) ?? [] }));
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
