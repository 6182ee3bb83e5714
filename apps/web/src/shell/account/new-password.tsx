import { type FormEvent, useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { call } from '../game/api';
import { account as words } from '../words';
import { PasswordField } from './credentials';

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
      <DisclosurePanel className="account-panel">
        <form className="account-form" onSubmit={change}>
          <PasswordField name="password" label={words.passwordNow} />
          <PasswordField name="wanted" label={words.newPassword} isNew />
          <button type="submit" className="button">
            {words.changeIt}
          </button>
        </form>
      </DisclosurePanel>
      {note && <p role="status">{note}</p>}
    </Disclosure>
  );
}
