import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cards, deckOf, module, preconstructed, type View } from '@ragtag/card-game';
import { beginningOf } from '@ragtag/host';
import { chooser, unasked } from '@ragtag/kernel';
import type { CreateTable } from '@ragtag/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from './support/page';
import { Person } from './support/person';
import { playAtRandom } from './support/random-player';
import { type Served, serve } from './support/serve';

/** Everything that tables have, with the card game at them. */

const posted: string[] = [];
let hooks: Server;
let served: Served;
beforeAll(async () => {
  hooks = createServer((request, response) => {
    request.on('data', (part) => posted.push(String(part)));
    request.on('end', () => response.end());
  });
  await new Promise<void>((resolve) => hooks.listen(0, '127.0.0.1', resolve));
  const all = { WEBHOOKS: 'on', WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on', PUSH_TO_PRIVATE_ADDRESSES: 'on' };
  served = await serve(all);
});
afterAll(async () => {
  await served.close();
  hooks.close();
});

const hook = () => `http://127.0.0.1:${(hooks.address() as AddressInfo).port}/hook`;

async function seated(settings: Partial<CreateTable> = {}) {
  const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => Person.named(served.url, name)));
  const { id: table } = await ada.ask('createTable', undefined, {
    game: 'card',
    selection: { players: 2, turnLimit: 3 },
    ...settings,
  });
  await ben.ask('sit', { table, seat: 1 });
  await ada.ask('setSetup', { table, seat: 0 }, { setup: 'machine-assault' });
  await ben.ask('setSetup', { table, seat: 1 }, { setup: 'alert-fighters' });
  return { ada, ben, table };
}

async function started(settings?: Partial<CreateTable>) {
  const { ada, ben, table } = await seated(settings);
  await ada.ask('start', { table });
  const pages = await Promise.all([ada, ben].map((person) => person.look(table)));
  await expect.poll(() => pages.every(({ game }) => game !== undefined)).toBe(true);
  return { ada, ben, table, pages };
}

const asked = ({ game }: Page) => game?.view.questions[0];
const who = (pages: readonly Page[]) => pages.findIndex((page) => asked(page) !== undefined);

/** Whoever is asked picks this. */
async function give(pages: readonly Page[], pick: string): Promise<number> {
  await expect.poll(() => who(pages)).toBeGreaterThanOrEqual(0);
  const seat = who(pages);
  const question = asked(pages[seat])!;
  expect((await pages[seat].answer(question.id, [pick]))?.type).toBe('taken');
  await expect.poll(() => asked(pages[seat])?.id).not.toBe(question.id);
  return seat;
}

const close = (pages: readonly Page[]) => {
  for (const page of pages) page.close();
};

/** How a game ends in whose first turn a person offers a bot a draw, if it does: the bot answers before it does anything else. */
async function offeredToBot(person: Person, setup: string): Promise<View['over']> {
  const bots = { game: 'card', selection: { players: 2 }, setup };
  const { id: table } = await person.ask('playNow', undefined, bots);
  const page = await person.look(table);
  await expect.poll(() => asked(page)?.ask).toBe('redraw');
  await page.answer(asked(page)!.id, ['keep']);
  await expect.poll(() => asked(page)?.ask).toBe('resource');
  await page.answer(unasked, ['offer-draw']);
  const now = () => page.game?.view as unknown as View;
  while (!now().over && now().draw.length > 0) {
    await expect.poll(() => asked(page) ?? now().over).toBeTruthy();
    if (asked(page)) await page.answer(asked(page)!.id, ['pass']);
  }
  page.close();
  return now().over;
}

