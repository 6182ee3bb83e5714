import { copyFile, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Verdict } from '@ragtag/board-game';
import { chooser, randomPicks } from '@ragtag/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person } from '../support/person';
import { playAtRandom } from '../support/random-player';
import { newFolder, type Served, serve } from '../support/serve';

/** Databases of earlier builds (`scripts/record-saved-games.mjs`), kept for good: a later server goes on with them. */

interface KeptTable {
  readonly table: string;
  readonly cookies: readonly string[];
}

const here = dirname(fileURLToPath(import.meta.url));
const builds = (await readdir(here)).filter((name) => name.startsWith('version-'));

describe.each(builds)('a database of %s', (build) => {
  let folder: string;
  let served: Served;
  let kept: Record<'lobby' | 'begun' | 'underWay' | 'finished', KeptTable>;
  beforeAll(async () => {
    folder = await newFolder();
    await copyFile(join(here, build, 'ragtag.db'), join(folder, 'ragtag.db'));
    kept = JSON.parse(await readFile(join(here, build, 'tables.jsonl'), 'utf8'));
    served = await serve({}, folder);
  });
  afterAll(async () => {
    await served.close();
    await rm(folder, { recursive: true, force: true });
  });

  const people = ({ cookies }: KeptTable) =>
    cookies.map((cookie, n) => {
      const person = new Person(served.url, ['Ada', 'Ben', 'Cyd'][n]);
      person.cookie = cookie;
      return person;
    });

  it('lists the tables of whoever was signed in', async () => {
    const phases = { lobby: 'lobby', begun: 'playing', underWay: 'playing', finished: 'finished' } as const;
    for (const [name, phase] of Object.entries(phases)) {
      const game = kept[name as keyof typeof phases];
      const tables = await people(game)[0].ask('myTables');
      expect(tables.map(({ id, phase }) => ({ id, phase }))).toEqual([{ id: game.table, phase }]);
    }
  });

  it('takes an answer to the question that was open', async () => {
    const pages = await Promise.all(people(kept.begun).map((person) => person.look(kept.begun.table)));
    const page = pages.find((each) => each.game?.view.questions.length)!;
    const [question] = page.game!.view.questions;
    const told = page.facts.length;
    expect(told).toBeGreaterThan(0);
    const reply = await page.answer(question.id, randomPicks(question, chooser(1)));
    expect(reply).toMatchObject({ type: 'taken' });
    await expect.poll(() => page.facts.length).toBeGreaterThan(told);
    for (const each of pages) each.close();
  });

  it('plays a game on to its end', async () => {
    const pages = await Promise.all(people(kept.underWay).map((person) => person.look(kept.underWay.table)));
    const ends = await Promise.all(pages.map((page, n) => playAtRandom(page, chooser(n + 7))));
    expect(ends).toEqual(['over', 'over', 'over']);
    for (const page of pages) expect(page.problems).toEqual([]);
    for (const page of pages) page.close();
  });

  it('shows a finished game', async () => {
    const [ada] = people(kept.finished);
    const page = await ada.look(kept.finished.table);
    await expect.poll(() => (page.game?.view.over as Verdict | null)?.winner).toMatch(/^(humans|cylons)$/);
    expect(page.facts.length).toBeGreaterThan(100);
    page.close();
  });
});
