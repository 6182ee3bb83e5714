import type { FormEvent, ReactNode } from 'react';
import { account as words } from '../words';

/** As the protocol limits them, which the server checks. */
const accountForm = '[A-Za-z0-9][A-Za-z0-9_\\-]{2,29}';
export const leastPassword: typeof import('@ragtag/protocol')['limits']['passwordLeast'] = 8;
export const mostPassword: typeof import('@ragtag/protocol')['limits']['password'] = 128;

export interface Credentials {
  readonly account: string;
  readonly password: string;
}

interface Props {
  readonly isNew: boolean;
  readonly submit: string;
  readonly isBusy: boolean;
  readonly error: string | null;
  readonly onSubmit: (given: Credentials) => void;
  readonly children?: ReactNode;
}

/** A name and a password. */
export function CredentialsForm({ isNew, submit, isBusy, error, onSubmit, children }: Props) {
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    onSubmit({ account: String(fields.get('account')).trim(), password: String(fields.get('password')) });
  };
  return (
    <form className="account-form" onSubmit={send}>
      <label className="field">
        <span className="label">{words.accountName}</span>
        <input
          name="account"
          required
          pattern={accountForm}
          title={words.accountForm}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </label>
      <label className="field">
        <span className="label">{words.password}</span>
        <input
          name="password"
          type="password"
          required
          minLength={isNew ? leastPassword : undefined}
          maxLength={mostPassword}
          autoComplete={isNew ? 'new-password' : 'current-password'}
        />
      </label>
      {children}
      <button type="submit" className="button primary" disabled={isBusy}>
        {submit}
      </button>
      {error && <p role="alert">{error}</p>}
    </form>
  );
}
