import { deskOf } from '../desk';
import { Failure } from '../failure';
import { readGameId } from '../input/game-flag';
import { print, printJson } from '../output/print';
import { citations } from './citations';

export interface Flags {
  readonly game: string;
  readonly uncovered?: boolean;
  readonly all?: boolean;
  readonly json?: boolean;
}

/** The rules of a game, as it catalogues them. */
export interface RuleList {
  readonly rules: readonly { readonly id: string; readonly topic: string }[];
  /** Whether the rule holds in some game that can be played. */
  isPlayable(id: string): boolean;
}

/** Every rule with the tests that cite it. */
export async function listRules({ game, uncovered, all, json }: Flags): Promise<void> {
  const list = (await deskOf(readGameId(game).module)).rules?.();
  if (!list) throw new Failure('Nobody has listed the rules of this game.');
  const cited = citations(new Set(list.rules.map(({ id }) => id)));
  const rules = list.rules
    .filter(({ id }) => all || list.isPlayable(id))
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
