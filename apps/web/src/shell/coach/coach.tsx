import './coach.css';
import { useState } from 'react';
import { useTable } from '../table/table-context';
import { coach as words } from '../words';

const key = 'ragtag/coached';

function told(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly string[];
  } catch {
    return [];
  }
}

interface Props {
  /** What there is to say, by moment. */
  readonly sentences: Readonly<Record<string, string>>;
  /** Which moment it is now; what is asked, if nothing else is said. */
  readonly moment?: string;
}

/** In a first game: one sentence at each new kind of moment, and then never again. */
export function Coach({ sentences, moment }: Props) {
  const { source, question, ready } = useTable();
  const [known, setKnown] = useState(told);
  const now = moment ?? question?.ask ?? '';
  const sentence = sentences[now];
  if (!source?.coached || !ready || !sentence || known.includes(now)) return null;
  const understood = () => {
    const all = [...known, now];
    localStorage.setItem(key, JSON.stringify(all));
    setKnown(all);
  };
  return (
    <aside className="coach" aria-label={words.coach}>
      <p>
        <b>{words.coach}</b> {sentence}
      </p>
      <button type="button" className="button small" onClick={understood}>
        {words.understood}
      </button>
    </aside>
  );
}
