import type { Me, MyTable, TableSummary } from '@ragtag/protocol';
import { lazy, Suspense, useEffect, useState } from 'react';
import { call } from '../game/api';
import { home as words } from '../words';

const AccountDialog = lazy(() => import('../account/account-dialog'));
const TableLists = lazy(() => import('./table-lists'));

/** What a server adds to the first page: its tables, and the way to an account. Without a server there is neither. */
export default function FromServer() {
  const [me, setMe] = useState<Me | null>(null);
  const [mine, setMine] = useState<readonly MyTable[]>([]);
  const [open, setOpen] = useState<readonly TableSummary[]>([]);
  const [asksForAccount, setAsksForAccount] = useState(false);
  useEffect(() => {
    const nothing = () => {};
    call('openTables').then(setOpen, nothing);
    call('me')
      .then((person) => {
        setMe(person);
        return person.name === null ? undefined : call('myTables').then(setMine);
      })
      .catch(nothing);
  }, []);
  return (
    <>
      {mine.length + open.length > 0 && (
        <Suspense fallback={null}>
          <TableLists mine={mine} open={open} />
        </Suspense>
      )}
      {me && (
        <button
          type="button"
          className="button quiet small keep-games"
          onClick={() => setAsksForAccount(true)}
        >
          {me.account === null ? words.keepMyGames : words.accountOf(me.account)}
        </button>
      )}
      {me && asksForAccount && (
        <Suspense fallback={null}>
          <AccountDialog me={me} isOpen onOpenChange={setAsksForAccount} />
        </Suspense>
      )}
    </>
  );
}
