import { type Rulebook, walk } from '@ragtag/rulebook';
import { useMemo } from 'react';
import { standingOf, useProofs } from './proofs';
import { rulebook as words } from './words';

/** How many of the rules in this book the engine enforces, with a test that passed. */
export function TestedRules({ book }: { readonly book: Rulebook }) {
  const proofs = useProofs();
  const rules = useMemo(() => rulesIn(book), [book]);
  if (proofs.tests.length === 0) return null;
  const tested = rules.filter((rule) => standingOf(proofs, rule) === 'tested').length;
  return <p className="book-tested">{words.testedOf(tested, rules.length)}</p>;
}

function rulesIn({ chapters }: Rulebook): string[] {
  const rules: string[] = [];
  walk(chapters, { node: (_, mark) => mark?.rule && rules.push(mark.rule) });
  return rules;
}
