import { fork, load, module, type State, type View } from '@ragtag/card-game';
import { type Chooser, chooser } from '@ragtag/kernel';
import type { GameUpdate } from '@ragtag/protocol';
import { type Change, openSqliteStore, type Served, serve, updateFor } from '@ragtag/server/testing';
import { expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { arrive, type Friend, follow, playTogether, servingClient, sit } from './support/friends';
import { violations } from './support/inspect';
import { ownServer } from './support/own-server';

const open = browserPages();
const server = ownServer();

/** Two people and a bot sit down to the card game, each with a deck. */
async function sitDown([ada, ben]: readonly Friend[]): Promise<string> {
  await ada.page.goto('/new?game=card');
  await ada.page.getByRole('combobox', { name: 'Players' }).selectOption('3');
  await ada.page.getByRole('button', { name: 'Open the table and invite' }).click();
  await follow(ben, await ada.page.getByLabel('Link to this table').inputValue());
  await sit(ben);
  await ada.page.getByLabel('Deck', { exact: true }).selectOption('machine-assault');
  await ben.page.getByLabel('Deck', { exact: true }).selectOption('alert-fighters');
  await ben.page.getByText('Alert Fighters').first().waitFor();
  await ada.page.getByRole('button', { name: 'Start the game' }).click();
  await Promise.all([ada, ben].map(({ page }) => page.locator('.sides-of-table').waitFor()));
  return new URL(ada.page.url()).pathname.split('/')[2];
}

test('two people and a bot play on when the server is killed in the middle, and nothing acknowledged is lost', async () => {
  const friends = await Promise.all(['Ada', 'Ben'].map((name) => arrive(open, server.url, name)));
  const table = await sitDown(friends);
  const taken = () => friends.reduce((n, { wire }) => n + wire.acknowledged.length, 0);
  await playTogether(friends, { until: () => taken() >= 8 });
  await server.kill();
  await server.start();
  const before = taken();
  await playTogether(friends, { until: () => taken() >= before + 8, patience: 60_000 });
  await server.kill();
  const store = await openSqliteStore(server.folder);
  const answers = await store.answers(table);
  await store.close();
  for (const [seat, { wire }] of friends.entries()) {
    expect(wire.acknowledged.length).toBeGreaterThan(2);
    for (const { question, picks } of wire.acknowledged) {
      const stored = answers.filter((answer) => answer.seat === seat && answer.question === question);
      expect(stored.map((answer) => answer.picks)).toEqual([picks]);
    }
  }
});

/** The same game with everything dealt anew that a seat may not know; a spectator knows no hand and no deck. */
function dealtAnew(state: State, seat: number | null, choose: Chooser): State {
  if (seat !== null) return module.determinize(state, seat, choose) as State;
  const other = fork(state);
  for (const { hand, deck } of other.players) {
    const all = [...hand, ...deck];
    for (let i = all.length - 1; i > 0; i--) {
      const j = choose(i + 1);
      [all[i], all[j]] = [all[j], all[i]];
    }
    all.forEach((kind, i) => {
      if (i < hand.length) hand[i] = kind;
      else deck[i - hand.length] = kind;
    });
  }
  return other;
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(JSON.parse(JSON.stringify(value)) as object);
  return Object.fromEntries(
    entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, each]) => [name, inOrder(each)]),
  );
}

/** What an update shows of the game. */
const shown = ({ view }: GameUpdate): string => JSON.stringify(inOrder(view));

test('what each seat and a spectator are sent would be the same whatever the others hold, and lies are refused', async () => {
  const served: Served = await serve(servingClient());
  const moments: { readonly table: Change['table']; readonly state: State }[] = [];
  const { store } = served;
  const commit = store.commit.bind(store);
  store.commit = async (change) => {
    const stored = await commit(change);
    if (stored && change.game) moments.push({ table: change.table, state: load(change.game.state()) });
    return stored;
  };
  const friends = await Promise.all(['Ada', 'Ben'].map((name) => arrive(open, served.url, name)));
  const table = await sitDown(friends);
  const eve = await arrive(open, served.url, 'Eve');
  await eve.page.goto(`/table/${table}`);
  await eve.page.locator('.sides-of-table').waitFor();
  const readers = [...friends, eve].map((who, at) => ({ who, seat: at < 2 ? at : null }));
  await playTogether(friends, {
    until: (sights) => sights.some(({ turn }) => turn >= 2) && eve.wire.updates.length > 8,
  });

  const choose = chooser(11);
  for (const { who, seat } of readers) {
    const possible = new Set(
      moments.map(({ table: record, state }) =>
        shown(updateFor({ table: record, state: dealtAnew(state, seat, choose) }, seat, [], 0)),
      ),
    );
    expect(
      who.wire.updates.map(shown).filter((update) => !possible.has(update)),
      who.name,
    ).toEqual([]);
    expect(who.wire.updates.length, who.name).toBeGreaterThan(8);
    for (const { view } of who.wire.updates) {
      const { players } = view as unknown as View;
      players.forEach(({ hand, deck }, at) => {
        expect([typeof hand, typeof deck]).toEqual([at === seat ? 'object' : 'number', 'number']);
      });
    }
  }

  // A page that lies: another's question, an option that is not there, a question long answered.
  const before = JSON.stringify(await store.answers(table));
  const lies = await friends[0].page.evaluate(async (id) => {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/socket`);
    const heard: string[] = [];
    socket.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data)).type));
    await new Promise((resolve) => socket.addEventListener('open', resolve));
    socket.send(JSON.stringify({ type: 'hello', table: id, lastFact: 0, lastSaid: 0, epoch: 0 }));
    for (const [ref, question] of [1, 2, 3, 9999, -1].entries())
      socket.send(
        JSON.stringify({ type: 'answer', ref: `lie-${ref}`, question, picks: ['challenge:1', 'pass'] }),
      );
    socket.send('{"type":"answer"');
    await new Promise((resolve) => setTimeout(resolve, 1500));
    socket.close();
    return heard;
  }, table);
  expect(lies.filter((type) => type === 'taken')).toEqual([]);
  expect(lies).toContain('refused');
  expect(JSON.stringify(await store.answers(table))).toBe(before);
  expect(await violations(eve.page)).toEqual([]);
  await served.close();
});
