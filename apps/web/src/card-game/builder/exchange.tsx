import { type Deck, deckToLink, module, writeDeckText } from '@ragtag/card-game';
import { useState } from 'react';
import { builder as words } from '../words';
import { PrintCards } from './print-cards';

interface Props {
  readonly deck: Deck;
  replace(deck: Deck): void;
}

/** Decks in and out: as a list that people read, or as a link. */
export function Exchange({ deck, replace }: Props) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [copied, setCopied] = useState(false);
  const copy = (what: string) => {
    void navigator.clipboard?.writeText(what).then(() => setCopied(true));
    setText(what);
  };
  const read = () => {
    const code = text.trim().replace(/^.*#deck=/, '');
    const found = module.setup?.read(code.includes('\n') ? text : code);
    setProblems(found && !found.ok ? found.problems.map(({ because }) => because) : []);
    if (found?.ok) {
      replace(found.setup);
      setText('');
    }
  };
  return (
    <details className="exchange">
      <summary>{words.exchange}</summary>
      <label className="field">
        <span className="label">{words.importText}</span>
        <textarea rows={6} value={text} onChange={({ target }) => setText(target.value)} />
      </label>
      <p className="exchange-ways">
        <button type="button" className="button small" disabled={text.trim() === ''} onClick={read}>
          {words.importIt}
        </button>
        <button type="button" className="button small" onClick={() => copy(writeDeckText(deck))}>
          {words.copyList}
        </button>
        <button
          type="button"
          className="button small"
          onClick={() => copy(`${location.origin}/decks#deck=${deckToLink(deck)}`)}
        >
          {words.copyLink}
        </button>
        <button type="button" className="button small" onClick={() => print()}>
          {words.print}
        </button>
        <PrintCards deck={deck} />
        {copied && <span role="status">{words.copied}</span>}
      </p>
      {problems.length > 0 && (
        <ul className="deck-against" role="alert">
          {problems.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
