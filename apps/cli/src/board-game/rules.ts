import {
  evaluate,
  isAvailable,
  type Options,
  optionModel,
  parseCondition,
  playerLimits,
  resolveOptions,
  ruleCatalogue,
  type Selection,
} from '@ragtag/board-game';
import type { RuleList } from '../rules/rules';

/** Every set of options that the engine can play with. */
function playableOptions(): Options[] {
  const choices = optionModel
    .filter(({ group }) => group !== 'display')
    .map((option) => {
      const values = option.kind === 'boolean' ? [false, true] : Object.keys(option.values);
      return { id: option.id, values: values.filter((value) => isAvailable(option.id, value)) };
    });
  const selections = choices.reduce<Selection[]>(
    (found, { id, values }) =>
      found.flatMap((selection) => values.map((value) => ({ ...selection, [id]: value }))),
    [{}],
  );
  return selections.flatMap((selection) => {
    const one = resolveOptions(selection);
    if (!one.ok) return [];
    const { min, max } = playerLimits(one.options);
    return Array.from({ length: max - min + 1 }, (_, i) => min + i).flatMap((players) => {
      const resolved = resolveOptions({ ...selection, players });
      return resolved.ok ? [resolved.options] : [];
    });
  });
}

/** The ids of the rules that hold in some game that can be played. */
function playableRules(): ReadonlySet<string> {
  const games = playableOptions();
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
    isPlayable(id) {
      playable ??= playableRules();
      return playable.has(id);
    },
  };
}
