import { chooser } from '@ragtag/kernel';
import { expect, inject, it } from 'vitest';
import { carryOut } from '../../src/admin/commands';
import { readConfig } from '../../src/config';
import { openStore } from '../../src/store/open';
import type { StoredAnswer } from '../../src/store/store';
import { onEachStore } from '../support/each-store';
import { seat } from '../support/game';
import { type Home, newPostgresHome, newSqliteHome } from '../support/homes';
import { playAtRandom } from '../support/random-player';
import { serve } from '../support/serve';

const postgres = inject('postgres');
const places = postgres === null ? [newSqliteHome] : [newSqliteHome, () => newPostgresHome(postgres)];
const nameOf = ({ settings }: Home) => settings.DATABASE_URL ?? settings.DATA_DIR ?? '';
const admin = (home: Home, ...command: string[]) => carryOut(readConfig(home.settings, '/nowhere'), command);

onEachStore((newHome) => {
  it('copies everything while games are played, and brings it back whole to where nothing is', async () => {
    const home = await newHome();
    const served = await serve({}, home);
    for (const [games, makePlace] of places.entries()) {
      const place = await makePlace();
      const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
      const pages = await Promise.all(people.map((person) => person.look(table)));
      const taken = new Map<string, readonly string[]>();
      const playing = pages.map((page, n) =>
        playAtRandom(page, chooser(n), (question, picks) => taken.set(`${n}/${question}`, picks)),
      );
      await expect.poll(() => taken.size, { interval: 2, timeout: 30_000 }).toBeGreaterThan(8);
      const before = [...taken];
      await admin(home, 'backup', nameOf(place));
      for (const page of pages) page.close();
      await Promise.all(playing);
      for (const makeRestored of places) {
        const restored = await makeRestored();
        await admin(restored, 'restore', nameOf(place));
        await expect(admin(restored, 'restore', nameOf(place))).rejects.toThrow('Nothing was copied');
        expect(await admin(restored, 'check')).toBe(`${games + 1} tables, 0 with trouble`);
        const there = await serve({}, restored);
        const stored = new Map(
          (await there.store.answers(table)).map((each) => [`${each.seat}/${each.question}`, each.picks]),
        );
        for (const [key, picks] of before) expect(stored.get(key), key).toEqual(picks);
        await there.close();
        await restored.remove();
      }
      await place.remove();
    }
    await served.close();
    await home.remove();
  });

  /** Stores an answer that the rules do not take, and a state that they cannot read, as another build would have left them. */
  async function spoil(home: Home, id: string): Promise<void> {
    const store = await openStore(readConfig(home.settings, '/nowhere'));
    const table = (await store.table(id))!;
    const nonsense: StoredAnswer = { seat: 0, question: 77, by: 'person', picks: ['nothing'] };
    const { chapters, recent } = (await store.history(id))!;
    const answers = [...chapters.flatMap((chapter) => chapter.answers), ...recent, nonsense];
    const facts = chapters.flatMap((chapter) => chapter.facts);
    const chapter = { till: answers.length, answers, facts };
    const change = { answers: [nonsense], recent: [], state: () => ({}), chapter, alone: true };
    table.game!.answers = answers.length;
    expect(await store.commit({ table, due: null, game: change })).toBeDefined();
    await store.close();
  }

  it('sets a game going again that cannot go on, and is told of it by those who look after it', async () => {
    const home = await newHome();
    const first = await serve({ GAMES: 'tiny' }, home);
    const settings = { game: 'tiny', selection: { players: 3 } };
    const { table, people } = await seat(first.url, ['Ada', 'Ben'], settings);
    const pages = await Promise.all(people.map((person) => person.look(table)));
    const playing = pages.map((page, n) => playAtRandom(page, chooser(n)));
    await expect.poll(() => pages[0].facts.length, { interval: 1 }).toBeGreaterThan(8);
    for (const page of pages) page.close();
    await Promise.all(playing);
    await first.close();
    await spoil(home, table);

    const second = await serve({ GAMES: 'tiny', LOG_LEVEL: 'silent', POLL_EVERY: '20' }, home);
    for (const person of people) person.url = second.url;
    expect(await people[0].ask('table', { table })).toMatchObject({ phase: 'stuck' });
    expect(await admin(home, 'list', 'stuck')).toContain(table);
    expect(await admin(home, 'show', table)).not.toMatch(/trouble: none/);
    expect(await admin(home, 'check')).toMatch(/1 tables, 1 with trouble$/);
    expect(await admin(home, 'unstick', table)).toMatch(/1 of \d+ answers were taken back/);
    await expect.poll(async () => (await people[0].ask('table', { table })).phase).toBe('playing');
    expect(await admin(home, 'check')).toBe('1 tables, 0 with trouble');
    const again = await Promise.all(people.map((person) => person.look(table)));
    expect(again[0].said.at(-1)).toMatchObject({ name: 'The server' });
    const ends = await Promise.all(again.map((page, n) => playAtRandom(page, chooser(n))));
    expect(ends).toEqual(['over', 'over']);
    await second.close();
    await home.remove();
  });
});
