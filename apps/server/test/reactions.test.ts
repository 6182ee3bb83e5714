import { chooser, randomPicks } from '@ragtag/kernel';
import type { GameUpdate } from '@ragtag/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seat } from './support/game';
import type { Page } from './support/page';
import { type Served, serve } from './support/serve';

const windowLasts = 700;
const held = 20_000;

let served: Served;
beforeAll(async () => {
  served = await serve({ REACTION_TIME: String(windowLasts) });
});
afterAll(() => served.close());

/** Resolves with the first update, now or later, that is as wanted. */
function when(page: Page, wanted: (game: GameUpdate) => boolean): Promise<GameUpdate> {
  return new Promise((resolve) => {
    const look = (game: GameUpdate) => {
      if (wanted(game)) resolve(game);
    };
    page.onGame = look;
    if (page.game) look(page.game);
  });
}

const canReact = ({ game }: Page) => game?.view.questions.some(({ options }) => options.length > 1) ?? false;

/** Plays at random until a reaction window is open that is as wanted. */
async function playToWindow(pages: readonly Page[], wanted: () => boolean = () => true): Promise<void> {
  const choose = chooser(4);
  const end = Date.now() + 20_000;
  while (Date.now() < end) {
    const inWindow = pages.every(({ game }) => game?.reactionsPossible);
    if (inWindow && wanted()) return;
    const page = pages.find(({ game }) => (game?.view.questions.length ?? 0) > 0);
    if (inWindow || !page?.game) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      continue;
    }
    const [question] = page.game.view.questions;
    await page.answer(question.id, randomPicks(question, choose));
  }
  throw new Error('no reaction window came up');
}

describe('a reaction window among people', () => {
  it('tells everybody the same, closes by itself, and stays open for whoever asks', async () => {
    const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], {
      selection: { players: 3 },
      reactions: undefined,
    });
    const pages = await Promise.all(people.map((person) => person.look(table)));
    const watcher = await people[0].look(table);
    await playToWindow(pages);
    const games = await Promise.all(pages.map((page) => when(page, (game) => game.reactionsPossible)));
    const [until] = games.map(({ reactionsUntil }) => reactionsUntil);
    expect(until).not.toBeNull();
    expect((until as number) - games[0].now).toBeLessThanOrEqual(windowLasts);
    for (const game of games) expect(game).toMatchObject({ reactionsUntil: until, held: [] });

    const asked = Date.now();
    expect(await pages[2].send({ type: 'hold' })).toMatchObject({ type: 'done' });
    const [longer] = await Promise.all(pages.map((page) => when(page, (game) => game.held.includes(2))));
    expect(longer.reactionsUntil).toBeGreaterThanOrEqual(asked + held);
    expect(await pages[2].send({ type: 'hold' })).toMatchObject({ type: 'refused' });
    for (const page of [...pages, watcher]) page.close();
  });

  it('passes for everybody when its time is up, and tells nobody in between', async () => {
    const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], {
      selection: { players: 3 },
      reactions: undefined,
    });
    const pages = await Promise.all(people.map((person) => person.look(table)));
    await playToWindow(pages);
    const [{ reactionsUntil }] = await Promise.all(
      pages.map((page) => when(page, (game) => game.reactionsPossible)),
    );
    const before = pages.map(({ received }) => received.length);
    const after = await when(pages[0], (game) => game.reactionsUntil !== reactionsUntil);
    expect(after.now).toBeGreaterThanOrEqual(reactionsUntil as number);
    // One update each: the window and whatever followed it.
    const between = pages.map(({ received }, n) =>
      received
        .slice(before[n])
        .filter((text) => (JSON.parse(text) as GameUpdate).now < (reactionsUntil ?? 0)),
    );
    expect(between).toEqual([[], [], []]);
    for (const page of pages) page.close();
  });

  it('carries out what somebody has chosen before when it closes', async () => {
    const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], {
      selection: { players: 3 },
      reactions: undefined,
    });
    const pages = await Promise.all(people.map((person) => person.look(table)));
    for (const person of people)
      await person.ask('setOrders', { table }, { otherwise: 'always', windows: {} });
    await playToWindow(pages, () => pages.some(canReact));
    const page = pages.find(canReact) as Page;
    const [question] = page.game?.view.questions ?? [];
    const facts = page.facts.length;
    const until = page.game?.reactionsUntil as number;
    expect(await page.answer(question.id, [question.options[0].id])).toMatchObject({ type: 'taken' });
    expect(Date.now()).toBeLessThan(until);
    expect(page.facts.length).toBe(facts);
    const after = await when(page, (game) => game.now >= until && game.news.facts.length > 0);
    expect(page.facts.slice(facts).map(({ fact }) => fact)).toContain('reaction');
    expect(after.now).toBeGreaterThanOrEqual(until);
    for (const each of pages) each.close();
  });

  it.each(['answer', 'answers'] as const)(
    'keeps what comes as %s until it closes, and whatever else the player says is heard meanwhile',
    async (type) => {
      const { table, people } = await seat(served.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 3 } });
      const pages = await Promise.all(people.map((person) => person.look(table)));
      for (const person of people)
        await person.ask('setOrders', { table }, { otherwise: 'always', windows: {} });
      const reacting = () => pages.find(({ game }) => game?.view.questions.some(({ secret }) => secret));
      await playToWindow(pages, () => reacting() !== undefined);
      const page = reacting() as Page;
      const [{ id: question, options }] = page.game?.view.questions.filter(({ secret }) => secret) ?? [];
      const { epoch } = page;
      const answer = { question, picks: [options[0].id] };
      const heard: (string | undefined)[] = [];
      const answered = page
        .send(type === 'answer' ? { type, epoch, ...answer } : { type, epoch, answers: [answer] })
        .then((reply) => heard.push(reply?.type));
      heard.push((await page.send({ type: 'ping' }))?.type);
      await answered;
      expect(heard).toEqual(['pong', 'taken']);
      for (const each of pages) each.close();
    },
  );

  it('cannot be held when none is open', async () => {
    const { table, people } = await seat(served.url, ['Ada', 'Ben'], { selection: { players: 3 } });
    await expect(people[1].ask('hold', { table })).rejects.toMatchObject({ code: 'stale' });
  });
});
