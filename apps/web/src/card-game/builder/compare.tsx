import { cards, type Deck, deckOf, preconstructed, teaching } from '@ragtag/card-game';
import { useState } from 'react';
import { ownDecks } from '../decks/own-decks';
import { builder as words } from '../words';
import { differences } from './differences';

const ours: readonly Deck[] = [...preconstructed, ...teaching].map(deckOf);

/** This deck beside another of one's own, or one of ours. */
export function Compare({ id, deck }: { readonly id: string; readonly deck: Deck }) {
  const [chosen, setChosen] = useState('');
  const own = ownDecks().filter((each) => each.id !== id);
  const others = [...own.map((each) => each.deck), ...ours];
  const other = chosen === '' ? undefined : others[Number(chosen)];
  const apart = other && differences(deck, other);
  return (
    <details className="compare">
      <summary>{words.compare}</summary>
      <label className="field">
        <span className="label">{words.compareWith}</span>
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          <option value="">{words.chooseDeck}</option>
          {others.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: decks in a row, which may share a name.
            <option key={i} value={i}>
              {each.name}
            </option>
          ))}
        </select>
      </label>
      {apart?.length === 0 && <p>{words.sameCards}</p>}
      {apart && apart.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words.card}</th>
              <th scope="col">{words.here}</th>
              <th scope="col">{words.there}</th>
            </tr>
          </thead>
          <tbody>
            {apart.map(({ kind, here, there }) => (
              <tr key={kind}>
                <th scope="row">{cards[kind].name}</th>
                <td>{here}</td>
                <td>{there}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
