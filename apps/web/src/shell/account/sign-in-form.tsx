import type { GuestGames } from '@ragtag/protocol';
import { useState } from 'react';
import { ApiFailure, call } from '../game/api';
import { changeSettings } from '../settings/settings';
import { account as words } from '../words';
import { type Credentials, CredentialsForm } from './credentials';
import { GuestGamesQuestion } from './guest-games';

/** Makes this device the person of an account; asks first what becomes of games that are here. */
export function SignInForm({ onDone }: { readonly onDone: () => void }) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [asking, setAsking] = useState<Credentials | null>(null);
  const signIn = async (given: Credentials, guestGames?: GuestGames) => {
    setBusy(true);
    setError(null);
    try {
      const { name } = await call('signIn', { body: { ...given, guestGames } });
      // This browser would else give the person the name of whoever was here before.
      changeSettings({ name: name ?? '' });
      onDone();
    } catch (failure) {
      setBusy(false);
      const isQuestion = failure instanceof ApiFailure && failure.code === 'guest-has-games';
      setAsking(isQuestion ? given : null);
      if (!isQuestion) setError((failure as Error).message);
    }
  };
  if (asking) return <GuestGamesQuestion onAnswer={(games) => void signIn(asking, games)} />;
  return (
    <CredentialsForm
      isNew={false}
      submit={words.signIn}
      isBusy={isBusy}
      error={error}
      onSubmit={(given) => void signIn(given)}
    />
  );
}
