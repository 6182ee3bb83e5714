import { chmod, mkdir, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { partsIn } from '../sql';
import { SteadyClock } from '../steady-clock';
import type { Room, Store } from '../store';
import { commitsBy } from './commits';
import { openForReading, openForWriting } from './database';
import { duesIn, Looking } from './following';
import { LogCarrier } from './log-carrier';
import { migrate } from './migrations';
import type { Script } from './scripts';
import { carryOutIn, sqlIn } from './sql';
import { WritingThread } from './thread';
import { Turns } from './turns';
import { Writer } from './writer';

/**
 * The store in one file, inside the server. Readers use a connection of their own and never wait for the disk. Where the
 * program of its thread is given, that stores what players wait for; else it is stored as everything is.
 */
export async function openSqliteStore(folder: string, program?: URL): Promise<Store> {
  // Seeds and keys are in it.
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'ragtag.db');
  const writing = await openForWriting(path);
  await migrate(writing);
  const reading = openForReading(path);
  const turns = new Turns();
  const writer = new Writer(writing, turns);
  const database = sqlIn(reading, writing, writer);
  const clock = new SteadyClock();
  const now = () => {
    clock.set(Date.now());
    return clock.now();
  };
  const readOne = reading.prepare('SELECT 1');
  await carryOutIn(database)(checking(now()));
  await keepToOneself(path);
  const carrier = async () => new LogCarrier(await openForWriting(path), turns);
  const thread = program && new WritingThread(program, path, turns, await carrier());
  const carryOut = thread ? (script: Script) => thread.carryOut(script) : carryOutIn(database);
  const looking = new Looking(reading);
  return {
    now,
    reachedAt: () => performance.now(),
    async check() {
      readOne.get();
      if (turns.fails) await carryOut(checking(now()));
    },
    ...partsIn(database, now),
    ...commitsBy(carryOut),
    ...duesIn(reading),
    compact: () => turns.take(() => writing.exec('VACUUM')),
    room: () => roomOf(folder, path),
    follow: looking.follow,
    // Servers that share a file do not know of each other.
    present: () => undefined,
    presentElsewhere: () => nobody,
    async close() {
      await looking.stop();
      await writer.idle();
      await thread?.close();
      reading.close();
      // A copy of the file alone shall hold everything. Others who use it still need the log.
      await writing.exec('PRAGMA wal_checkpoint(TRUNCATE)').catch(() => undefined);
      writing.close();
    },
  };
}

/** Tries whether anything can be stored. */
function checking(now: number): Script {
  const sql = "INSERT OR REPLACE INTO kept VALUES ('checked', ?) RETURNING name";
  return [{ sql, values: [String(now)] }];
}

const nobody: ReadonlySet<string> = new Set();

/** The database, and what lies beside it while it is open. */
const ends = ['', '-wal', '-shm'];

/** Files that are there already, such as those of an earlier build, may be open to others. */
async function keepToOneself(path: string): Promise<void> {
  for (const end of ends) await chmod(path + end, 0o600).catch(() => undefined);
}

async function roomOf(folder: string, path: string): Promise<Room> {
  const sizes = await Promise.all(
    ends.map((end) =>
      stat(path + end).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  const { bavail, bsize } = await statfs(folder);
  return { used: sizes.reduce((sum, size) => sum + size, 0), free: bavail * bsize };
}
