import type { KeptSetup } from '@ragtag/protocol';
import { ApiFailure, call } from '../../shell/game/api';
import { accountHere, readAll, setAccountHere, type Written, writeAll } from './own-decks';

/** Decks of an account: the same in every browser that is signed in. Nothing is lost where two of them changed one. */

const game = 'card';

function replace(id: string, next: (before: Written | undefined) => Written | null): void {
  const all = readAll();
  const written = next(all.find((each) => each.id === id));
  writeAll([...all.filter((each) => each.id !== id), ...(written ? [written] : [])]);
}

const received = ({ id, setup, changed, version }: KeptSetup, of: string): Written => ({
  id,
  deck: setup,
  changedAt: changed,
  of,
  version,
});

/** What becomes of a deck that another browser has changed or put away, or not. */
export function settled(here: Written, there: KeptSetup | undefined, of: string): readonly Written[] {
  if (here.gone) return there ? [{ ...here, version: there.version }] : [];
  if (!there) {
    const { version, ...rest } = here;
    // It was put away elsewhere, and comes back only if it was changed here since.
    return version === undefined || here.unsent ? [{ ...rest, unsent: true }] : [];
  }
  if (there.version === here.version) return [here];
  if (!here.unsent) return [received(there, of)];
  // Both were changed: here it goes on as a deck of its own.
  const { version: _, ...copy } = here;
  return [received(there, of), { ...copy, id: crypto.randomUUID() }];
}

async function send(each: Written): Promise<void> {
  const params = { setup: each.id };
  if (each.gone) {
    await call('removeSetup', { params });
    replace(each.id, () => null);
    return;
  }
  const body = { game, setup: each.deck, version: each.version ?? 0 };
  const { version } = await call('keepSetup', { params, body });
  replace(each.id, (now) => {
    if (!now) return { ...each, version, gone: true };
    const { unsent: _, ...sent } = now;
    return now.changedAt === each.changedAt && !now.gone ? { ...sent, version } : { ...now, version };
  });
}

/** Brings this browser and the server to the same decks. */
async function exchange(): Promise<void> {
  const { account } = await call('me');
  setAccountHere(account);
  // What another account has at the server need not lie here.
  const left = readAll().filter(({ of, unsent }) => of === undefined || of === account || unsent);
  if (left.length < readAll().length) writeAll(left);
  if (account === null) return;
  const there = (await call('mySetups')).filter((each) => each.game === game);
  const here = readAll();
  const known = new Set(here.filter(({ of }) => of === account).map(({ id }) => id));
  const all = [
    ...here.flatMap((each) =>
      each.of === account
        ? settled(
            each,
            there.find(({ id }) => id === each.id),
            account,
          )
        : [each],
    ),
    ...there.filter(({ id }) => !known.has(id)).map((each) => received(each, account)),
  ];
  if (JSON.stringify(all) !== JSON.stringify(here)) writeAll(all);
  for (const each of all) if (each.of === account && (each.unsent || each.gone)) await send(each);
}

let running: Promise<void> | null = null;
let wantedAgain = false;

/** One exchange after another; what changed meanwhile goes with the next. Says why it could not be done, if so. */
export async function exchangeDecks(): Promise<string | null> {
  if (running) {
    wantedAgain = true;
    await running.catch(() => undefined);
    if (!wantedAgain) return null;
  }
  wantedAgain = false;
  running = exchange().finally(() => {
    running = null;
  });
  try {
    await running;
    return null;
  } catch (failure) {
    // Another browser was faster: the next exchange settles it.
    if (failure instanceof ApiFailure && failure.code === 'stale') return exchangeDecks();
    return failure instanceof Error ? failure.message : String(failure);
  }
}

/** Whether something here has not reached the server yet. */
export function isUnsent(): boolean {
  const account = accountHere();
  return account !== null && readAll().some(({ of, unsent, gone }) => of === account && (unsent || gone));
}
