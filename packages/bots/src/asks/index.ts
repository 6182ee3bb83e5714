import type { EffectList } from '@ragtag/board-game';
import { type Option, randomPicks } from '@ragtag/kernel';
import type { Situation } from '../situation';
import { actionRules } from './actions';
import { allyRules } from './allies';
import { checkRules } from './check';
import { choiceRules } from './choices';
import { crossroadsRules } from './crossroads';
import { deckRules } from './deck';
import { exodusRules } from './exodus';
import { handRules } from './hand';
import { mutinyRules } from './mutiny';
import { newCapricaRules } from './new-caprica';
import { reactionRules } from './reactions';
import { type AllRules, best, bestFew, type Rule } from './rule';
import { shipRules } from './ships';
import { offeredWorth } from './value';

/**
 * By the effects that the options carry, if they carry any: for questions of boxes to come too. Where fewer may be
 * picked, only what does good is picked beyond what must be.
 */
function byEffects(s: Situation<Option & { readonly effects?: EffectList | null }>): string[] | undefined {
  const { min, max } = s.question;
  if (!s.options.some((o) => o.effects)) return undefined;
  const worth = new Map(
    s.options.map(({ id, effects }) => [id, effects ? s.sign * offeredWorth(s, effects) : 0]),
  );
  const worthOf = ({ id }: Option) => worth.get(id) ?? 0;
  if (min === 1 && max === 1) return best(s, worthOf);
  const welcome = s.options.filter((o) => worthOf(o) > 0).length;
  return bestFew(s, Math.max(min, Math.min(max, welcome)), worthOf);
}

/** No opinion: one answer is as good as another. */
const any = () => undefined;

/** Every question of the board game. */
const rules: AllRules = {
  ...actionRules,
  ...checkRules,
  ...choiceRules,
  ...deckRules,
  ...handRules,
  ...reactionRules,
  ...shipRules,
  ...exodusRules,
  ...newCapricaRules,
  ...mutinyRules,
  ...allyRules,
  ...crossroadsRules,
  'order-of-reactions': byEffects,
  'activate-location': byEffects,
  'activate-next': byEffects,
  'next-ability': any,
  'look-under-deck': any,
  'which-price': any,
  'spend-super-crises': any,
  'lay-open': any,
  'pick-from-check': any,
  'pass-sympathizer': any,
  'prove-cylon': any,
  'put-on-destiny': any,
  'remove-basestar': any,
  'damage-manned-vipers': any,
  'attack-pilot': any,
};

/** Whether picks can be given as an answer, as far as the question itself tells. */
function isLegal({ question, options }: Situation, picks: readonly string[]): boolean {
  return (
    picks.length >= question.min &&
    picks.length <= question.max &&
    new Set(picks).size === picks.length &&
    !(question as { never?: readonly number[] }).never?.includes(picks.length) &&
    picks.every((pick) => options.some((o) => o.id === pick))
  );
}

const ruleFor = (ask: string) => (rules as unknown as Readonly<Partial<Record<string, Rule<Option>>>>)[ask];

/** Answers any question: by its rule, by the effects of its options, or at random. */
export function answerTo(s: Situation): string[] {
  const picks = ruleFor(s.question.ask)?.(s) ?? byEffects(s);
  return picks && isLegal(s, picks) ? picks : randomPicks(s.question, s.pick);
}
