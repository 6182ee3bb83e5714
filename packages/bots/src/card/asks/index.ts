import { type Option, randomPicks } from '@ragtag/kernel';
import type { Sight } from '../sight';
import { action } from './action';
import * as challenge from './challenge';
import * as choices from './choices';
import * as hand from './hand';
import * as resources from './resources';
import type { CardRule } from './rule';

/** How each question is answered, by its name. */
const rules: Readonly<Record<string, CardRule<never>>> = {
  redraw: hand.redraw,
  resource: resources.resource,
  reorder: hand.reorder,
  action,
  opponent: challenge.opponent,
  as: challenge.as,
  target: choices.oneTarget,
  price: choices.price,
  pay: resources.pay,
  freighter: resources.freighter,
  reduce: resources.reduce,
  expedite: choices.expedite,
  onto: hand.onto,
  'exchange-onto': hand.onto,
  'stand-in': choices.standIn,
  'answer-challenge': challenge.answerChallenge,
  defend: challenge.defend,
  defender: challenge.defender,
  manipulate: challenge.manipulate,
  'mystic-choice': challenge.mysticChoice,
  'cylon-choice': challenge.cylonChoice,
  'give-up': resources.giveUp,
  'may-answer': choices.mayAnswer,
  'react-in-order': choices.react,
  'order-of-triggers': choices.orderOfTriggers,
  choose: choices.choose,
  mode: choices.mode,
  'choose-own': choices.chooseOwn,
  discard: hand.discard,
  reformat: hand.reformat,
  'pick-from-hand': hand.pickFromHand,
  arrange: hand.arrange,
  'order-on-deck': hand.orderOnDeck,
  search: hand.search,
  dig: hand.dig,
  'sacrifice-supply': resources.sacrificeSupply,
  'supply-card': resources.supplyCard,
  'supply-place': resources.supplyPlace,
};

export const answeredAsks: readonly string[] = Object.keys(rules);

function bestOf(s: Sight, worth: (option: Option) => number): string[] {
  const { noise } = s.mind;
  let best = s.options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const option of s.options) {
    const judged = worth(option) + (noise > 0 ? noise * misjudgement(s) : 0);
    s.scores.set(option.id, judged);
    if (judged <= most) continue;
    most = judged;
    best = option;
  }
  return [best.id];
}

/** Around nothing, within about two either way. */
function misjudgement({ pick }: Sight): number {
  const fine = 1000;
  return (pick(fine) + pick(fine) + pick(fine)) / (fine / 2) - 3;
}

/** A legal answer: the best by what the bot thinks of the options. */
export function answerTo(s: Sight): string[] {
  const { question, options } = s;
  if (options.length === 1 && question.min === 1) return [options[0].id];
  const rule = (question.ask === 'target' && question.max !== 1 ? choices.target : rules[question.ask]) as
    | CardRule<Option>
    | undefined;
  if (!rule) return randomPicks(question, s.pick);
  return 'picks' in rule ? rule.picks(s) : bestOf(s, rule.each(s));
}
