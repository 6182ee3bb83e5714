import type { GameView, OpenQuestion, Option } from '@ragtag/kernel';
import type { Choice, StepProps, Steps } from '../half';
import { useTable } from '../table/table-context';
import { isNarrow } from '../table/use-narrow';
import { question as words } from '../words';
import { OptionKey } from './option-list';

/** Picking in two steps where a question has many options; only for games that have such questions. */

/** What an option is picked by first: a card, before it is asked where. Nothing for one that stands alone. */
type FirstStep<V> = (view: V, question: OpenQuestion, option: Option) => string | undefined;

/** So many options are read at a glance, and on a desk picked by keys. */
const glance = { phone: 6, desk: 9 };

/** Options gathered by their first step, in the order in which they first come, where there are more than a glance takes. */
export function choicesOf<V>(
  firstStep: FirstStep<V>,
  view: V,
  question: OpenQuestion,
  most: number,
): readonly Choice[] | undefined {
  const { options } = question;
  if (question.max > 1 || options.length <= most) return undefined;
  const gathered = new Map<string, Option[]>();
  for (const option of options) {
    const name = firstStep(view, question, option) ?? option.id;
    gathered.set(name, [...(gathered.get(name) ?? []), option]);
  }
  // A first step that all have in common leads nowhere.
  if (gathered.size === 1) return undefined;
  return [...gathered].map(([name, of]) => ({ name, options: of }));
}

export function stepsBy<V extends GameView>(firstStep: FirstStep<V>): Steps<V> {
  return {
    choices: (view, question) =>
      choicesOf(firstStep, view, question, isNarrow() ? glance.phone : glance.desk),
    taken(view, question) {
      const names = new Set(question.options.map((option) => firstStep(view, question, option)));
      return names.size === 1 ? [...names][0] : undefined;
    },
    Button: StepButton,
  };
}

/** A first step: what is chosen, before it is asked where or how. */
function StepButton({ choice: { name, options }, number }: StepProps) {
  const { clickOn } = useTable();
  return (
    <button
      type="button"
      className="option screen step"
      data-step={options[0].id}
      onClick={(event) => {
        clickOn(options.map((option) => option.id));
        // Whoever takes a step by keys goes on by keys from there.
        if (event.detail === 0)
          setTimeout(() => document.querySelector<HTMLElement>('.options button')?.focus());
      }}
    >
      <OptionKey number={number} />
      <span className="option-label">{name}</span>
      <span className="option-ways">{words.ways(options.length)}</span>
    </button>
  );
}
