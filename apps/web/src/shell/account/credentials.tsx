import type { FormEvent, ReactNode } from 'react';
import { account as words } from '../words';

/** As the protocol limits them, which the server checks. */
const accountForm = '[A-Za-z0-9][A-Za-z0-9_\\-]{2,29}';
export const leastPassword: typeof import('@ragtag/protocol')['limits']['passwordLeast'] = 8;
const mostPassword: typeof import('@ragtag/protocol')['limits']['password'] = 128;

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
      <AccountField />
      <PasswordField name="password" label={words.password} isNew={isNew} />
      {children}
      <button type="submit" className="button primary" disabled={isBusy}>
        {submit}
      </button>
      {error && <p role="alert">{error}</p>}
    </form>
  );
}

interface AccountFieldProps {
  readonly value?: string;
  readonly onChange?: (account: string) => void;
}

export function AccountField({ value, onChange }: AccountFieldProps) {
  return (
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
        {...(onChange && { value, onChange: (event) => onChange(event.target.value) })}
      />
    </label>
  );
}

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  /** It is chosen here, and not yet known. */
  readonly isNew?: boolean;
}

export function PasswordField({ name, label, isNew = false }: PasswordFieldProps) {
  return (
    <label className="field">
      <span className="label">{label}</span>
      <input
        name={name}
        type="password"
        required
        minLength={isNew ? leastPassword : undefined}
        maxLength={mostPassword}
        autoComplete={isNew ? 'new-password' : 'current-password'}
      />
    </label>
  );
}
