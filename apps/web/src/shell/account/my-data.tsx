import { type FormEvent, useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { call } from '../game/api';
import { saveFile } from '../game/save-file';
import { account as words } from '../words';
import { PasswordField } from './credentials';

interface Props {
  /** Whether there is a password to ask for. */
  readonly hasAccount: boolean;
  readonly onForgotten: () => void;
}

/** What is kept about somebody, for them to take along, and how to have it forgotten. */
export function MyData({ hasAccount, onForgotten }: Props) {
  const [note, setNote] = useState<string | null>(null);
  const [isSure, setSure] = useState(false);
  const fail = (failure: Error) => setNote(failure.message);
  const take = () => {
    call('myData').then((data) => {
      saveFile(
        new File([JSON.stringify(data, null, 2)], 'ragtag-my-data.json', { type: 'application/json' }),
      );
    }, fail);
  };
  const forget = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isSure) {
      setSure(true);
      return;
    }
    const password = new FormData(event.currentTarget).get('password');
    call('deleteMe', { body: hasAccount ? { password: String(password) } : {} }).then(onForgotten, fail);
  };
  return (
    <Disclosure>
      <Heading level={3}>
        <Button slot="trigger" className="button quiet small">
          {words.whatIsKept}
        </Button>
      </Heading>
      <DisclosurePanel className="account-panel">
        <p>
          <button type="button" className="button" onClick={take}>
            {words.takeItAlong}
          </button>
        </p>
        <form className="account-form" onSubmit={forget}>
          <p className="account-note">{words.forgetText}</p>
          {hasAccount && <PasswordField name="password" label={words.passwordNow} />}
          <button type="submit" className="button">
            {isSure ? words.forgetMeForGood : words.forgetMe}
          </button>
        </form>
        {note && <p role="alert">{note}</p>}
      </DisclosurePanel>
    </Disclosure>
  );
}
