import { games } from '@ragtag/games';
import { beginningOf } from '@ragtag/host';
import { chooser } from '@ragtag/kernel';
import type { TableInfo } from '@ragtag/protocol';
import type { TinyView } from '@ragtag/tiny-game';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person } from './support/person';
import { playAtRandom } from './support/random-player';
import { type Served, serve } from './support/serve';

/** What the server does for any game, tried out with the smallest. */

const { module } = games.tiny;
let served: Served;
beforeAll(async () => {
  served = await serve({ GAMES: 'board,tiny' });
});
afterAll(() => served.close());

async function seated(selection: Record<string, boolean | number> = {}) {
  const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => Person.named(served.url, name)));
  const { id: table } = await ada.ask('createTable', undefined, {
    game: 'tiny',
    selection: { players: 3, ...selection },
    reactions: 'wait',
  });
  await ben.ask('sit', { table, seat: 1 });
  return { ada, ben, table };
}

describe('a game that is not the board game', () => {
  it('is played from the lobby to its end, by people and a bot, and can be replayed from its file', async () => {
    const { ada, ben, table } = await seated();
    await expect(ada.ask('gameFile', { table })).rejects.toThrow('wrong-phase');
    const started = await ada.ask('start', { table });
    expect(started.seats.map(({ kind }) => kind)).toEqual(['person', 'person', 'bot']);
    const pages = await Promise.all([ada, ben].map((person) => person.look(table)));
    const ends = await Promise.all(pages.map((page, n) => playAtRandom(page, chooser(n))));
    expect(ends).toEqual(['over', 'over']);
    for (const page of pages) expect(page.problems).toEqual([]);
    const file = await ben.ask('gameFile', { table });
    expect(file).toMatchObject({ version: 2, game: 'tiny', seats: [{ name: 'Ada' }, { name: 'Ben' }, {}] });
    const { options: selection, seed, seats, answers } = file;
    const end = module.replay(beginningOf(module, { selection, seed, seats }), answers);
    expect(end.over).toEqual(pages[0].game?.view.over);
    for (const page of pages) page.close();
  });

  it('is not offered where the server does not play it, and no other is known', async () => {
    const usual = await serve();
    const ada = await Person.named(usual.url, 'Ada');
    await expect(ada.ask('createTable', undefined, { game: 'tiny' })).rejects.toThrow('404 not-found');
    await expect(ada.ask('createTable', undefined, { game: 'chess' })).rejects.toThrow('404 not-found');
    const { settings, seats } = await ada.ask('createTable', undefined, {});
    expect(settings.game).toBeUndefined();
    expect(seats.map(({ setup }) => setup)).toEqual([null, null, null, null]);
    await usual.close();
  });

  it('refuses options that only another game knows', async () => {
    const ada = await Person.named(served.url, 'Ada');
    const wrong = { game: 'tiny', selection: { pegasus: true } };
    await expect(ada.ask('createTable', undefined, wrong)).rejects.toThrow('option-conflict');
    const { id: table } = await ada.ask('createTable', undefined, { game: 'tiny' });
    // A table keeps its game, whatever is asked for.
    const changed = await ada.ask('changeTable', { table }, { game: 'board', name: 'Mine' } as never);
    expect(changed.settings).toMatchObject({ game: 'tiny', name: 'Mine' });
  });

  it('takes answers that belong together as one, or none of them', async () => {
    /** A table at which a person begins: where the bot does, the people may first be asked to react. */
    const beginning = async () => {
      for (;;) {
        const { ada, ben, table } = await seated();
        await ada.ask('start', { table });
        for (const person of [ada, ben]) {
          const { view, epoch } = await person.ask('game', { table });
          if (view.questions.some(({ ask }) => ask === 'aim'))
            return { table, person, view: view as TinyView, epoch };
        }
      }
    };
    const { table, person, view, epoch } = await beginning();
    const [aim] = view.questions;
    const card = view.players[aim.seat].hand?.[0];
    const answers = [{ question: aim.id, picks: [aim.options[0].id] }];
    const together = (picks: string[]) =>
      person.ask('answerAll', { table }, { epoch, answers: [...answers, { question: aim.id + 1, picks }] });
    await expect(together(['n99'])).rejects.toThrow('not among the options');
    expect((await person.ask('game', { table })).view.questions).toMatchObject([{ id: aim.id, ask: 'aim' }]);
    expect(await together([`n${card}`])).toEqual({ question: aim.id + 1, again: false });
    expect(await together([`n${card}`])).toEqual({ question: aim.id + 1, again: true });
    const { news } = await person.ask('game', { table });
    expect(news.facts).toContainEqual({ fact: 'put-down', seat: aim.seat, cards: [card] });
  });
});

