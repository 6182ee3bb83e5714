import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stateVersion } from '@ragtag/board-game';
import { chooser } from '@ragtag/kernel';
import { openForWriting } from '../src/store/sqlite/database';
import { seat } from '../test/support/game';
import { Person } from '../test/support/person';
import { appFolder } from '../test/support/process';
import { playAtRandom } from '../test/support/random-player';
import { newFolder, serve } from '../test/support/serve';

/**
 * Keeps a database of this build for the tests of later ones: a table in the lobby, a game that has just begun, one
 * under way and a finished one. Beside it lies how to sign in as the people in it.
 */

const names = ['Ada', 'Ben', 'Cyd'];
const players = { selection: { players: 3 } };

async function playFor(url: string, answers: number) {
  const { table, people } = await seat(url, names, players);
  const pages = await Promise.all(people.map((person) => person.look(table)));
  let taken = 0;
  const count = () => {
    taken++;
    if (taken >= answers) for (const page of pages) page.close();
  };
  await Promise.all(pages.map((page, n) => playAtRandom(page, chooser(n + 1), count)));
  for (const page of pages) page.close();
  return { table, cookies: people.map(({ cookie }) => cookie) };
}

export async function main([word]: readonly string[]): Promise<void> {
  const data = await newFolder();
  const served = await serve({ PUSH: 'off' }, data);
  const host = await Person.named(served.url, 'Ada');
  const lobby = await host.ask('createTable', undefined, { visibility: 'public', selection: { players: 4 } });
  const tables = {
    lobby: { table: lobby.id, cookies: [host.cookie] },
    begun: await playFor(served.url, 0),
    underWay: await playFor(served.url, 60),
    finished: await playFor(served.url, Number.POSITIVE_INFINITY),
  };
  await served.close();
  const folder = join(appFolder(), 'test', 'saved', `version-${stateVersion}-${word}`);
  await mkdir(folder, { recursive: true });
  // As one file, with all that lies in the log beside it.
  const database = await openForWriting(join(data, 'ragtag.db'));
  await database.exec(`VACUUM INTO '${join(folder, 'ragtag.db')}'`);
  database.close();
  await writeFile(join(folder, 'tables.jsonl'), `${JSON.stringify(tables)}\n`);
  await rm(data, { recursive: true, force: true });
  console.log(`a database in ${folder}`);
}
