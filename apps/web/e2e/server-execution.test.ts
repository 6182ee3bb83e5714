import { type BoardFact, loyaltyCards, module, type View } from '@ragtag/board-game';
import { startScenario } from '@ragtag/board-game/scenario';
import { openSqliteStore } from '@ragtag/server/testing';
import { expect, test } from 'vitest';
import { browserPages } from './support/browser';
import { arrive, type Friend, playTogether, sitDown } from './support/friends';
import { ownServer } from './support/own-server';
import { beSure, look, putAway, settled } from './support/player';

const open = browserPages();
const server = ownServer();

/** The President is about to choose what becomes of a plot against the Admiral, whose turn is next. */
const plot = `
name: a plot against the Admiral
given:
  options: { players: 3, pegasus: true }
  seed: three-people
  players:
    - { name: Ada, character: tom-zarek, titles: [president], hand: 3, loyalty: [you-are-not-a-cylon] }
    - { name: Ben, character: saul-tigh, titles: [admiral], hand: 4, loyalty: [you-are-not-a-cylon] }
    - { name: Cyd, character: laura-roslin, hand: 3, loyalty: [you-are-a-cylon-3] }
  turn: tom-zarek
  decks: { crisis: [assassination-plot] }
  start: crisis
then: { asked: { who: tom-zarek, ask: choose-box } }
`;

/** Lays the game of the scenario on a table whose server does not run: nothing of it has been told yet. */
async function layThePlot(id: string): Promise<void> {
  const store = await openSqliteStore(server.folder);
  const table = await store.table(id);
  if (!table?.game) throw new Error('There is no game.');
  const { state } = startScenario(plot);
  const settings = { ...table.settings, selection: { players: 3, pegasus: true } };
  const untold = { ...table.game, answers: 0, facts: 0, told: table.game.told.map(() => 0), asked: [] };
  const chapter = { till: 0, answers: [], facts: [] };
  const committed = await store.commit({
    table: { ...table, settings, game: untold },
    due: null,
    game: { answers: [], recent: [], state: () => module.save(state), chapter, alone: true },
  });
  await store.close();
  expect(committed).not.toBe(false);
}

/** Everybody goes, and comes back to the table as it stands in the scenario. */
async function goOnWithThePlot(friends: readonly Friend[], id: string): Promise<void> {
  await Promise.all(friends.map(({ page }) => page.goto('/', { waitUntil: 'networkidle' })));
  await server.kill();
  await layThePlot(id);
  await server.start();
  for (const { page } of friends) {
    await page.goto(`/table/${id}`);
    await page.getByRole('list', { name: 'Resources' }).waitFor();
    await putAway(page);
  }
}

async function pick({ page }: Friend, option: string): Promise<void> {
  const { mark } = await look(page);
  await page.locator(`[data-option="${option}"]`).click();
  await beSure(page, mark);
}

/** Waits until a page tells all this: beside the board, where an execution stays until its player goes on, or in the log. */
async function tells({ page, name }: Friend, place: string, ...words: readonly string[]): Promise<void> {
  const text = () => page.locator(place).allInnerTexts();
  for (const word of words)
    await expect
      .poll(async () => (await text()).join('\n').toLowerCase(), { message: name, timeout: 20_000 })
      .toContain(word.toLowerCase());
}

/** Loyalty cards that a page was sent and their owner holds hidden, by the seat of the owner. */
function hiddenCardsSent({ wire }: Friend): Record<number, readonly string[]> {
  const sent: Record<number, readonly string[]> = {};
  const add = (seat: number, cards: readonly number[]) => {
    sent[seat] = [...new Set([...(sent[seat] ?? []), ...cards.map((card) => loyaltyCards[card].id)])];
  };
  for (const { view, news } of wire.updates) {
    for (const [seat, { loyalty }] of (view as View).players.entries())
      for (const { card, faceUp } of loyalty) if (card !== null && !faceUp) add(seat, [card]);
    for (const fact of news.facts as readonly BoardFact[]) {
      if (fact.fact === 'loyalty-received') add(fact.seat, fact.cards);
      if (fact.fact === 'loyalty-seen') add(fact.owner, fact.cards);
    }
  }
  return sent;
}

const story = '.situation .execution-story';
const log = '.log';

test('three people see an execution: who, by what, what was shown, who comes instead, and nothing that stays hidden', async () => {
  const friends = await Promise.all(['Ada', 'Ben', 'Cyd'].map((name) => arrive(open, server.url, name)));
  const [ada, ben, cyd] = friends;
  await goOnWithThePlot(friends, await sitDown(friends, 3));

  await tells(ada, '#question-text', 'Assassination Plot');
  await pick(ada, 'bottom');
  for (const friend of friends) {
    await tells(friend, story, 'Saul Tigh', 'By Assassination Plot', 'You Are Not a Cylon');
    await tells(friend, log, 'Saul Tigh is executed (Assassination Plot).');
  }

  await ben.page.locator('[data-ask="new-character"]').waitFor();
  expect(await ben.page.locator('.option-sheet').count()).toBeGreaterThan(3);
  expect(await ben.page.locator('[data-option="saul-tigh"]').count()).toBe(0);
  const { mark } = await look(ben.page);
  await pick(ben, 'helena-cain');
  for (const friend of [ada, cyd]) {
    await tells(friend, story, 'In their place', 'Helena Cain');
    await tells(friend, log, 'Ben goes on as Helena Cain.');
  }
  await tells(ben, log, 'You go on as Helena Cain.');

  await settled(ben.page, mark);
  const answered = ben.wire.acknowledged.length;
  const isOnTurn = () => ben.page.getByText('Your turn').isVisible();
  await playTogether(friends, {
    until: async () => (await isOnTurn()) && ben.wire.acknowledged.length > answered + 1,
  });
  for (const friend of friends) await tells(friend, '[aria-label="Players"]', 'Cain');

  expect(friends.map(hiddenCardsSent)).toEqual([
    { 0: ['you-are-not-a-cylon'] },
    { 1: ['you-are-not-a-cylon'] },
    { 2: ['you-are-a-cylon-3'] },
  ]);
  for (const { page } of [ada, ben]) expect(await page.content()).not.toMatch(/you are a cylon/i);
  expect(await cyd.page.content()).toMatch(/you are a cylon/i);
  for (const { wire } of friends) expect(wire.complaints).toEqual([]);
});
