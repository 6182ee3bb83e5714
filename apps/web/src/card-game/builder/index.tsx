import './builder.css';
import { deckFromLink } from '@ragtag/card-game';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { keepDeck } from '../decks/own-decks';
import { useDecks } from '../decks/use-decks';
import { LooksAtCards } from '../table/preview';
import { DeckList } from './deck-list';
import { Editor } from './editor';

const linked = /#deck=([\w-]+)$/;

/** Decks: those of this browser and of the account, and one to be built. A link brings one along. */
export default function DecksPage({ id }: { readonly id: string | undefined }) {
  const [, go] = useLocation();
  useEffect(() => {
    const [, code] = linked.exec(location.hash) ?? [];
    const deck = code === undefined ? undefined : deckFromLink(code);
    if (deck) go(`/decks/${keepDeck(deck)}`, { replace: true });
  }, [go]);
  const decks = useDecks();
  const kept = decks.own.find((each) => each.id === id);
  return (
    <LooksAtCards>
      {kept ? (
        <Editor key={kept.id} id={kept.id} kept={kept.deck} account={kept.account} />
      ) : (
        <DeckList {...decks} />
      )}
    </LooksAtCards>
  );
}
