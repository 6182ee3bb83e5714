import './account.css';
import type { Me } from '@ragtag/protocol';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { call } from '../game/api';
import { turnOff } from '../push/push';
import { PushSwitch } from '../push/push-switch';
import { Modal } from '../ui/modal';
import { home, account as words } from '../words';
import { filled } from '../words/filled';
import { Devices } from './devices';
import { MyData } from './my-data';
import { NewPassword } from './new-password';
import { OtherDevice } from './other-device';
import { RecoverForm } from './recover-form';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import { Statistics } from './statistics';
import { WaysBack } from './ways-back';

interface Props {
  readonly me: Me;
  readonly isOpen: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** The page shows other tables for another person: the simplest way to be right is to open it again. */
function startOver(): void {
  location.reload();
}

/** Everything about being the same person elsewhere. */
export default function AccountDialog({ me, isOpen, onOpenChange }: Props) {
  return (
    <Modal title={home.keepMyGames} isOpen={isOpen} onOpenChange={onOpenChange}>
      <div className="account">
        {me.account === null ? <Guest me={me} /> : <Member account={me.account} name={me.name ?? ''} />}
        {me.name !== null && (
          <div>
            <Statistics />
            <MyData hasAccount={me.account !== null} onForgotten={startOver} />
          </div>
        )}
        {me.name !== null && <OtherDevice />}
        <PushSwitch />
      </div>
    </Modal>
  );
}

function Guest({ me }: { readonly me: Me }) {
  return (
    <>
      <p>{words.asGuest}</p>
      <Tabs className="account-tabs">
        <TabList aria-label={words.account}>
          <Tab id="new" className="account-tab">
            {words.newAccount}
          </Tab>
          <Tab id="sign-in" className="account-tab">
            {words.signIn}
          </Tab>
          <Tab id="recover" className="account-tab">
            {words.passwordLost}
          </Tab>
        </TabList>
        <TabPanel id="new">
          <SignUpForm name={me.name} onDone={startOver} />
        </TabPanel>
        <TabPanel id="sign-in">
          <SignInForm onDone={startOver} />
        </TabPanel>
        <TabPanel id="recover">
          <RecoverForm onDone={startOver} />
        </TabPanel>
      </Tabs>
    </>
  );
}

function Member({ account, name }: { readonly account: string; readonly name: string }) {
  const signOut = async () => {
    await turnOff().catch(() => undefined);
    await call('signOut');
    startOver();
  };
  return (
    <>
      <p>{filled(words.signedIn, { account: <b>{account}</b>, name: <b>{name}</b> })}</p>
      <p>
        <button type="button" className="button" onClick={() => void signOut()}>
          {words.signOut}
        </button>
      </p>
      <NewPassword />
      <WaysBack />
      <Devices onSignedOut={startOver} />
    </>
  );
}
