import { type DeckSource, preconstructed, teaching, writeDeck } from '@ragtag/card-game';
import { useEffect, useId, useState } from 'react';
import { Link } from 'wouter';
import type { SetupProps } from '../../shell/half';
import { lastBrought, noteBrought } from '../decks/own-decks';
import { useDecks } from '../decks/use-decks';
import { lobby as words } from '../words';

const pasting = 'paste';

/** Choosing a deck: one of ours, an own one, or one that is pasted. */
export function DeckChoice({ setup, selection, isOptional = false, onBring }: SetupProps) {
  const id = useId();
  const { own } = useDecks();
  const [isPasting, setPasting] = useState(false);
  const [text, setText] = useState('');
  const isQuick = selection.format === 'quick';
  const bring = (written: unknown) => {
    if (written !== null) noteBrought(written);
    onBring(written);
  };
  // Who sits down at a table has a deck at once: the last one, or any of ours.
  const isBare = !isOptional && setup.label === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as somebody sits down.
  useEffect(() => {
    if (!isBare) return;
    const last = isQuick || selection.format === 'preconstructed' ? null : lastBrought();
    const among = isQuick ? teaching : preconstructed;
    onBring(last ?? among[Math.floor(Math.random() * among.length)].id);
  }, [isBare]);
  const named = [...preconstructed, ...teaching].find(({ name }) => name === setup.label);
  const ownNamed = own.find(({ deck }) => deck.name === setup.label);
  const value = isPasting ? pasting : (named?.id ?? ownNamed?.id ?? (setup.label === null ? '' : 'other'));
  const ours = isQuick ? [teaching, preconstructed] : [preconstructed, teaching];
  return (
    <div className="deck-choice">
      <div className="field">
        <label className="label" htmlFor={id}>
          {words.deck}
        </label>
        <select
          id={id}
          value={value}
          onChange={({ target }) => {
            const chosen = own.find((each) => each.id === target.value);
            setPasting(target.value === pasting);
            if (target.value !== pasting) bring(chosen ? writeDeck(chosen.deck) : target.value || null);
          }}
        >
          {(isOptional || setup.label === null) && (
            <option value="">{isOptional ? words.anyDeck : words.choose}</option>
          )}
          {value === 'other' && <option value="other">{setup.label}</option>}
          {own.length > 0 && (
            <optgroup label={words.yours}>
              {own.map(({ id: each, deck }) => (
                <option key={each} value={each}>
                  {deck.name}
                </option>
              ))}
            </optgroup>
          )}
          {ours.map((decks) => (
            <optgroup key={decks[0].id} label={decks === teaching ? words.forLearning : words.ours}>
              {decks.map((each) => (
                <option key={each.id} value={each.id}>
                  {words.deckOf(each.name, resourcesOf(each))}
                </option>
              ))}
            </optgroup>
          ))}
          <option value={pasting}>{words.paste}</option>
        </select>
      </div>
      {isPasting && (
        <div className="deck-paste">
          <label className="field">
            <span className="label">{words.listOrLink}</span>
            <textarea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
          </label>
          <button
            type="button"
            className="button small"
            disabled={text.trim() === ''}
            onClick={() => bring(text)}
          >
            {words.bringIt}
          </button>
          <Link href="/decks">{words.buildOne}</Link>
        </div>
      )}
    </div>
  );
}

function resourcesOf({ resources }: DeckSource): string {
  return resources.map((each) => words.resources[each]).join(words.and);
}
