import './trauma.css';
import { type TraumaSymbol, traumaSymbols, traumaTokens } from '@ragtag/board-game';
import { useState } from 'react';
import { useBoard } from '../use-board';
import { ionian as words } from '../words';

/** One token, told by its shape and its word. */
export function TraumaToken({ symbol }: { readonly symbol: TraumaSymbol }) {
  return (
    <span className={`trauma-token ${symbol}`}>
      <span aria-hidden="true">{words.signs[symbol]}</span>{' '}
      <span className="trauma-word">{words.symbols[symbol]}</span>
    </span>
  );
}

/** Tokens as a row of their signs, with words for whoever does not see them. */
export function TraumaTokens({ tokens }: { readonly tokens: readonly number[] }) {
  const shown = traumaSymbols
    .map((symbol) => ({ symbol, n: tokens.filter((token) => traumaTokens[token].symbol === symbol).length }))
    .filter(({ n }) => n > 0);
  const said = shown.map(({ symbol, n }) => words.several(n, words.symbols[symbol])).join(', ');
  return (
    <span className="trauma-tokens" title={said}>
      <span aria-hidden="true">
        {shown.map(({ symbol, n }) => (
          <span key={symbol} className={`trauma-signs ${symbol}`}>
            {words.signs[symbol].repeat(n)}
          </span>
        ))}
      </span>
      <span className="visually-hidden">{said || words.nothingShown}</span>
    </span>
  );
}

/** Your own trauma tokens, covered until you look. */
export function OwnTrauma() {
  const { view } = useBoard();
  const [open, setOpen] = useState(false);
  const tokens = view.seat === null ? undefined : view.players[view.seat].trauma;
  if (tokens === undefined || typeof tokens === 'number' || tokens.length === 0) return null;
  return (
    <button
      type="button"
      className={`trauma-peek ${open ? 'open' : ''}`}
      aria-expanded={open}
      onClick={() => setOpen(!open)}
    >
      {open ? (
        <TraumaTokens tokens={tokens} />
      ) : (
        <span className="trauma-tokens covered" aria-hidden="true">
          {'●'.repeat(tokens.length)}
        </span>
      )}
      <span className="label">
        {open ? words.cover : words.yourTrauma}
        {!open && <span className="visually-hidden"> ({words.tokens(tokens.length)})</span>}
      </span>
    </button>
  );
}
