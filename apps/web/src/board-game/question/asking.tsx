import {
  characterCards,
  crossroadsCards,
  type OpenQuestion,
  skillKinds,
  skills,
  type View,
} from '@ragtag/board-game';
import { sayEffects } from '@ragtag/board-game/say';
import type { Option } from '@ragtag/kernel';
import type { Asking } from '../../shell/half';
import { SkillGlyph } from '../icons/skill-glyph';
import { useBoard } from '../use-board';
import { question as words } from '../words';
import { cardValue, chance, foresee, pickedValue } from '../words/foresee';
import { characterTypeName, optionLabel, optionText, skillName } from '../words/say';
import './asking.css';
import { type AnyOption, isHandAsk } from './targets';

/** What questions of the board game need beyond their words. */
export const asking: Asking<View> = {
  inHand: isHandAsk,
  saysItself: (question) => isHandAsk(question) && question.ask !== 'add-to-check',
  label: (view, question, option) =>
    isHandAsk(question)
      ? chip(option)
      : withoutPrice(optionLabel(view, question, option.id), option) + chance(question, option),
  Glyph,
  Price,
  Detail,
  // Whoever chooses among players comes last themselves; what the own viper can do is offered at once.
  ordered: ({ seat }, { ask, options }) =>
    ask === 'choose-player'
      ? [...options].sort((a, b) => Number(playerOf(a) === seat) - Number(playerOf(b) === seat))
      : options.flatMap((option) => aheadOf(option) ?? option),
  isGrave: ({ seat }, { ask }, option) =>
    (ask === 'choose-player' && playerOf(option) === seat) ||
    (ask === 'action' && (option as AnyOption).cause?.kind === 'loyalty'),
  lastGives: ({ ask, min, max }) =>
    max > 1 && min === max && (ask === 'draw-types' || ask === 'opening-hand'),
  foresee: (view, question, id) => (isHandAsk(question) ? cardValue : foresee)(view, question, id),
  foreseeAll: pickedValue,
  confirm({ ask, min, max }, n) {
    if (min === 1 && max === 1) return words.confirm;
    if (ask === 'add-to-check') return words.addCards(n);
    if (ask === 'discard') return words.discardCards(n);
    return n === 0 && min === 0 ? words.none : words.confirm;
  },
};

/** The options of the question that an option leads to at once. */
const aheadOf = ({ id, ahead }: Option) =>
  ahead?.options.map((next) => ({ ...next, through: id, ask: ahead.ask }));

const playerOf = (option: AnyOption) => option.player;

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

type OfQuestion = { readonly question: OpenQuestion } & OfOption;

function Detail(props: OfQuestion) {
  const { ask } = props.question;
  if (ask === 'lay-token' || ask === 'crossroads-result') return <Result option={props.option} />;
  return ask === 'pick-character' || ask === 'new-character' ? (
    <Sheet {...props} />
  ) : (
    <Difference {...props} />
  );
}

/** What sets an option apart from another of the same name. */
function Difference({ question, option }: OfQuestion) {
  const { view } = useBoard();
  if (question.options.length <= 3) return null;
  const { label, whatHappens } = optionText(view, question, option.id);
  const alike = question.options.some(
    ({ id }) => id !== option.id && optionLabel(view, question, id) === label,
  );
  return alike && whatHappens ? <span className="option-more">{whatHappens}</span> : null;
}

/** Characters whose play explains itself: those of whom the coach speaks. */
const goodFirst = /^(kara-starbuck-thrace|william-adama)$/;

/** Who may be picked as a character: of which type, and with which skills. */
function Sheet({ option }: OfOption) {
  const { source } = useBoard();
  const card = characterCards.find(({ id }) => id === option.id);
  return (
    card && (
      <span className="option-sheet">
        <span>
          {characterTypeName(card.type)}
          {source?.coached && goodFirst.test(card.id) && words.goodFirst}
        </span>
        <span className="option-skills">
          {card.skills.map(({ skills: types, draw }) => (
            <span key={types.join()} title={types.map(skillName).join(words.or)}>
              <b>{draw}</b>
              {types.map((skill) => (
                <SkillGlyph key={skill} skill={skill} size={13} title={skillName(skill)} />
              ))}
            </span>
          ))}
        </span>
      </span>
    )
  );
}

/** What a result of the own Crossroads card would bring. */
function Result({ option }: OfOption) {
  const { view } = useBoard();
  const card = view.seat === null ? undefined : view.players[view.seat].crossroads?.card;
  const result = option.id === 'benevolent' || option.id === 'antagonistic' ? option.id : undefined;
  if (card === undefined || card === null || !result) return null;
  const { name, do: effects } = crossroadsCards[card][result];
  return (
    <span className="option-result">
      <b>{name}.</b> {sayEffects(effects)}
    </span>
  );
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
