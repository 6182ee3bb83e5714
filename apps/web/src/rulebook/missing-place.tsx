import { conditionWords, rulebook } from '@ragtag/rulebook';
import { rulebook as words } from './words';

/** Says why the page did not open where its address points. */
export function MissingPlace({ place }: { readonly place: string }) {
  const passage = Object.hasOwn(rulebook.passages, place) ? rulebook.passages[place] : undefined;
  return (
    <p className="notice" role="status">
      {passage ? words.missingRule(place, conditionWords(passage.when)) : words.missingPlace(place)}
    </p>
  );
}
