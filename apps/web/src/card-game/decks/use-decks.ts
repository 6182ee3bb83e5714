import { useEffect, useState } from 'react';
import { exchangeDecks, isUnsent } from './account-decks';
import { accountHere, type OwnDeck, onDecksChanged, ownDecks } from './own-decks';

interface Decks {
  readonly own: readonly OwnDeck[];
  /** Whoever is signed in here. */
  readonly account: string | null;
  /** Why the account's decks could not be brought up to date. */
  readonly trouble: string | null;
}

/** Milliseconds after a change before it is sent: decks are built card by card. */
const rest = 700;

const now = (trouble: string | null): Decks => ({ own: ownDecks(), account: accountHere(), trouble });

/** The own decks, of this browser and of the account, as they change here and elsewhere. */
export function useDecks(): Decks {
  const [decks, setDecks] = useState(() => now(null));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const exchange = () =>
      exchangeDecks().then((trouble) => {
        if (!isGone) setDecks(now(trouble));
      });
    const stop = onDecksChanged(() => {
      setDecks((before) => now(before.trouble));
      clearTimeout(timer);
      if (isUnsent()) timer = setTimeout(exchange, rest);
    });
    void exchange();
    return () => {
      isGone = true;
      stop();
      // What was changed last is sent all the same.
      if (timer !== undefined) clearTimeout(timer);
      if (isUnsent()) void exchangeDecks();
    };
  }, []);
  return decks;
}
