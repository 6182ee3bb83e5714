import { type Option, script } from '@ragtag/kernel';
import { type AskWords, capital, uncapital } from '@ragtag/kernel/say';
import type { Asking } from '../../door/asking';
import type { Effect, Mode, Plan, TargetSpec } from '../../effects/types';
import { modeText } from '../card-text';
import type { AskedQuestion } from '../language';
import type { Teller } from '../teller';
import { target } from './nouns';
import { givenUp, label } from './options';

/** What is asked, in one sentence: where a card asks it, the card and what it asks for. */

type CardAsk = AskWords<AskedQuestion, Option, Teller>;

const plain = (text: string): CardAsk => ({ ask: () => text, option: label });

/** `said` where a card asks it. */
const byCard = (
  text: string,
  said = (card: string, _asking: Asking, sentence: string): string => `${card}: ${uncapital(sentence)}`,
): CardAsk => ({
  ask: ({ asking }, tell) =>
    !asking || asking.kind === null ? text : said(tell.card(asking.kind), asking, text),
  option: label,
});

/** What a target must be, where the question is about one. */
function specOf({ text, name }: Asking): TargetSpec | undefined {
  if (text === null || name === null) return undefined;
  const asked = script<Plan | readonly (Effect | Mode)[]>(text);
  if (!Array.isArray(asked)) return (asked as Plan).targets?.[name];
  const list = asked as readonly (Effect | Mode)[];
  const chosen = list.find((each) => 'as' in each && each.as === name);
  if (chosen && 'target' in chosen) return chosen.target as TargetSpec;
  return (list[Number(name)] as Mode | undefined)?.choose;
}

/** A target, by what it must be. */
function ofTarget(card: string, asking: Asking, sentence: string): string {
  const spec = specOf(asking);
  return `${card}: ${spec ? `choose ${target(spec, 'a')}.` : uncapital(sentence)}`;
}

/** An own card, for what was chosen to be done with it. */
function ofMode(card: string, { text, name }: Asking, sentence: string): string {
  const mode = text === null || name === null ? undefined : script<readonly Mode[]>(text)[Number(name)];
  return mode ? `${card}: ${modeText(mode)}. ${sentence}` : `${card}: ${uncapital(sentence)}`;
}

/** One of several things to choose from, in the words of its card. */
function modeLabel(option: Option, tell: Teller, { asking }: AskedQuestion): string {
  const modes =
    !asking || asking.text === null || asking.name !== null ? [] : script<readonly Mode[]>(asking.text);
  const mode = modes.find(({ id }) => id === option.id);
  return mode ? capital(modeText(mode)) : label(option, tell);
}

/** Who is ahead in the challenge, for whoever may still play something. */
function inChallenge({ view }: Teller): string {
  const { challenger, defender, opponent, threat } = view.challenge as NonNullable<typeof view.challenge>;
  const units = view.players.flatMap((player) => player.units);
  const powerOf = (handle: number | null) =>
    [...units, ...view.threats].find((each) => each.handle === handle)?.power ?? 0;
  const [attack, defense] = [powerOf(challenger), powerOf(defender ?? threat)];
  const stands =
    opponent !== null && defender === null
      ? `The challenge stands undefended, with ${attack} influence at stake`
      : `The challenge stands at ${attack} against ${defense}`;
  return `${stands}. Do you play something?`;
}

export const asks: Readonly<Record<string, CardAsk>> = {
  redraw: plain('Keep this hand, or shuffle it into the deck and draw anew, once?'),
  resource: plain('Lay down a card of your hand as an asset, or as a supply card beneath one?'),
  reorder: plain('Put another card on top of a unit stack?'),
  action: {
    ask: (_question, tell) => (tell.view.challenge ? inChallenge(tell) : 'What do you do?'),
    option: label,
  },
  opponent: plain('Whom do you challenge?'),
  as: plain('Does it challenge as a personnel or as a ship?'),
  target: byCard('Choose a target.', ofTarget),
  price: byCard('Do you pay what it asks for?'),
  pay: byCard('Which resource stack do you spend?'),
  freighter: plain('Commit a freighter for one more resource?'),
  reduce: byCard('Which resource shall it cost less of?'),
  expedite: plain('Play an Expedite card with what is left over?'),
  onto: byCard('On which of its namesakes does it go?'),
  'exchange-onto': plain('On which of its namesakes does it go?'),
  'stand-in': byCard('What stands for units that the mission requires?'),
  'answer-challenge': plain('Answer the challenge with a card of your hand?'),
  defend: plain('Do you defend? The other player will choose with what.'),
  defender: plain('Which unit defends?'),
  manipulate: plain('Does the opponent lose the influence, or do you gain it?'),
  'mystic-choice': plain('Which mystic value counts?'),
  'cylon-choice': plain('Challenge a Cylon threat, or pass and lose 1 influence?'),
  'give-up': { ...plain('Which asset or supply card do you give up for the jump?'), option: givenUp },
  'may-answer': byCard('Do you use it?', (card) => `Do you use ${card}?`),
  'react-in-order': plain('Do you use something to change this?'),
  react: plain('Do you react?'),
  'order-of-reactions': plain('Which comes first?'),
  'order-of-triggers': plain('Which of your texts comes first?'),
  choose: byCard('Choose a card.', ofTarget),
  mode: { ...byCard('What do you choose?'), option: modeLabel },
  'choose-own': byCard('Which of your cards?', ofMode),
  discard: plain('Which card do you put away?'),
  reformat: plain('Which cards do you discard? You draw as many.'),
  'pick-from-hand': plain('Which card of that hand?'),
  arrange: plain('Which card stays on top?'),
  'order-on-deck': plain('In which order do they lie, from above to below?'),
  search: plain('Which card do you take?'),
  dig: plain('Which card goes to the bottom?'),
  'sacrifice-supply': plain('Which supply card do you sacrifice?'),
  'supply-card': plain('Which card becomes a supply card?'),
  'supply-place': plain('Beneath which base or asset?'),
};
