import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { call, comeIn } from '../game/api';
import { changeSettings, useSettings } from '../settings/settings';
import { home as words } from '../words';
import './home.css';

/** Somebody followed an invitation, or types its code. */
export default function Join({ code }: { readonly code?: string }) {
  const { name } = useSettings();
  const [typed, setTyped] = useState(code ?? '');
  const [error, setError] = useState<string | null>(null);
  const [, go] = useLocation();
  useEffect(() => {
    document.title = words.joinTitle;
  }, []);
  const join = async () => {
    try {
      await comeIn(name);
      const table = await call('invited', { params: { code: typed.trim().toUpperCase() } });
      go(`/table/${table.id}`);
    } catch (failure) {
      setError((failure as Error).message);
    }
  };
  return (
    <main className="curtain">
      <form
        className="paper curtain-sheet"
        onSubmit={(event) => {
          event.preventDefault();
          void join();
        }}
      >
        <h1>{words.joinATable}</h1>
        <label className="field">
          <span className="label">{words.yourName}</span>
          <input
            value={name}
            maxLength={32}
            required
            onChange={(event) => changeSettings({ name: event.target.value })}
          />
        </label>
        <label className="field">
          <span className="label">{words.invitation}</span>
          <input value={typed} required onChange={(event) => setTyped(event.target.value)} />
        </label>
        <button type="submit" className="button primary large">
          {words.comeIn}
        </button>
        {error && <p role="alert">{error}</p>}
        <Link href="/">{words.home}</Link>
      </form>
    </main>
  );
}
