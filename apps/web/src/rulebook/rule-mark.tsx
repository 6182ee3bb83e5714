import { useContext } from 'react';
import { standingOf, useProofs } from './proofs';
import { RuleContext } from './rule-context';

const words = {
  tested: 'enforced and tested',
  failing: 'a test of it failed',
  cited: 'cited by tests',
  untested: 'not tested yet',
  'not-played': 'not played by the engine yet',
} as const;

/** The sign after a rule: links to it, and opens what is known about it. */
export function RuleMark({ rule }: { readonly rule: string }) {
  const proofs = useProofs();
  const open = useContext(RuleContext);
  const standing = standingOf(proofs, rule);
  return (
    <a
      href={`#${rule}`}
      className={`rule-mark ${standing}`}
      title={`${rule}: ${words[standing]}`}
      aria-label={`About rule ${rule}, ${words[standing]}`}
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
