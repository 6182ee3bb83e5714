import type { GuestGames } from '@ragtag/protocol';
import { type FormEvent, useState } from 'react';
import { ApiFailure, call } from '../game/api';
import { changeSettings } from '../settings/settings';
import { account as words } from '../words';
import { AccountField, PasswordField } from './credentials';
import { GuestGamesQuestion } from './guest-games';

interface Given {
  readonly account: string;
  readonly code: string;
  readonly wanted: string;
}

/** A new password with a code, for whoever has lost the old one. */
export function RecoverForm({ onDone }: { readonly onDone: () => void }) {
  const [note, setNote] = useState<string | null>(null);
  const [account, setAccount] = useState('');
  const [asking, setAsking] = useState<Given | null>(null);
  const recover = async (given: Given, guestGames?: GuestGames) => {
    try {
      const { name } = await call('recover', { body: { ...given, guestGames } });
      changeSettings({ name: name ?? '' });
      onDone();
    } catch (failure) {
      const isQuestion = failure instanceof ApiFailure && failure.code === 'guest-has-games';
      setAsking(isQuestion ? given : null);
      if (!isQuestion) setNote((failure as Error).message);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    void recover({
      account: account.trim(),
      code: String(fields.get('code')),
      wanted: String(fields.get('wanted')),
    });
  };
  const sendCode = () => {
    call('forgotPassword', { body: { account: account.trim() } }).then(
      () => setNote(words.codeIsSent),
      (failure: Error) => setNote(failure.message),
    );
  };
  if (asking) return <GuestGamesQuestion onAnswer={(games) => void recover(asking, games)} />;
  return (
    <form className="account-form" onSubmit={submit}>
      <p className="account-note">{words.recoverText}</p>
      <AccountField value={account} onChange={setAccount} />
      <label className="field">
        <span className="label">{words.recoveryCode}</span>
        <input
          name="code"
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </label>
      <PasswordField name="wanted" label={words.newPassword} isNew />
      <div className="account-choices">
        <button type="submit" className="button primary">
          {words.setTheNewPassword}
        </button>
        <button type="button" className="button" disabled={account.trim().length < 3} onClick={sendCode}>
          {words.sendMeACode}
        </button>
      </div>
      {note && <p role="status">{note}</p>}
    </form>
  );
}
