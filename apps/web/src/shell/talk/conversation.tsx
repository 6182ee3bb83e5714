import { seatLetters } from '../ui/seat-letters';
import { talk as wording } from '../words';
import './talk.css';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';

export interface TalkLine {
  readonly n: number;
  readonly by: string;
  /** Whose colour the name has; null for somebody without a seat. */
  readonly seat: number | null;
  readonly words: string;
}

interface Props {
  readonly lines: readonly TalkLine[];
  /** What can be said at a press of a button. */
  readonly children?: ReactNode;
  /** Says words; without it, nobody may here. */
  readonly say?: (text: string) => void;
  /** Why nobody can say words here, where that needs saying. */
  readonly silence?: string;
  /** Words would not arrive now. */
  readonly isCutOff?: boolean;
}

/** What was said, the last below, and the way to say something. */
export function Conversation({ lines, children, say, silence, isCutOff = false }: Props) {
  const end = useRef<HTMLOListElement>(null);
  const n = lines.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the talk as it grows.
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [n]);
  return (
    <section className="talk" aria-label={wording.talk}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <ol className="said" aria-live="polite" ref={end} tabIndex={0}>
        {lines.map(({ n, by, seat, words }) => (
          <li key={n}>
            <b style={seat === null ? undefined : { color: seatLetters(seat) }}>{by}</b> {words}
          </li>
        ))}
        {n === 0 && <li className="said-none">{wording.nobodySpoke}</li>}
      </ol>
      {children}
      {say && <Words say={say} isCutOff={isCutOff} />}
      {!say && silence && <p className="silence">{silence}</p>}
    </section>
  );
}

function Words({ say, isCutOff }: Required<Pick<Props, 'say' | 'isCutOff'>>) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isCutOff) return;
    if (text.trim()) say(text.trim());
    setText('');
  };
  return (
    <form className="words" onSubmit={submit}>
      <input
        aria-label={wording.saySomething}
        placeholder={wording.saySomething}
        value={text}
        maxLength={500}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button small" disabled={isCutOff}>
        {wording.say}
      </button>
    </form>
  );
}
