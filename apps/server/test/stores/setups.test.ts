import { limits } from '@ragtag/protocol';
import { expect, it } from 'vitest';
import { onEachStore } from '../support/each-store';
import { Person } from '../support/person';
import { serve } from '../support/serve';

const password = 'a raptor in the rain';
const deck = (name: string, n = 4) => ({ name, base: 'BSG1-001', cards: [['raptor-101', n]] });
const id = 'a-deck-of-mine';

onEachStore((newHome) => {
  it('keeps decks with an account, for its owner alone and on every device', async () => {
    const home = await newHome();
    const served = await serve({}, home);
    const person = async (account: string) => {
      const made = await Person.named(served.url, account);
      await made.ask('signUp', undefined, { account, password });
      return made;
    };
    const [ada, ben] = [await person('ada'), await person('ben')];
    const first = await ada.ask('keepSetup', { setup: id }, { game: 'card', setup: deck('One'), version: 0 });
    expect(first).toMatchObject({ id, game: 'card', version: 1, setup: { name: 'One' } });
    // By printed codes, which every build understands.
    expect(JSON.stringify(first.setup)).toMatch(/"BSG\d-\d{3}",4/);

    const phone = new Person(served.url, 'phone');
    await phone.ask('signIn', undefined, { account: 'ada', password });
    expect(await phone.ask('mySetups')).toEqual([first]);
    const again = { game: 'card', setup: deck('Two', 3), version: 1 };
    const second = await phone.ask('keepSetup', { setup: id }, again);
    expect(second.version).toBe(2);
    // Whoever did not know of the change overwrites nothing.
    for (const version of [0, 1, 3]) {
      const late = { game: 'card', setup: deck('Late'), version };
      await expect(ada.ask('keepSetup', { setup: id }, late)).rejects.toThrow('stale');
    }
    expect(await ada.ask('mySetups')).toEqual([second]);

    expect(await ben.ask('mySetups')).toEqual([]);
    await ben.ask('keepSetup', { setup: id }, { game: 'card', setup: deck("Ben's"), version: 0 });
    await ben.ask('removeSetup', { setup: id });
    expect(await ada.ask('mySetups')).toEqual([second]);
    expect(await ada.ask('removeSetup', { setup: id })).toEqual([]);
    expect(await ada.ask('removeSetup', { setup: id })).toEqual([]);
    await served.close();
    await home.remove();
  });

  it('refuses what is no deck, too large, too many or nobody’s', async () => {
    const home = await newHome();
    const served = await serve({ HTTP_RATE: '60000' }, home);
    const guest = await Person.named(served.url, 'Guest');
    const wanted = { game: 'card', setup: deck('Mine'), version: 0 };
    await expect(guest.ask('keepSetup', { setup: id }, wanted)).rejects.toThrow('forbidden');
    await expect(guest.ask('mySetups')).rejects.toThrow('forbidden');
    await expect(new Person(served.url, '').ask('mySetups')).rejects.toThrow('not-signed-in');
    await guest.ask('signUp', undefined, { account: 'guest', password });

    const keep = (body: object, setup = id) =>
      guest.raw('PUT', `/api/me/setups/${setup}`, JSON.stringify({ ...wanted, ...body }));
    const many = Array.from({ length: 1500 }, () => [0, 1]);
    const refusals: readonly (readonly [object, number, string?])[] = [
      [{ setup: 'no such deck' }, 400],
      [{ setup: { name: 'x', cards: [['nobody', 4]] } }, 400],
      [{ setup: null }, 400],
      [{ game: 'board' }, 400],
      [{ game: 'constructor' }, 400],
      [{ version: -1 }, 400],
      [{ version: 'newest' }, 400],
      [{ setup: { name: 'x', base: 'BSG1-001', cards: many } }, 413],
      [{ setup: { name: 'x'.repeat(20_000), cards: [] } }, 413],
      [{}, 404, 'short'],
      [{}, 404, '..%2f..%2fme'],
    ];
    for (const [body, status, setup] of refusals)
      expect([body, (await keep(body, setup)).status]).toEqual([body, status]);
    expect(await guest.ask('mySetups')).toEqual([]);

    for (let n = 0; n < limits.setups; n++)
      await guest.ask('keepSetup', { setup: `number-${n}` }, { ...wanted, setup: deck(`${n}`) });
    await expect(guest.ask('keepSetup', { setup: id }, wanted)).rejects.toThrow('200 are kept already');
    await guest.ask('keepSetup', { setup: 'number-7' }, { ...wanted, version: 1 });
    await guest.ask('removeSetup', { setup: 'number-8' });
    await guest.ask('keepSetup', { setup: id }, wanted);
    expect(await guest.ask('mySetups')).toHaveLength(limits.setups);
    await served.close();
    await home.remove();
  });
});
