import { type FormEvent, useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { call } from '../game/api';
import { account as words } from '../words';
import { leastPassword, mostPassword } from './credentials';

/** Another password; devices that are signed in elsewhere are signed out by it. */
export function NewPassword() {
  const [note, setNote] = useState<string | null>(null);
  const change = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = new FormData(form);
    const body = { password: String(fields.get('password')), wanted: String(fields.get('wanted')) };
    call('changePassword', { body }).then(
      () => {
        form.reset();
        setNote(words.passwordChanged);
      },
      (failure: Error) => setNote(failure.message),
    );
  };
  return (
    <Disclosure>
      <Heading level={3}>
        <Button slot="trigger" className="button quiet small">
          {words.changeThePassword}
        </Button>
      </Heading>
      <DisclosurePanel>
        <form className="account-form" onSubmit={change}>
          <label className="field">
            <span className="label">{words.passwordNow}</span>
            <input name="password" type="password" required autoComplete="current-password" />
          </label>
          <label className="field">
            <span className="label">{words.newPassword}</span>
            <input
              name="wanted"
              type="password"
              required
              minLength={leastPassword}
              maxLength={mostPassword}
              autoComplete="new-password"
            />
          </label>
          <button type="submit" className="button">
            {words.changeIt}
          </button>
        </form>
      </DisclosurePanel>
      {note && <p role="status">{note}</p>}
    </Disclosure>
  );
}
