import { replay, resolveOptions } from '@ragtag/board-game';
import { chooser } from '@ragtag/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onEachStore } from '../support/each-store';
import type { Home } from '../support/homes';
import { Person } from '../support/person';
import { playAtRandom } from '../support/random-player';
import { type Served, serve } from '../support/serve';

onEachStore((newHome) => {
  let home: Home;
  let served: Served;
  beforeAll(async () => {
    home = await newHome();
    served = await serve({}, home);
  });
  afterAll(async () => {
    await served.close();
    await home.remove();
  });

  it('plays a whole game of three people and two bots over sockets', async () => {
    const people = await Promise.all(['Ada', 'Ben', 'Cyd'].map((name) => Person.named(served.url, name)));
    const { id, invite } = await people[0].ask('createTable', undefined, { selection: { players: 5 } });
    const found = await people[1].ask('invited', { code: invite! });
    expect(found.id).toBe(id);
    await people[1].ask('sit', { table: id, seat: 1 });
    await people[2].ask('sit', { table: id, seat: 3 });
    await people[0].ask('start', { table: id });
    const pages = await Promise.all(people.map((person) => person.look(id)));
    const ends = await Promise.all(pages.map((page, n) => playAtRandom(page, chooser(n))));
    expect(ends).toEqual(['over', 'over', 'over']);
    for (const page of pages) expect(page.problems).toEqual([]);

    const file = await people[2].ask('gameFile', { table: id });
    const resolution = resolveOptions(file.options);
    if (!resolution.ok) throw new Error('the options of the file cannot be played');
    const end = replay(resolution.options, file.seed, file.answers);
    expect(end.over).toEqual(pages[0].game?.view.over);
    expect(file.answers.length).toBeGreaterThan(20);
  });
});
