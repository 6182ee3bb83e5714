import { useContext } from 'react';
import { standingOf, useProofs } from './proofs';
import { RuleContext } from './rule-context';
import { rulebook as words } from './words';

/** The sign after a rule: links to it, and opens what is known about it. */
export function RuleMark({ rule }: { readonly rule: string }) {
  const proofs = useProofs();
  const open = useContext(RuleContext);
  const standing = standingOf(proofs, rule);
  return (
    <a
      href={`#${rule}`}
      className={`rule-mark ${standing}`}
      title={`${rule}: ${words.marks[standing]}`}
      aria-label={words.aboutRule(rule, words.marks[standing])}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        open(rule, event.currentTarget);
      }}
    >
      §
    </a>
  );
}
