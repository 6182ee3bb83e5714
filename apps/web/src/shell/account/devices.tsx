import type { SignedInDevice } from '@ragtag/protocol';
import { useState } from 'react';
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components';
import { call } from '../game/api';
import { account as words } from '../words';

const dates = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** Where somebody is signed in, and how to end that: at one device, or everywhere. */
export function Devices({ onSignedOut }: { readonly onSignedOut: () => void }) {
  const [devices, setDevices] = useState<readonly SignedInDevice[] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const fail = (failure: Error) => setError(failure.message);
  const ask = (isOpen: boolean) => {
    if (isOpen) call('devices').then(setDevices, fail);
  };
  const signOut = (device: string) => {
    call('signOutDevice', { params: { device } }).then(setDevices, fail);
  };
  const signOutEverywhere = () => {
    call('signOutEverywhere').then(onSignedOut, fail);
  };
  return (
    <Disclosure onExpandedChange={ask}>
      <Heading level={3}>
        <Button slot="trigger" className="button quiet small">
          {words.devices}
        </Button>
      </Heading>
      <DisclosurePanel className="account-panel">
        <ul className="account-devices" aria-label={words.devices}>
          {devices?.map(({ id, since, seen, current }) => (
            <li key={id}>
              <span>
                {current && <b>{words.thisDevice}</b>}{' '}
                {words.deviceSeen(dates.format(since), dates.format(seen))}
              </span>
              {!current && (
                <button type="button" className="button small" onClick={() => signOut(id)}>
                  {words.signItOut}
                </button>
              )}
            </li>
          ))}
        </ul>
        <button type="button" className="button" onClick={signOutEverywhere}>
          {words.signOutEverywhere}
        </button>
        {error && <p role="alert">{error}</p>}
      </DisclosurePanel>
    </Disclosure>
  );
}
