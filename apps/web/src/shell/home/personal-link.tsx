import type { GuestGames } from '@ragtag/protocol';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { ApiFailure, call } from '../game/api';
import { changeSettings } from '../settings/settings';
import { home as words } from '../words';

const GuestGamesQuestion = lazy(async () => ({
  default: (await import('../account/guest-games')).GuestGamesQuestion,
}));

/** Signs this device in as the person who made the link. */
export default function PersonalLink({ token }: { readonly token: string }) {
  const [error, setError] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const use = useCallback(
    (guestGames?: GuestGames) =>
      call('useLink', { body: { token, guestGames } }).then(
        ({ name }) => {
          // From the start, as another person.
          changeSettings({ name: name ?? '' });
          location.replace('/');
        },
        (failure: Error) => {
          const isQuestion = failure instanceof ApiFailure && failure.code === 'guest-has-games';
          setAsks(isQuestion);
          if (!isQuestion) setError(failure.message);
        },
      ),
    [token],
  );
  useEffect(() => {
    void use();
  }, [use]);
  if (!asks) return <p className="loading">{error ?? words.signingIn}</p>;
  return (
    <main className="curtain">
      <div className="panel curtain-sheet">
        <h1>{words.welcomeBack}</h1>
        <Suspense fallback={null}>
          <GuestGamesQuestion onAnswer={(games) => void use(games)} />
        </Suspense>
      </div>
    </main>
  );
}
