/** A small sign after a line that opens the rule behind it. */
export function RuleLink({ rule }: { readonly rule: string }) {
  return (
    <a
      className="rule-link"
      href={`/rulebook?rule=${encodeURIComponent(rule)}`}
      target="_blank"
      rel="noreferrer"
      title={`Rule: ${rule}`}
      aria-label={`Rule ${rule}`}
    >
      §
    </a>
  );
}
