import { type Deck, deckOf, module, preconstructed, type View } from '@ragtag/card-game';
import { beginningOf } from '@ragtag/host';
import { chooser } from '@ragtag/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Person } from './support/person';
import { playAtRandom } from './support/random-player';
import { type Served, serve } from './support/serve';

/** The card game at a server, which offers it by itself. */

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

async function seated() {
  const [ada, ben] = await Promise.all(['Ada', 'Ben'].map((name) => Person.named(served.url, name)));
  const { id: table } = await ada.ask('createTable', undefined, {
    game: 'card',
    selection: { players: 3, turnLimit: 4 },
    reactions: 'wait',
  });
  await ben.ask('sit', { table, seat: 1 });
  return { ada, ben, table };
}

describe('the card game at a server', () => {
  it('asks everybody for a deck, and tells its owner alone what is wrong with it', async () => {
    const { ada, ben, table } = await seated();
    const bring = (setup: unknown) => ben.ask('setSetup', { table, seat: 1 }, { setup });
    await expect(bring('2 Fire Suport\n1 Raptor 101')).rejects.toThrow('bad-request');
    const told = await bring('Base: Colonial One\n5 Raptor 101');
    expect(told.seats[1].setup?.ready).toBe(false);
    expect(told.seats[1].setup?.problems?.map(({ rule }) => rule)).toEqual([
      'ccg.deckbuilding.minimum',
      'ccg.deckbuilding.four',
    ]);
    await ada.ask('setSetup', { table, seat: 0 }, { setup: 'ragtag-convoy' });
    const seen = await ada.ask('table', { table });
    expect(seen.seats[1].setup).toEqual({ ready: false, label: 'Deck' });
    expect(JSON.stringify(seen.seats)).not.toContain('Raptor');
    await expect(ada.ask('start', { table })).rejects.toThrow('refused');
  });

  it('is played by two people and a bot, each seeing the own cards only, and its file leads to the same end', async () => {
    const { ada, ben, table } = await seated();
    await ada.ask('setSetup', { table, seat: 0 }, { setup: 'machine-assault' });
    await ben.ask('setSetup', { table, seat: 1 }, { setup: 'alert-fighters' });
    await ada.ask('start', { table });
    const { view } = await ada.ask('game', { table });
    const { players } = view as unknown as View;
    expect(players.map(({ hand, deck }) => [typeof hand, typeof deck])).toEqual([
      ['object', 'number'],
      ['number', 'number'],
      ['number', 'number'],
    ]);
    const pages = await Promise.all([ada, ben].map((person) => person.look(table)));
    const ends = await Promise.all(pages.map((page, n) => playAtRandom(page, chooser(n))));
    expect(ends).toEqual(['over', 'over']);
    for (const page of pages) expect(page.problems).toEqual([]);
    const file = await ben.ask('gameFile', { table });
    expect(file).toMatchObject({ version: 2, game: 'card' });
    const assault = deckOf(preconstructed.find(({ id }) => id === 'machine-assault')!);
    const read = module.setup?.read(file.seats[0].setup);
    expect(read?.ok && (read.setup as Deck).base).toBe(assault.base);
    const { options: selection, seed, seats, answers } = file;
    const end = module.replay(beginningOf(module, { selection, seed, seats }) as never, answers);
    expect(end.over).toEqual(pages[0].game?.view.over);
    for (const page of pages) page.close();
  });
});
