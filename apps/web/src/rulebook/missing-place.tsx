import { conditionWords, rulebook } from '@ragtag/rulebook';

/** Says why the page did not open where its address points. */
export function MissingPlace({ place }: { readonly place: string }) {
  const passage = Object.hasOwn(rulebook.passages, place) ? rulebook.passages[place] : undefined;
  return (
    <p className="notice" role="status">
      {passage
        ? `The link leads to a rule that is not in this book: ${place} holds ${conditionWords(passage.when)}.`
        : `The link leads to a place that is not in this book: ${place}.`}
    </p>
  );
}
