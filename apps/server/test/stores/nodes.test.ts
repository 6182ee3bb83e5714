import { chooser, randomPicks } from '@ragtag/kernel';
import { expect, inject, it } from 'vitest';
import { Outage } from '../../src/rooms/outage';
import type { Hub } from '../../src/socket/hub';
import { newClient } from '../../src/store/postgres/connections';
import type { Store } from '../../src/store/store';
import { seat } from '../support/game';
import { newPostgresHome } from '../support/homes';
import { Person } from '../support/person';
import { playAtRandom } from '../support/random-player';
import { serve } from '../support/serve';

const postgres = inject('postgres') ?? '';

it.skipIf(!postgres)('knows at one server who looks at a table through another', async () => {
  const home = await newPostgresHome(postgres);
  const [one, two] = [await serve({}, home), await serve({}, home)];
  const { table, people } = await seat(one.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
  const ada = await people[0].look(table);
  people[1].url = two.url;
  const eve = await Person.named(two.url, 'Eve');
  const ben = await people[1].look(table);
  const spectator = await eve.look(table);
  await expect.poll(() => ada.table?.seats.map(({ present }) => present)).toEqual([true, true, false]);
  await expect.poll(() => [ada.table?.watching, ben.table?.watching]).toEqual([1, 1]);
  expect((await eve.ask('table', { table })).seats.map(({ present }) => present)).toEqual([
    true,
    true,
    false,
  ]);
  ben.close();
  spectator.close();
  await expect.poll(() => ada.table?.seats.map(({ present }) => present)).toEqual([true, false, false]);
  await expect.poll(() => ada.table?.watching).toBe(0);
  const again = await people[1].look(table);
  await expect.poll(() => ada.table?.seats[1].present).toBe(true);
  await two.close();
  // Who was at a server that is gone is there no more.
  await expect.poll(() => ada.table?.seats[1].present).toBe(false);
  again.close();
  await one.close();
  await home.remove();
});

it.skipIf(!postgres)(
  'has one server do what is due at a table, and another take over when it is gone',
  async () => {
    const home = await newPostgresHome(postgres);
    const [one, two] = [await serve({}, home), await serve({}, home)];
    const { table, people } = await seat(one.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 4 } });
    for (const person of people) person.url = two.url;
    const pages = await Promise.all(people.map((person) => person.look(table)));
    const playing = pages.map((page, n) => playAtRandom(page, chooser(n + 3)));
    await expect.poll(() => pages[0].facts.length, { interval: 5 }).toBeGreaterThan(40);
    const keepers = async () => (await home.ask(`SELECT keeper FROM tables WHERE id = '${table}'`))[0].keeper;
    expect([one, two].map(({ store }) => store.keeps(table))).not.toEqual([true, true]);
    await one.close();
    expect(await Promise.all(playing)).toEqual(['over', 'over', 'over']);
    for (const [n, page] of pages.entries()) {
      expect(page.problems).toEqual([]);
      expect(page.facts).toEqual(await two.told(table, n));
    }
    expect(await keepers()).toBeNull();
    await two.close();
    await home.remove();
  },
);

it.skipIf(!postgres)(
  'waits for seconds only for a server that stands still in the middle of storing something',
  async () => {
    const home = await newPostgresHome(postgres);
    const served = await serve({ LOG_LEVEL: 'silent' }, home);
    const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
    // As a server holds it between two statements, and it is not heard of any more.
    const frozen = newClient(home.settings.DATABASE_URL ?? '');
    await frozen.connect();
    await frozen.query('BEGIN');
    await frozen.query('SELECT id FROM tables WHERE id = $1 FOR UPDATE', [table]);
    const since = performance.now();
    const pages = await Promise.all(people.map((person) => person.look(table)));
    const asked = () => pages.find(({ game }) => (game?.view.questions.length ?? 0) > 0);
    await expect.poll(asked, { timeout: 20_000 }).toBeDefined();
    const page = asked()!;
    const [question] = page.game!.view.questions;
    const picks = randomPicks(question, chooser(2));
    const answer = async () => (await page.answer(question.id, picks))?.type;
    await expect.poll(answer, { timeout: 20_000, interval: 100 }).toBe('taken');
    expect(performance.now() - since).toBeLessThan(15_000);
    for (const each of pages) each.close();
    await frozen.end().catch(() => undefined);
    await served.close();
    await home.remove();
  },
);

it('sends everybody away after a few seconds without the store, and not because it was stopped itself', () => {
  let reachedAt = 0;
  const away: string[] = [];
  const said: string[] = [];
  const note = (words: string) => said.push(words);
  const outage = new Outage(
    { reachedAt: () => reachedAt } as Store,
    { sendAllAway: (reason: string) => away.push(reason) } as unknown as Hub,
    { info: note, error: note } as never,
  );
  const look = (times: number) => {
    for (let n = 0; n < times; n++) outage.look();
  };
  look(8);
  expect([outage.isOut, away]).toEqual([false, []]);
  look(5);
  expect(outage.isOut).toBe(true);
  expect(away).toEqual(['the store cannot be reached']);
  reachedAt = 30_000;
  look(1);
  expect(outage.isOut).toBe(false);
  look(7);
  expect([outage.isOut, away.length, said.length]).toEqual([false, 1, 2]);
});
