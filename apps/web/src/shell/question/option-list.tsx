import type { OpenQuestion } from '@ragtag/board-game';
import { skillKinds, skills } from '@ragtag/board-game';
import { useRef } from 'react';
import { SkillGlyph } from '../../board-game/icons/skill-glyph';
import { type AnyOption, isHandAsk } from '../../board-game/question/targets';
import { foresee } from '../../board-game/words/foresee';
import { optionText } from '../../board-game/words/say';
import { useTable } from '../table/table-context';

/** Every option as a button; a list of many pages by arrow keys. */
export function OptionList({ question }: { readonly question: OpenQuestion }) {
  const { narrowed, widen } = useTable();
  const list = useRef<HTMLUListElement>(null);
  const options = narrowed ? question.options.filter(({ id }) => narrowed.includes(id)) : question.options;
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  };
  const inHand = isHandAsk(question);
  const few = isFew(question);
  const shape = inHand ? 'cards' : few ? 'few' : options.length > 6 ? 'many' : '';
  return (
    <>
      <ul ref={list} className={`options ${shape}`} onKeyDown={onKeyDown}>
        {options.map((option) => (
          <li key={option.id}>
            <OptionButton question={question} option={option} spread={few} />
          </li>
        ))}
      </ul>
      {narrowed && (
        <button type="button" className="options-all" onClick={widen}>
          Show all options
        </button>
      )}
    </>
  );
}

/** Few enough that each can say what it brings. */
export function isFew(question: OpenQuestion): boolean {
  return question.options.length <= 3 && !isHandAsk(question);
}

interface Props {
  readonly question: OpenQuestion;
  readonly option: AnyOption;
  /** There is room for what happens under the label. */
  readonly spread: boolean;
}

function OptionButton({ question, option, spread }: Props) {
  const { view, picks, pick, aim, setAim } = useTable();
  const { id } = option;
  const { label, whatHappens } = optionText(view, question, id);
  const single = question.min === 1 && question.max === 1;
  const picked = picks.includes(id);
  const inHand = isHandAsk(question);
  return (
    <button
      type="button"
      className={`option ${aim === id ? 'aimed' : ''} ${picked ? 'picked' : ''}`}
      data-option={id}
      aria-pressed={single ? undefined : picked}
      onClick={(event) => {
        const touch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
        pick(id, touch && whatHappens ? 'select' : 'at-once');
      }}
      onPointerEnter={() => setAim(id)}
      onPointerLeave={() => setAim(null)}
      onFocus={() => setAim(id)}
      onBlur={() => setAim(null)}
    >
      <OptionGlyph option={option} />
      <span className="option-label">{inHand ? chipLabel(option) : withoutPrice(label, option)}</span>
      {option.cost ? <Price cards={option.cost} /> : null}
      {spread &&
        foresee(view, question, id).map((line) => (
          <span key={line} className="option-more">
            {line}
          </span>
        ))}
    </button>
  );
}

/** A card of the hand in few words; the card itself lies below. */
function chipLabel({ card = 0 }: AnyOption): string {
  const { strength, card: info } = skillKinds[card];
  return `${strength} ${info.name}`;
}

function OptionGlyph({ option }: { readonly option: AnyOption }) {
  const card = option.cause?.kind === 'skill' ? option.cause.card : undefined;
  if (card !== undefined) return <SkillGlyph skill={skillKinds[card].skill} size={15} />;
  if (option.skill !== undefined) return <SkillGlyph skill={skills[option.skill]} size={15} />;
  const kind = skillKinds.find((k) => k.id === option.id.split('#')[0]);
  return kind ? <SkillGlyph skill={kind.skill} size={15} /> : null;
}

/** A price is drawn, so it need not be read out in every line. */
function withoutPrice(label: string, { cost }: AnyOption): string {
  return cost ? label.replace(/ \(discard \d+ skill cards?\)$/, '') : label;
}

function Price({ cards }: { readonly cards: number }) {
  const words = `discard ${cards} skill ${cards === 1 ? 'card' : 'cards'}`;
  return (
    <span className="option-price" title={words}>
      <span aria-hidden="true">−{cards}</span>
      <span className="card-back" aria-hidden="true" />
      <span className="visually-hidden">({words})</span>
    </span>
  );
}
