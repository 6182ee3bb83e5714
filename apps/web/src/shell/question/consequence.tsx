import { question as words } from '../words';
/** What the option that is looked at would bring. It keeps its room while empty, so that nothing moves under the pointer. */
export function Consequence({ lines }: { readonly lines: readonly string[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys.
    <div className="consequence" aria-live="polite" tabIndex={0}>
      <span className="label">{words.whatHappens}</span>
      {lines.length === 0 && <p className="consequence-none">{words.lookAtOption}</p>}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}
