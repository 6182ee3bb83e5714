import './talk.css';
import type { Said } from '@ragtag/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { nameOfSeat } from '../../words/people';
import { saidWords } from '../../words/said';
import { useTable } from '../table-context';
import { Claims } from './claims';

/** What is said at the table: words where the host allows them, and claims that the rules allow. */
export function Talk() {
  const { view, said, source, company } = useTable();
  const end = useRef<HTMLOListElement>(null);
  const n = said.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the talk as it grows.
  useEffect(() => {
    if (end.current) end.current.scrollTop = end.current.scrollHeight;
  }, [n]);
  return (
    <section className="talk" aria-label="Talk">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys. */}
      <ol className="said" aria-live="polite" ref={end} tabIndex={0}>
        {said.map((each) => (
          <li key={each.n}>
            <b style={each.seat === null ? undefined : { color: `var(--seat-${each.seat})` }}>
              {speaker(view, each)}
            </b>{' '}
            {saidWords(view, each.said)}
          </li>
        ))}
        {n === 0 && <li className="said-none">Nobody has said anything yet.</li>}
      </ol>
      {view.seat !== null && view.over === null && <Claims seat={view.seat} />}
      {view.seat !== null && company?.table.settings.chat && <Words say={(text) => source?.say({ text })} />}
    </section>
  );
}

function speaker(view: Parameters<typeof nameOfSeat>[0], { seat, name }: Said): string {
  if (seat === null) return name;
  return seat === view.seat ? 'You' : nameOfSeat(view, seat);
}

function Words({ say }: { readonly say: (text: string) => void }) {
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) say(text.trim());
    setText('');
  };
  return (
    <form className="words" onSubmit={submit}>
      <input
        aria-label="Say something"
        placeholder="Say something"
        value={text}
        maxLength={500}
        onChange={(event) => setText(event.target.value)}
      />
      <button type="submit" className="button small">
        Say
      </button>
    </form>
  );
}

/** How many words have been said since they were last looked at. */
export function useUnread(said: readonly Said[], looking: boolean): number {
  const [read, setRead] = useState(said.length);
  useEffect(() => {
    if (looking) setRead(said.length);
  }, [looking, said.length]);
  return Math.max(0, said.length - read);
}
