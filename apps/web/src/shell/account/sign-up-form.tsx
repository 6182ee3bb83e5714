import { useState } from 'react';
import { call } from '../game/api';
import { settings } from '../settings/settings';
import { account as words } from '../words';
import { type Credentials, CredentialsForm, leastPassword } from './credentials';
import { RecoveryCodes } from './recovery-codes';

interface Props {
  /** The guest's name, if the server knows one. */
  readonly name: string | null;
  readonly onDone: () => void;
}

/** Keeps the guest of this browser, with all games, under a name and a password. */
export function SignUpForm({ name, onDone }: Props) {
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const signUp = ({ account, password }: Credentials) => {
    setBusy(true);
    const called = settings().name.trim() || undefined;
    call('signUp', { body: { account, password, name: name === null ? called : undefined } }).then(
      (made) => setCodes(made.codes),
      (failure: Error) => {
        setError(failure.message);
        setBusy(false);
      },
    );
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={onDone} />;
  return (
    <CredentialsForm isNew submit={words.createTheAccount} isBusy={isBusy} error={error} onSubmit={signUp}>
      <p className="account-note">{words.passwordRule(leastPassword)}</p>
    </CredentialsForm>
  );
}
