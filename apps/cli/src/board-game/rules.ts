import { isAvailable, legalGames, parseCondition, ruleCatalogue } from '@ragtag/board-game';
import { evaluate } from '@ragtag/kernel/options';
import type { RuleList } from '../rules/rules';
import { casesOf, examples } from './catalogue-cases';

/** The ids of the rules that hold in some game that can be played. */
function playableRules(): ReadonlySet<string> {
  const games = legalGames((id, value) => isAvailable(id, value));
  const holds = new Map<string, boolean>();
  for (const { when } of ruleCatalogue) {
    if (holds.has(when)) continue;
    const condition = parseCondition(when);
    holds.set(
      when,
      games.some((options) => evaluate(condition, options)),
    );
  }
  return new Set(ruleCatalogue.filter(({ when }) => holds.get(when)).map(({ id }) => id));
}

export function boardGameRules(): RuleList {
  let playable: ReadonlySet<string> | undefined;
  return {
    rules: ruleCatalogue,
    casesOf,
    examples,
    isPlayable(id) {
      playable ??= playableRules();
      return playable.has(id);
    },
  };
}
