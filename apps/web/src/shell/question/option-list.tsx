import type { OpenQuestion, Option } from '@ragtag/kernel';
import { useRef } from 'react';
import { useTable } from '../table/table-context';
import { question as words } from '../words';
import { narrowedTo, useChoices } from './choices';

/** Every option as a button, or the steps that lead to them; a list of many pages by arrow keys. */
export function OptionList({ question: whole }: { readonly question: OpenQuestion }) {
  const { game, view, narrowed, widen } = useTable();
  const list = useRef<HTMLUListElement>(null);
  const question = narrowedTo(narrowed, whole);
  const choices = useChoices(whole);
  const onKeyDown = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const buttons = [...(list.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  };
  const inHand = game.asking.inHand(question);
  const few = useFew(question);
  const lines = few
    ? toldOnce(question.options.map(({ id }) => game.asking.foresee(view, question, id)))
    : [];
  const shape = inHand ? 'cards' : few ? 'few' : choices.length > 6 ? 'many' : '';
  const { steps } = game.asking;
  return (
    <>
      {narrowed && (
        <p className="options-of">
          <b>{steps?.taken(view, question)}</b>
          <button type="button" className="options-all" onClick={widen}>
            {words.back}
          </button>
        </p>
      )}
      <ul ref={list} className={`options ${shape}`} onKeyDown={onKeyDown}>
        {choices.map((choice, index) => (
          <li key={choice.options[0].id}>
            {steps && choice.options.length > 1 ? (
              <steps.Button choice={choice} number={index + 1} />
            ) : (
              <OptionButton
                question={question}
                option={choice.options[0]}
                lines={lines[index]}
                number={index + 1}
              />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The key that picks it. */
export function OptionKey({ number }: { readonly number: number }) {
  if (number > 9) return null;
  return (
    <span className="option-key" aria-hidden="true">
      {number}
    </span>
  );
}

/** Lines that the option before says too are not said again. */
const toldOnce = (all: readonly (readonly string[])[]) =>
  all.map((lines, i) => (i > 0 && lines.join() === all[i - 1].join() ? [] : lines));

/** Few enough that each can say what it brings. */
export function useFew(question: OpenQuestion | undefined): boolean {
  const { inHand } = useTable().game.asking;
  return question !== undefined && question.options.length <= 3 && !inHand(question);
}

interface Props {
  readonly question: OpenQuestion;
  readonly option: Option;
  /** What happens, where there is room for it under the label. */
  readonly lines?: readonly string[];
  /** Which of the options it is: the key that picks it. */
  readonly number: number;
}

function OptionButton({ question, option, lines = [], number }: Props) {
  const { game, view, picks, pick, narrowed, aim, setAim } = useTable();
  const { id } = option;
  const { Glyph, Price, Detail, label, takesTwo } = game.asking;
  const { whatHappens } = game.words.option(view, question, id);
  const single = question.min === 1 && question.max === 1;
  const picked = picks.includes(id);
  return (
    <button
      type="button"
      className={`option screen ${aim === id ? 'aimed' : ''} ${picked ? 'picked' : ''}`}
      data-option={id}
      aria-pressed={single ? undefined : picked}
      onClick={(event) => {
        const touch = (event.nativeEvent as PointerEvent).pointerType === 'touch';
        pick(id, touch && (whatHappens || (!narrowed && takesTwo?.(question))) ? 'select' : 'at-once');
      }}
      onPointerEnter={() => setAim(id)}
      onPointerLeave={() => setAim(null)}
      onFocus={() => setAim(id)}
      onBlur={() => setAim(null)}
    >
      <OptionKey number={number} />
      <Glyph option={option} />
      <span className="option-label">{label(view, question, option)}</span>
      <Price option={option} />
      <Detail question={question} option={option} />
      {lines.map((line) => (
        <span key={line} className="option-more">
          {line}
        </span>
      ))}
    </button>
  );
}
