/** What the option that is looked at would bring. */
export function Consequence({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className={`consequence ${lines.length === 0 ? 'empty' : ''}`} aria-live="polite">
      {lines.length > 0 && <span className="label">What happens</span>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
