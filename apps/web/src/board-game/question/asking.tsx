import { skillKinds, skills, type View } from '@ragtag/board-game';
import type { Asking } from '../../shell/half';
import { SkillGlyph } from '../icons/skill-glyph';
import { question as words } from '../words';
import { cardValue, foresee, pickedValue } from '../words/foresee';
import { optionLabel } from '../words/say';
import { type AnyOption, isHandAsk } from './targets';

/** What questions of the board game need beyond their words. */
export const asking: Asking<View> = {
  inHand: isHandAsk,
  saysItself: (question) => isHandAsk(question) && question.ask !== 'add-to-check',
  label: (view, question, option) =>
    isHandAsk(question) ? chip(option) : withoutPrice(optionLabel(view, question, option.id), option),
  Glyph,
  Price,
  foresee: (view, question, id) => (isHandAsk(question) ? cardValue : foresee)(view, question, id),
  foreseeAll: pickedValue,
  confirm({ ask, min, max }, n) {
    if (min === 1 && max === 1) return words.confirm;
    if (ask === 'add-to-check') return words.addCards(n);
    if (ask === 'discard') return words.discardCards(n);
    return n === 0 && min === 0 ? words.none : words.confirm;
  },
};

/** A card of the hand in few words; the card itself lies below. */
function chip({ card = 0 }: AnyOption): string {
  const { strength, card: info } = skillKinds[card];
  return `${strength} ${info.name}`;
}

/** A price is drawn, so it need not be read out in every line. */
function withoutPrice(label: string, { cost }: AnyOption): string {
  return cost ? label.replace(/ \(discard \d+ skill cards?\)$/, '') : label;
}

interface OfOption {
  readonly option: AnyOption;
}

function Glyph({ option, size = 15 }: OfOption & { readonly size?: number }) {
  const card = option.cause?.kind === 'skill' ? option.cause.card : undefined;
  const skill =
    card !== undefined
      ? skillKinds[card].skill
      : option.skill !== undefined
        ? skills[option.skill]
        : skillKinds.find(({ id }) => id === option.id.split('#')[0])?.skill;
  return skill && <SkillGlyph skill={skill} size={size} />;
}

function Price({ option: { cost } }: OfOption) {
  if (!cost) return null;
  const price = words.price(cost);
  return (
    <span className="option-price" title={price}>
      <span aria-hidden="true">−{cost}</span>
      <span className="card-back" aria-hidden="true" />
      <span className="visually-hidden">({price})</span>
    </span>
  );
}
