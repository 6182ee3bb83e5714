import { chooser } from '@ragtag/kernel';
import type { GameUpdate, ServerMessage } from '@ragtag/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { framesOf } from '../src/socket/outbox';
import { seat } from './support/game';
import type { Page } from './support/page';
import { Person } from './support/person';
import { playAtRandom } from './support/random-player';
import { type Served, serve } from './support/serve';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

function shown(game: GameUpdate | undefined): unknown {
  if (!game) return undefined;
  const { type: _type, now: _now, news: _news, ...seen } = game as GameUpdate & { type?: string };
  return seen;
}

/** Everything that a page was shown, one after another. */
function follow(page: Page): unknown[] {
  const all: unknown[] = [shown(page.game)];
  const { onGame } = page;
  page.onGame = (game) => {
    all.push(shown(game));
    onGame?.(game);
  };
  return all;
}

const games = [
  ['the base game', { selection: { players: 4 } }],
  [
    'every box',
    {
      selection: {
        players: 4,
        pegasus: true,
        exodus: true,
        daybreak: true,
        cylonleader: true,
        ending: 'allendings',
      },
    },
  ],
  ['the card game', { game: 'card', selection: { players: 3 } }],
] as const;

describe('patches', () => {
  it.each(games)(
    'show each seat and who watches the same as whole updates, in fewer bytes: %s',
    async (_, settings) => {
      const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], settings);
      const everybody = [...people, await Person.named(served.url, 'Eve')];
      const wholes = await Promise.all(everybody.map((person) => person.look(table)));
      const patched = await Promise.all(everybody.map((person) => person.look(table, undefined, true)));
      const playing = patched.slice(0, 3).map((page, n) => playAtRandom(page, chooser(n + 2)));
      const [shownWhole, shownPatched] = [wholes.map(follow), patched.map(follow)];
      expect(await Promise.all(playing)).toEqual(['over', 'over', 'over']);
      for (const [n, page] of patched.entries()) {
        await expect.poll(() => page.facts.length - wholes[n].facts.length).toBe(0);
        await expect
          .poll(() => page.game?.view.over !== null && wholes[n].game?.view.over !== null)
          .toBe(true);
        expect(page.problems).toEqual([]);
        expect(shownPatched[n]).toEqual(shownWhole[n]);
        expect(page.facts).toEqual(wholes[n].facts);
        const messages = page.received.map((text) => JSON.parse(text) as ServerMessage);
        expect(messages.filter(({ type }) => type === 'game')).toHaveLength(1);
        const bytes = (each: Page) => each.received.join('').length;
        // About half, by how a game goes.
        expect(bytes(page)).toBeLessThan((bytes(wholes[n]) * 2) / 3);
      }
    },
  );

  it('are followed by a whole update where a client asks for it', async () => {
    const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
    const pages = await Promise.all(people.map((person) => person.look(table)));
    const playing = pages.map((each, n) => playAtRandom(each, chooser(n)));
    await expect.poll(() => pages[0].facts.length).toBeGreaterThan(20);
    for (const each of pages) each.close();
    await Promise.all(playing);
    const page = await people[0].look(table, undefined, true);
    const { game, facts } = page;
    expect(facts.length).toBeGreaterThan(2);
    page.facts = facts.slice(0, 2);
    page.game = undefined;
    expect(await page.send({ type: 'whole', lastFact: 2, epoch: page.epoch })).toMatchObject({
      type: 'done',
    });
    expect(shown(page.game)).toEqual(shown(game));
    expect(page.facts).toEqual(facts);
    expect(page.problems).toEqual([]);
  });
});

it('frames say how long their text is, in as few bytes as can be', () => {
  const lengths = [0, 125, 126, 65_535, 65_536];
  const frames = framesOf(lengths.map((n) => 'x'.repeat(n)));
  let at = 0;
  for (const length of lengths) {
    expect(frames[at]).toBe(0x81);
    const short = frames[at + 1];
    const long = short === 126 ? frames.readUInt16BE(at + 2) : Number(frames.readBigUInt64BE(at + 2));
    expect(short < 126 ? short : long).toBe(length);
    at += 2 + (short < 126 ? 0 : short === 126 ? 2 : 8) + length;
  }
  expect(at).toBe(frames.length);
  expect(framesOf(['é']).subarray(1)).toEqual(Buffer.from([2, 0xc3, 0xa9]));
});
