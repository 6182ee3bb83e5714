import { useTableRulebook } from '../table/use-table-rulebook';

/** A small sign after a line that opens the rule behind it. */
export function RuleLink({ rule }: { readonly rule: string }) {
  const hrefOf = useTableRulebook();
  return (
    <a
      className="rule-link"
      href={hrefOf(rule)}
      target="_blank"
      rel="noreferrer"
      title={`Rule: ${rule}`}
      aria-label={`Rule ${rule}`}
    >
      §
    </a>
  );
}
