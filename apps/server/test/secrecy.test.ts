import { type BoardFact, factsFor, load, type State, type View } from '@ragtag/board-game';
import { chooser } from '@ragtag/kernel';
import type { GameUpdate, ServerMessage } from '@ragtag/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { updateFor } from '../src/games/update';
import type { Change } from '../src/store/store';
import { seat } from './support/game';
import type { Page } from './support/page';
import { Person } from './support/person';
import { playAtRandom } from './support/random-player';
import { scramble } from './support/scramble';
import { type Served, serve } from './support/serve';

interface Moment {
  readonly table: Change['table'];
  readonly state: State;
}

let served: Served;
const moments: Moment[] = [];

beforeAll(async () => {
  served = await serve();
  const { store } = served;
  const { commit } = store;
  store.commit = async (change) => {
    const stored = await commit(change);
    if (stored && change.game) moments.push({ table: change.table, state: load(change.game.state()) });
    return stored;
  };
});
afterAll(() => served.close());

function updatesIn(page: Page): GameUpdate[] {
  return page.received
    .map((text) => JSON.parse(text) as ServerMessage)
    .filter((message): message is Extract<ServerMessage, { type: 'game' }> => message.type === 'game');
}

function withoutTime({ now: _, ...rest }: GameUpdate): string {
  return JSON.stringify(rest);
}

/** What an update shows beside what has happened. */
function shown({ now: _, news: __, ...rest }: GameUpdate): string {
  return JSON.stringify(rest);
}

describe('what goes over the wire', () => {
  let pages: Page[];
  let watcher: Page;
  let people: Person[];
  let table: string;
  let seed: string;

  beforeAll(async () => {
    ({ table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd', 'Dov'], { selection: { players: 5 } }));
    const onlooker = await Person.named(served.url, 'Eve');
    pages = await Promise.all(people.map((person) => person.look(table)));
    watcher = await onlooker.look(table);
    await Promise.all(pages.map((page, n) => playAtRandom(page, chooser(n + 10))));
    await new Promise((resolve) => setTimeout(resolve, 100));
    seed = (await served.store.seed(table)) as string;
  });

  it('is never a secret of the server: seed, random streams, cookies', () => {
    const streams = moments.flatMap(({ state }) =>
      Object.values(state.streams).map((s) => s.slice(0, 2).join()),
    );
    const secrets = [seed, ...new Set(streams), ...people.map(({ cookie }) => cookie.split('=')[1])];
    for (const page of [...pages, watcher]) {
      const traffic = page.received.join('\n');
      expect(secrets.filter((secret) => traffic.includes(secret))).toEqual([]);
    }
  });

  it('shows no hand, loyalty or Super Crisis card of others before the end', () => {
    [...pages, watcher].forEach((page, n) => {
      const own = page === watcher ? null : n;
      for (const { view } of updatesIn(page)) {
        if (view.over) continue;
        expect(view.seat).toBe(own);
        (view as View).players.forEach((player, seatOf) => {
          if (seatOf === own) return;
          expect(player.hand).toBeUndefined();
          expect(typeof player.superCrises).toBe('number');
        });
        if (own === null) expect(view.questions).toEqual([]);
        for (const question of view.questions) expect(question.seat).toBe(own);
      }
    });
  });

  it('tells each seat exactly the facts that it may read', async () => {
    for (const [n, page] of pages.entries()) {
      expect(page.problems).toEqual([]);
      expect(page.facts).toEqual(await served.told(table, n));
      for (const { only } of page.facts) if (only) expect(only).toContain(n);
    }
    expect(watcher.facts.filter(({ only }) => only)).toEqual([]);
    expect(watcher.facts).toEqual(await served.told(table, null));
  });

  it('is the same whatever the others hold', () => {
    const choose = chooser(99);
    const differing: string[] = [];
    for (const { table: record, state } of moments) {
      if (state.over) continue;
      for (const reader of [0, 1, 2, 3, null]) {
        const facts: BoardFact[] = [];
        const real = withoutTime(updateFor({ table: record, state }, reader, facts, 0));
        const imagined = scramble(state, reader, choose);
        const other = withoutTime(updateFor({ table: record, state: imagined }, reader, facts, 0));
        if (real !== other) differing.push(firstDifference(real, other));
      }
    }
    expect(differing.slice(0, 5)).toEqual([]);
    expect(moments.length).toBeGreaterThan(50);
  });

  it('comes only when there is something to see, so that secret answers make no sound', () => {
    for (const page of [...pages, watcher]) {
      const updates = updatesIn(page);
      // Two rolls in a row may well come to the same, but they are news.
      const silent = updates.filter(
        (update, n) => n > 0 && update.news.facts.length === 0 && shown(update) === shown(updates[n - 1]),
      );
      expect(silent.map(shown)).toEqual([]);
    }
  });
});

function firstDifference(a: string, b: string): string {
  let n = 0;
  while (a[n] === b[n]) n++;
  return `${a.slice(Math.max(0, n - 80), n + 40)}\n  <> ${b.slice(n - 10, n + 40)}`;
}

it('a seat reads no fact that is meant for others', () => {
  const facts = [{ fact: 'destiny-rebuilt' }, { fact: 'destiny-rebuilt', only: [1] }] as BoardFact[];
  expect(factsFor(facts, 0)).toHaveLength(1);
  expect(factsFor(facts, null)).toHaveLength(1);
  expect(factsFor(facts, 1)).toHaveLength(2);
});
