import './coach.css';
import { useState } from 'react';
import { useBoard } from '../use-board';
import { coach as words } from '../words';

const key = 'ragtag/coached';

function told(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as readonly string[];
  } catch {
    return [];
  }
}

/** In a first game: one sentence at each new kind of question, and then never again. */
export function Coach() {
  const { source, question, ready } = useBoard();
  const [known, setKnown] = useState(told);
  const ask = question?.ask ?? '';
  const sentence = words.sentences[ask];
  if (!source?.coached || !ready || !sentence || known.includes(ask)) return null;
  const understood = () => {
    const now = [...known, ask];
    localStorage.setItem(key, JSON.stringify(now));
    setKnown(now);
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
