import type { WaysBack as Ways } from '@ragtag/protocol';
import { type FormEvent, useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { call } from '../game/api';
import { account as words } from '../words';
import { PasswordField } from './credentials';
import { RecoveryCodes } from './recovery-codes';

/** What there is for the day on which the password is lost: codes, and an address where mail is sent. */
export function WaysBack() {
  const [ways, setWays] = useState<Ways | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const fail = (failure: Error) => setNote(failure.message);
  const ask = () => call('waysBack').then(setWays, fail);
  const kept = () => {
    setCodes(null);
    void ask();
  };
  const newCodes = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setNote(null);
    const password = String(new FormData(event.currentTarget).get('password'));
    call('newCodes', { body: { password } }).then(setCodes, fail);
  };
  return (
    <Disclosure onExpandedChange={(isOpen) => isOpen && void ask()}>
      <Heading level={3}>
        <Button slot="trigger" className="button quiet small">
          {words.ifThePasswordIsLost}
        </Button>
      </Heading>
      <DisclosurePanel className="account-panel">
        {codes ? (
          <RecoveryCodes codes={codes} onKept={kept} />
        ) : (
          <>
            {ways && <p>{words.codesLeft(ways.codes)}</p>}
            <form className="account-form" onSubmit={newCodes}>
              <PasswordField name="password" label={words.passwordNow} />
              <button type="submit" className="button">
                {words.makeNewCodes}
              </button>
            </form>
            {ways?.sends && <MailAddress ways={ways} onChange={setWays} />}
          </>
        )}
        {note && <p role="alert">{note}</p>}
      </DisclosurePanel>
    </Disclosure>
  );
}

/** Where codes are sent, once a code that was sent there has come back. */
function MailAddress({ ways, onChange }: { readonly ways: Ways; readonly onChange: (ways: Ways) => void }) {
  const [isSent, setSent] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const mail = String(fields.get('mail')).trim() || null;
    const body = { mail, password: String(fields.get('password')) };
    call('setMail', { body }).then(
      (changed) => {
        setSent(mail !== null);
        setNote(mail === null ? words.noAddressNow : words.proofIsSent);
        onChange(changed);
      },
      (failure: Error) => setNote(failure.message),
    );
  };
  const prove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    call('proveMail', { body: { code: String(new FormData(event.currentTarget).get('code')) } }).then(
      (changed) => {
        setSent(false);
        setNote(words.addressIsProved);
        onChange(changed);
      },
      (failure: Error) => setNote(failure.message),
    );
  };
  return (
    <section aria-labelledby="mail-address">
      <h4 id="mail-address">{words.mailAddress}</h4>
      <p className="account-note">{words.mailText(ways.mail)}</p>
      {isSent ? (
        <form className="account-form" onSubmit={prove}>
          <label className="field">
            <span className="label">{words.codeFromTheLetter}</span>
            <input name="code" required autoComplete="one-time-code" spellCheck={false} />
          </label>
          <button type="submit" className="button primary">
            {words.proveIt}
          </button>
        </form>
      ) : (
        <form className="account-form" onSubmit={send}>
          <label className="field">
            <span className="label">{words.mailAddress}</span>
            <input name="mail" type="email" defaultValue={ways.mail ?? ''} autoComplete="email" />
          </label>
          <PasswordField name="password" label={words.passwordNow} />
          <button type="submit" className="button">
            {words.setTheAddress}
          </button>
        </form>
      )}
      {note && <p role="status">{note}</p>}
    </section>
  );
}
