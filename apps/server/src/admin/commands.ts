import type { Config } from '../config';
import { Rooms } from '../rooms/rooms';
import type { Place } from '../store/open';
import { openStore } from '../store/open';
import type { Store } from '../store/store';
import { CannotDo } from './cannot-do';
import { copyAll } from './copy';
import { ban, deletePerson, exportPerson, listBans, resetPassword, unban } from './people';
import { check, close, list, show } from './tables';
import { unstick } from './unstick';

/** What whoever keeps a server works on. */
interface Desk {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly config: Config;
}

interface Command {
  /** What stands behind its name. */
  readonly takes: string;
  readonly does: string;
  run(desk: Desk, name: string, more?: string): Promise<string>;
}

/** Everything but copies, which open two stores. */
const commands: Readonly<Record<string, Command>> = {
  list: {
    takes: '[PHASE]',
    does: 'all tables, the newest first: lobby, playing, finished, closed, stuck',
    run: ({ store, rooms }, phase) => list(store, rooms, phase),
  },
  show: {
    takes: 'TABLE',
    does: 'one table, with what is wrong with its game',
    run: ({ store }, id) => show(store, id),
  },
  close: {
    takes: 'TABLE',
    does: 'end a table; its people can still look',
    run: ({ store }, id) => close(store, id),
  },
  unstick: {
    takes: 'TABLE',
    does: 'have a game go on that cannot, from the last moment that this build can play',
    run: ({ store, rooms, config }, id) => unstick(store, rooms, id, config),
  },
  'reset-password': {
    takes: 'ACCOUNT',
    does: 'a new password, printed; all devices are signed out',
    run: ({ store }, account) => resetPassword(store, account),
  },
  ban: {
    takes: 'WHO [DAYS]',
    does: 'let somebody in no more: an account, the id of a guest, or an address',
    run: ({ store }, who, days) => ban(store, who, days),
  },
  unban: { takes: 'WHO', does: 'let them in again', run: ({ store }, who) => unban(store, who) },
  bans: { takes: '', does: 'who is not let in', run: ({ store }) => listBans(store) },
  export: {
    takes: 'WHO',
    does: 'everything that is kept about somebody, as JSON',
    run: ({ store }, who) => exportPerson(store, who),
  },
  delete: {
    takes: 'WHO',
    does: 'forget somebody for good: account, devices, name and words; games stay',
    run: ({ store, rooms }, who) => deletePerson(store, rooms, who),
  },
  check: {
    takes: '',
    does: 'play every game again and tell what does not fit',
    run: ({ store }) => check(store),
  },
  compact: {
    takes: '',
    does: 'give back room that is not used any more',
    async run({ store }) {
      await store.compact();
      return 'Compacted.';
    },
  },
};

const copies = {
  backup: { takes: 'PLACE', does: 'copy everything to an empty folder or postgres:// address' },
  restore: {
    takes: 'PLACE',
    does: 'copy everything from there to where the settings say, which must be empty',
  },
} as const;

const lines = Object.entries({ ...commands, ...copies }).map(
  ([name, { takes, does }]) => `  ${`${name} ${takes}`.padEnd(24)} ${does}`,
);

export const usage = `ragtag admin COMMAND, for whoever keeps a server. Settings name the store, as for the server: DATA_DIR or
DATABASE_URL. The server may run meanwhile.

${lines.join('\n')}`;

function placeNamed(name: string, place: Place): Place {
  return /^postgres(ql)?:\/\//.test(name)
    ? { dataDir: place.dataDir, databaseUrl: name }
    : { dataDir: name, databaseUrl: undefined };
}

/** Carries out a command and says what came of it. */
export async function carryOut(config: Config, [given, name, more]: readonly string[]): Promise<string> {
  if (given === undefined || given === 'help' || given === '--help') return usage;
  // What backup and restore were called once.
  const command = given === 'copy' ? 'backup' : given;
  if (command === 'backup' || command === 'restore') {
    if (!name) throw new CannotDo(usage);
    const there = placeNamed(name, config);
    const copied = await (command === 'backup' ? copyAll(config, there) : copyAll(there, config));
    return Object.entries(copied)
      .map(([table, rows]) => `${table}: ${rows}`)
      .join('\n');
  }
  const found = Object.hasOwn(commands, command) ? commands[command] : undefined;
  const needsName = found && found.takes !== '' && !found.takes.startsWith('[');
  if (!found || (needsName && !name)) throw new CannotDo(usage);
  const store = await openStore(config);
  try {
    const log = { error: (told: unknown, what?: string) => console.error(what ?? '', told) };
    return await found.run({ store, rooms: new Rooms(store, log), config }, name, more);
  } finally {
    await store.close();
  }
}
