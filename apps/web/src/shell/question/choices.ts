import type { OpenQuestion } from '@ragtag/kernel';
import type { Choice } from '../half';
import { useTable } from '../table/table-context';

/** The question as far as it has been narrowed. */
export function narrowedTo(ids: readonly string[] | null, question: OpenQuestion): OpenQuestion {
  return ids ? { ...question, options: question.options.filter(({ id }) => ids.includes(id)) } : question;
}

/** What can be pressed to answer a question, as far as it has been narrowed. */
export function useChoices(question: OpenQuestion | undefined): readonly Choice[] {
  const { game, view, narrowed } = useTable();
  if (!question) return [];
  const asked = narrowedTo(narrowed, question);
  return game.asking.steps?.choices(view, asked) ?? asked.options.map((option) => ({ options: [option] }));
}
