import { account as words } from '../words';
import './account.css';
import type { Me } from '@ragtag/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { call } from '../game/api';

const AccountDialog = lazy(() => import('./account-dialog'));

/** The way to an account, where there is a server to keep one. */
export default function KeepGames() {
  const [me, setMe] = useState<Me | null>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    call('me').then(setMe, () => undefined);
  }, []);
  if (!me) return null;
  return (
    <>
      <button type="button" className="button quiet small keep-games" onClick={() => setOpen(true)}>
        {me.account === null ? words.keepMyGames : words.accountOf(me.account)}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <AccountDialog me={me} isOpen onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
