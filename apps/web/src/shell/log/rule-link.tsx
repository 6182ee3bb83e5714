import { useTableRulebook } from '../table/use-table-rulebook';
import { log as words } from '../words';

/** A small sign after a line that opens the rule behind it. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const hrefOf = useTableRulebook();
  return (
    <a
      className="rule-link"
      href={hrefOf(rule)}
      target="_blank"
      rel="noreferrer"
      title={words.rule(rule)}
      aria-label={words.rule(rule)}
    >
      §
    </a>
  );
}
