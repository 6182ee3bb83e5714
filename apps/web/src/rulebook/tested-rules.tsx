import { type Rulebook, walk } from '@ragtag/rulebook';
import { useMemo } from 'react';
import { type Proven, standingOf, useProofs } from './proofs';
import { rulebook as words } from './words';

/** How many of the rules in this book the engine enforces, with a test that passed, and how many tests were not run. */
export function TestedRules({ book }: { readonly book: Rulebook }) {
  const proofs = useProofs();
  const rules = useMemo(() => rulesIn(book), [book]);
  if (proofs.tests.length === 0) return null;
  const count = (standing: Proven) => rules.filter((rule) => standingOf(proofs, rule) === standing).length;
  return <p className="book-tested">{words.testedOf(rules.length, count('tested'), count('cited'))}</p>;
}

function rulesIn({ chapters }: Rulebook): string[] {
  const rules: string[] = [];
  walk(chapters, { node: (_, mark) => mark?.rule && rules.push(mark.rule) });
  return rules;
}
