import './plain.css';
import type { Picked } from '@ragtag/kernel';
import { useState } from 'react';
import type { GameLobby, LobbyPanelProps, SetupProps } from '../shell/half';
import type { Known } from './known';
import { plain as texts } from './words';

/** Choosing what any game is played with, as text. */
export function plainLobby({ module, words }: Known): GameLobby {
  const { options } = module;
  const resolved = (selection: Picked) => options.resolve(selection);
  return {
    Panel: (props) => <Panel title={words.game} options={options} {...props} />,
    settle(selection) {
      const all = resolved(selection);
      return all.ok ? { ...selection, players: all.options.players } : selection;
    },
    seats(selection) {
      const all = resolved(selection);
      return all.ok ? module.seats(all.options) : { least: 1, most: 7 };
    },
    conflicts(selection) {
      const all = resolved(selection);
      return all.ok ? [] : all.conflicts.map(({ because }) => because);
    },
    chosen: (selection) => selection,
    Setup,
  };
}

interface PanelProps extends LobbyPanelProps<Picked> {
  readonly title: string;
  readonly options: Known['module']['options'];
}

function Panel({ title, options, selection, onChange, isDisabled }: PanelProps) {
  const [text, setText] = useState(() => options.format(selection));
  const parsed = options.parse(text);
  return (
    <section className="panel lobby-sheet dark" aria-labelledby="options-title">
      <h2 id="options-title">{title}</h2>
      <label className="field">
        <span className="label">{texts.options}</span>
        <input
          className="plain-text"
          value={text}
          disabled={isDisabled}
          onChange={(event) => setText(event.target.value)}
          onBlur={() => {
            if (parsed.ok) onChange({ ...parsed.selection });
          }}
        />
      </label>
      {!parsed.ok &&
        parsed.conflicts.map(({ because }) => (
          <p key={because} role="alert">
            {because}
          </p>
        ))}
    </section>
  );
}

/** What one brings, as the data that the game reads. */
function Setup({ setup, onBring }: SetupProps) {
  const [text, setText] = useState('');
  const [error, setError] = useState<string | null>(null);
  const bring = () => {
    try {
      onBring(text.trim() === '' ? null : JSON.parse(text));
      setError(null);
    } catch {
      setError(texts.writeAsJson);
    }
  };
  return (
    <>
      <label className="field">
        <span className="label">{setup.label ?? texts.nothingYet}</span>
        <textarea className="plain-text" rows={3} value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      <button type="button" className="button" onClick={bring}>
        {texts.bringIt}
      </button>
      {error && <p role="alert">{error}</p>}
    </>
  );
}