describe('what is done unasked', () => {
  it('is taken while somebody else is being asked, kept like an answer, and in the file of the game', async () => {
    const { ada, ben, table } = await seated({ charms: true });
    await ada.ask('setSetup', { table, seat: 0 }, { setup: { lucky: 7 } });
    await ben.ask('setSetup', { table, seat: 1 }, { setup: { lucky: 2 } });
    await ada.ask('start', { table });
    const { epoch, view } = await ada.ask('game', { table });
    expect(view.unasked).toEqual(['show-charm']);
    const before = await ben.ask('game', { table });
    const show = () => ada.ask('answer', { table }, { epoch, question: -1, picks: ['show-charm'] });
    expect(await show()).toEqual({ question: -1, again: false });
    // Sent again, after an acknowledgement that was lost, it does nothing.
    expect(await show()).toEqual({ question: -1, again: true });
    const after = await ben.ask('game', { table });
    expect(after.view.players[0]).toMatchObject({ lucky: 7 });
    expect(after.view.questions).toEqual(before.view.questions);
    expect(after.clocks).toEqual(before.clocks);
    await expect(ben.ask('answer', { table }, { epoch, question: -1, picks: ['dance'] })).rejects.toThrow(
      'unasked',
    );
    expect(await ben.ask('answer', { table }, { epoch, question: -1, picks: ['show-charm'] })).toEqual({
      question: -1,
      again: false,
    });
    const pages = await Promise.all([ada, ben].map((person) => person.look(table)));
    await Promise.all(pages.map((page, n) => playAtRandom(page, chooser(n + 9))));
    const { options: selection, seed, seats, answers } = await ben.ask('gameFile', { table });
    expect(answers.filter(({ question }) => question < 0)).toHaveLength(2);
    const end = module.replay(beginningOf(module, { selection, seed, seats }), answers);
    expect(end.over).toEqual(pages[0].game?.view.over);
    for (const page of pages) page.close();
  });
});

describe('what seats bring', () => {
  const setupsIn = ({ seats }: TableInfo) => seats.map(({ setup }) => setup);

  it('is asked for before the start, told to its owner, and kept until the game is over', async () => {
    const { ada, ben, table } = await seated({ charms: true });
    await expect(ada.ask('start', { table })).rejects.toThrow('Not everybody is ready.');
    await ada.ask('setSetup', { table, seat: 0 }, { setup: { lucky: 7 } });
    await ben.ask('setSetup', { table, seat: 1 }, { setup: { lucky: 77 } });
    const own = setupsIn(await ben.ask('table', { table }));
    expect(own[1]).toMatchObject({
      ready: false,
      label: 'a lucky number',
      problems: [{ because: 'A lucky number is one from 1 to 9, not 77.' }],
    });
    const others = setupsIn(await ada.ask('table', { table }));
    expect(others[1]).toEqual({ ready: false, label: 'a lucky number' });
    expect(others[2]).toEqual({ ready: true, label: null });
    await expect(ada.ask('start', { table })).rejects.toThrow('Not everybody is ready.');
    await ben.ask('setSetup', { table, seat: 1 }, { setup: { lucky: 2 } });
    await ada.ask('start', { table });

    const pages = await Promise.all([ada, ben].map((person) => person.look(table)));
    await expect(ben.ask('setSetup', { table, seat: 1 }, { setup: { lucky: 3 } })).rejects.toThrow(
      'wrong-phase',
    );
    await Promise.all(pages.map((page, n) => playAtRandom(page, chooser(n + 5))));
    const before = pages[0].received.filter((text) => !/"over":\{/.test(text)).join('\n');
    expect(before).not.toMatch(/"lucky":2\b/);
    expect(before).toMatch(/"lucky":7\b/);
    const { seats } = await ada.ask('gameFile', { table });
    const brought = seats.map(({ setup }) => (setup as { lucky: number }).lucky);
    expect(brought.slice(0, 2)).toEqual([7, 2]);
    // A bot brings something that nobody else has.
    expect(new Set(brought).size).toBe(3);
    for (const page of pages) page.close();
  });

  it('is for its owner to choose, and must be something that the game can read', async () => {
    const { ada, ben, table } = await seated({ charms: true });
    const bring = (who: Person, seat: number, setup: unknown) =>
      who.ask('setSetup', { table, seat }, { setup });
    await expect(bring(ada, 1, { lucky: 1 })).rejects.toThrow('forbidden');
    await expect(bring(ben, 1, 'luck')).rejects.toThrow('bad-request');
    await ada.ask('addBot', { table, seat: 2 }, {});
    await expect(bring(ben, 2, { lucky: 1 })).rejects.toThrow('forbidden');
    expect(setupsIn(await bring(ada, 2, { lucky: 1 }))[2]).toEqual({ ready: true, label: 'a lucky number' });
    await bring(ben, 1, { lucky: 4 });
    // Whoever changes seats takes it along; whoever leaves takes it away.
    await ada.ask('openSeat', { table, seat: 2 });
    expect(setupsIn(await ben.ask('sit', { table, seat: 2 }))[2]?.ready).toBe(true);
    expect(setupsIn(await bring(ben, 2, null))[2]?.label).toBeNull();
    const { id } = await ada.ask('createTable', undefined, { game: 'tiny' });
    await expect(ada.ask('setSetup', { table: id, seat: 0 }, { setup: { lucky: 1 } })).rejects.toThrow(
      'Nobody brings anything',
    );
  });
});
