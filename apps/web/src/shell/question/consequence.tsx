/** What the option that is looked at would bring. It keeps its room while empty, so that nothing moves under the pointer. */
export function Consequence({ lines }: { readonly lines: readonly string[] }) {
  return (
    <div className="consequence" aria-live="polite">
      <span className="label">What happens</span>
      {lines.length === 0 && <p className="consequence-none">Look at an option to see what it brings.</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
