import { randomPicks } from '@ragtag/kernel';
import type { Situation } from '../situation';
import { actionRules } from './actions';
import { checkRules } from './check';
import { choiceRules } from './choices';
import { deckRules } from './deck';
import { handRules } from './hand';
import { reactionRules } from './reactions';
import { best, type Rule } from './rule';
import { shipRules } from './ships';
import { offeredWorth } from './value';

/** Every question that is known by name. */
const rules: Readonly<Record<string, Rule>> = {
  ...actionRules,
  ...checkRules,
  ...choiceRules,
  ...deckRules,
  ...handRules,
  ...reactionRules,
  ...shipRules,
};

/** Questions of boxes to come: weighed by the effects that their options carry, if they carry any. */
const byEffects: Rule = (s) => {
  if (s.question.max !== 1 || !s.options.some((o) => o.effects)) return undefined;
  return best(s, ({ effects }) => (effects ? s.sign * offeredWorth(s, effects) : 0));
};

/** Whether picks can be given as an answer, as far as the question itself tells. */
function isLegal({ question, options }: Situation, picks: readonly string[]): boolean {
  return (
    picks.length >= question.min &&
    picks.length <= question.max &&
    new Set(picks).size === picks.length &&
    picks.every((pick) => options.some((o) => o.id === pick))
  );
}

/** Answers any question: by its rule, by the effects of its options, or at random. */
export function answerTo(s: Situation): string[] {
  const picks = rules[s.question.ask]?.(s) ?? byEffects(s);
  return picks && isLegal(s, picks) ? picks : randomPicks(s.question, s.pick);
}