describe('a table of the card game', () => {
  it('has clocks of seconds and of days, and a bot answers when time is up', async () => {
    const live = await started({ clock: { kind: 'live', decision: 600, reserve: 60 } });
    for (const { game } of live.pages) {
      expect(game?.reserves).toEqual([60_000, 60_000]);
      expect(game?.clocks.map(({ since, until }) => (until ?? 0) - since)).toContain(660_000);
    }
    const slow = await started({ clock: { kind: 'slow', hours: 24 } });
    const [{ since, until }] = slow.pages[0].game!.clocks;
    expect((until ?? 0) - since).toBe(24 * 3_600_000);
    close([...live.pages, ...slow.pages]);
  });

  it('takes back at once what told nothing, and by consent what did', async () => {
    const { pages } = await started();
    for (let n = 0; n < 2; n++) await give(pages, 'keep');
    // A card that is laid down is seen by all.
    const seat = await give(pages, 'pass');
    const { epoch } = pages[seat];
    await give(pages, 'pass');
    await pages[seat].send({ type: 'undo', answers: 1 });
    await expect.poll(() => pages[1 - seat].table?.undo?.by).toBe(seat);
    await pages[1 - seat].send({ type: 'undo-answer', agree: true });
    await expect.poll(() => pages.map((page) => page.epoch)).toEqual([epoch + 1, epoch + 1]);
    expect(asked(pages[seat])?.ask).toBe('resource');
    close(pages);
  });

  it('is watched by people who see no hand, talked at, and called to by a chat service', async () => {
    const { ada, table, pages } = await started({ clock: { kind: 'slow', hours: 24 } });
    await ada.ask('setWebhook', { table }, { url: hook() });
    const eve = await Person.named(served.url, 'Eve');
    const watching = await eve.look(table);
    await expect.poll(() => watching.game !== undefined).toBe(true);
    const { players, questions } = watching.game!.view as unknown as View;
    expect(players.map(({ hand, deck }) => [typeof hand, typeof deck])).toEqual([
      ['number', 'number'],
      ['number', 'number'],
    ]);
    expect(questions).toEqual([]);
    await pages[0].send({ type: 'say', say: { text: 'Good luck' } });
    await expect.poll(() => watching.said.length).toBe(1);
    for (let n = 0; n < 2; n++) await give(pages, 'keep');
    await expect.poll(() => posted.join()).toMatch(/Ada|Ben/);
    expect((await watching.answer(0, ['pass']))?.type).toBe('refused');
    close([...pages, watching]);
  });

  it('lets a bot sit in, ends, gives its file, and is played again with the same decks', async () => {
    const { ada, ben, table, pages } = await started();
    await pages[1].send({ type: 'cover', covered: true });
    await expect.poll(() => pages[0].table?.seats[1].covered).toBe(true);
    expect(await playAtRandom(pages[0], chooser(3))).toBe('over');
    await expect.poll(async () => (await ben.ask('table', { table })).phase).toBe('finished');
    const { options: selection, seed, seats, answers } = await ben.ask('gameFile', { table });
    const end = module.replay(beginningOf(module, { selection, seed, seats }) as never, answers);
    expect(end.over).toEqual(pages[0].game?.view.over);
    const again = await ada.ask('rematch', { table });
    expect([again.settings.game, again.seats.map(({ setup }) => setup?.label)]).toEqual([
      'card',
      ['Machine Assault', 'Alert Fighters'],
    ]);
    await ada.ask('start', { table: again.id });
    expect((await ben.ask('table', { table: again.id })).phase).toBe('playing');
    close(pages);
  });

  it('ends when both want a draw, when one concedes, and with a bot that is not ahead', async () => {
    const agreed = await started();
    for (const page of agreed.pages) expect((await page.answer(unasked, ['offer-draw']))?.type).toBe('taken');
    await expect.poll(() => agreed.pages[0].game?.view.over).toMatchObject({ winners: [0, 1] });
    const given = await started();
    await given.pages[1].answer(unasked, ['concede']);
    await expect.poll(() => given.pages[0].game?.view.over).toMatchObject({ winners: [0] });
    close([...agreed.pages, ...given.pages]);

    // Whose base has most influence is seldom behind, so that the bot is seldom ahead.
    const influence = (id: string) =>
      cards[deckOf(preconstructed.find((deck) => deck.id === id)!).base].influence;
    const [setup] = preconstructed.map(({ id }) => id).sort((a, b) => influence(b) - influence(a));
    const solo = await Person.named(served.url, 'Sol');
    let over: View['over'] = null;
    for (let games = 0; games < 8 && !over; games++) over = await offeredToBot(solo, setup);
    expect(over).toMatchObject({ winners: [0, 1], rule: 'ccg.win.no-stalemate-rule' });
  });
});
