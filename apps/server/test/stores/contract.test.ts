import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Guessing } from '../../src/accounts/guessing';
import { readConfig } from '../../src/config';
import { newSecret } from '../../src/secrets';
import { openStore } from '../../src/store/open';
import type { Hearer, Store, StoredAnswer, TableVersion } from '../../src/store/store';
import { newTable } from '../../src/tables/lobby';
import type { TableRecord } from '../../src/tables/record';
import { onEachStore } from '../support/each-store';
import { type Home, newSqliteHome } from '../support/homes';
import { writingThread } from '../support/process';

onEachStore(contract);
describe('on SQLite, with a thread that writes', () => contract(newSqliteHome, writingThread));

/** What every store must do, whatever it is made of. */
function contract(newHome: () => Promise<Home>, thread?: () => Promise<URL>): void {
  let home: Home;
  let store: Store;
  let other: Store;
  beforeAll(async () => {
    home = await newHome();
    const config = readConfig(home.settings, '/nowhere');
    const program = await thread?.();
    [store, other] = await Promise.all([openStore(config, program), openStore(config, program)]);
  });
  afterAll(async () => {
    await Promise.all([store.close(), other.close()]);
    await home.remove();
  });

  async function person(name: string): Promise<{ readonly id: string; readonly session: string }> {
    const [id, session] = [newSecret(), newSecret()];
    await store.addUser({ id, name }, session, store.now());
    return { id, session };
  }

  async function table(changes: Partial<TableRecord> = {}): Promise<TableRecord> {
    const host = await person('O\'Neill \\ "Jack" ☕ {x}');
    const made = { ...newTable({ id: host.id, name: 'Jack' }, {}, store.now()), ...changes };
    await store.addTable(made);
    return made;
  }

  const answer = (question: number): StoredAnswer => ({
    seat: 0,
    question,
    picks: ['a,b', '"{}\\'],
    by: 'person',
  });

  const said = (text: string) => ({ at: 0, seat: null, name: 'Ada', said: { text } });

  it('says how much room it takes', async () => {
    const { used } = await store.room();
    expect(used).toBeGreaterThan(10_000);
  });

  it('knows people by their devices, until they sign out', async () => {
    const { id, session } = await person('Ada');
    expect(await other.userOfSession(session)).toEqual({ id, name: 'Ada' });
    await store.rename(id, 'Ada L');
    expect(await other.user(id)).toEqual({ id, name: 'Ada L' });
    const device = { endpoint: `https://push.example/${id}`, keys: { p256dh: 'p', auth: 'a' } };
    await store.addDevice(device, session);
    await store.addDevice({ ...device, keys: { p256dh: 'q', auth: 'b' } }, session);
    const [second, third] = [newSecret(), newSecret()];
    await store.renewSession(id, session, second, store.now());
    await store.renewSession(id, null, third, store.now());
    expect(await other.userOfSession(session)).toBeUndefined();
    expect(await other.devicesOf(id)).toEqual([{ ...device, keys: { p256dh: 'q', auth: 'b' } }]);
    expect((await other.sessionsOf(id)).map(({ hash }) => hash).sort()).toEqual([second, third].sort());
    const later = store.now() + 2 * 3600 * 1000;
    await store.seeSession(third, later);
    expect((await other.sessionsOf(id)).find(({ hash }) => hash === third)?.seen).toBe(later);
    await store.removeOtherSessions(id, third);
    expect(await other.devicesOf(id)).toEqual([]);
    await store.removeSession(third);
    expect(await other.sessionsOf(id)).toEqual([]);
  });

  it('gives a personal link to one of those who use it at once', async () => {
    const { id } = await person('Ben');
    const link = newSecret();
    await store.addLink(id, link, store.now() + 1000);
    const taken = await Promise.all(
      [store, other, store, other].map((each) => each.takeLink(link, each.now())),
    );
    expect(taken.filter((user) => user === id)).toHaveLength(1);
    await store.addLink(id, link, store.now() - 1);
    expect(await store.takeLink(link, store.now())).toBeUndefined();
  });

  it('adds an account once, and keeps one value of a name', async () => {
    const [ada, eve] = [await person('Ada'), await person('Eve')];
    const times = { createdAt: 'then', updatedAt: 'then' };
    const adding = [ada, eve].map(({ id }, n) =>
      [store, other][n].addAccount(
        { id: `u${id}`, name: 'kim', email: 'kim@x', emailVerified: 0, person: id, ...times },
        {
          id: `c${id}`,
          userId: `u${id}`,
          accountId: id,
          providerId: 'credential',
          password: 'hash',
          ...times,
        },
      ),
    );
    expect((await Promise.all(adding)).filter(Boolean)).toHaveLength(1);
    const [row] = await other.accountRows('user', { email: 'kim@x' }, 1);
    expect(row).toMatchObject({ name: 'kim', emailVerified: 0 });
    expect(await store.changeAccountRows('account', { userId: row.id }, { password: 'new' })).toBe(1);
    expect((await other.accountRows('account', { userId: row.id }, 5))[0].password).toBe('new');
    const values = await Promise.all([store.keep('made', 'one'), other.keep('made', 'two')]);
    expect(values[0]).toBe(values[1]);
  });

  const notWanted = () => {
    throw new Error('between two chapters no state is stored as a whole');
  };

  it('stores of two changes to one version the first, with all that belongs to it', async () => {
    const made = await table();
    const first = { ...made, phase: 'playing' as const };
    const chapter = { till: 2, answers: [answer(1), answer(2)], facts: [] };
    const game = { seed: 'seed', answers: [], recent: [], state: () => ({ a: ['ü', null] }), chapter };
    const both = await Promise.all(
      [store, other].map((each) => each.commit({ table: first, due: null, game })),
    );
    expect(both.filter(Boolean)).toHaveLength(1);
    const within = await Promise.all(
      [1, 2, 3].map(() =>
        store.commit({
          table: { ...first, version: 1 },
          due: null,
          game: { answers: [answer(3)], recent: [answer(3)], state: notWanted },
        }),
      ),
    );
    expect(within.filter(Boolean)).toHaveLength(1);
    expect(await other.tableWithGame(made.id)).toEqual({
      table: { ...first, version: 2 },
      state: { a: ['ü', null] },
      recent: [answer(3)],
    });
    expect(await other.answers(made.id)).toEqual([answer(1), answer(2), answer(3)]);
    // A change of the table alone leaves its game as it is.
    expect(await store.commit({ table: { ...first, version: 2 }, due: null })).toBeDefined();
    expect((await other.tableWithGame(made.id))?.recent).toEqual([answer(3)]);
    // Taken back: one chapter, of the same length as an earlier one.
    const kept = { till: 2, answers: [answer(1), answer(4)], facts: [] };
    const back = { answers: [], recent: [], state: () => ({ b: 1 }), chapter: kept, alone: true };
    expect(await store.commit({ table: { ...first, version: 3 }, due: null, game: back })).toBeDefined();
    expect(await other.history(made.id)).toEqual({ chapters: [kept], state: { b: 1 }, recent: [] });
    expect(await other.seed(made.id)).toBe('seed');
    expect(await other.version(made.id)).toBe(4);
    expect(await store.commit({ table: { ...first, id: 'nowhere' }, due: null })).toBeUndefined();
  });

  it('stores many changes at once, each by itself', async () => {
    const made: TableRecord[] = [];
    for (let n = 0; n < 120; n++) made.push(await table());
    const done = await Promise.all(
      made.map((each, n) => store.commit({ table: { ...each, version: n % 3 === 0 ? 7 : 0 }, due: n })),
    );
    expect(done.map(Boolean)).toEqual(made.map((_, n) => n % 3 !== 0));
    const versions = new Map((await other.versions(made.map(({ id }) => id))).map((each) => [each.id, each]));
    expect(made.map(({ id }) => versions.get(id)?.version)).toEqual(
      made.map((_, n) => (n % 3 === 0 ? 0 : 1)),
    );
  });

  it('stores what is asked for together with something that cannot be stored', async () => {
    const [first, second] = [await table(), await table()];
    const all = await Promise.allSettled([
      store.commit({ table: first, due: null }),
      store.addTable(first),
      store.commit({ table: second, due: null }),
    ]);
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await other.versions([first.id, second.id])).toMatchObject([{ version: 1 }, { version: 1 }]);
  });

  it('has stored what it says it has, for whoever looks then', async () => {
    const made = await table();
    for (let version = 0; version < 50; version++) {
      const words = version % 5 === 0 ? [store.say(made.id, said('x'))] : [];
      const change = store.commit({ table: { ...made, version, changed: version }, due: null });
      await Promise.all([change, ...words]);
      for (const each of [store, other])
        expect(await each.table(made.id)).toMatchObject({ version: version + 1, changed: version });
    }
    expect(await other.versions([made.id])).toMatchObject([{ version: 50, said: 10 }]);
  });

  it('lists tables by people, invitation and openness', async () => {
    const settings = { ...(await table()).settings, visibility: 'public' as const };
    const open = await table({ settings });
    const ids = async (since: number) => (await other.publicTables(since, 100)).map(({ id }) => id);
    expect(await ids(open.changed - 1)).toContain(open.id);
    expect(await ids(open.changed + 1)).not.toContain(open.id);
    expect((await other.tableInvited(open.invite))?.id).toBe(open.id);
    const guest = await person('Cyd');
    const seats = open.seats.map((seat, n) => (n === 1 ? { ...seat, user: guest.id } : seat));
    await store.commit({ table: { ...open, seats, phase: 'closed' }, due: null });
    expect((await other.tablesOf(guest.id, 10)).map(({ id }) => id)).toEqual([open.id]);
    expect((await other.tablesOf(open.host, 10)).map(({ id }) => id)).toEqual([open.id]);
    expect(await ids(0)).not.toContain(open.id);
  });

  it('numbers what is said, whoever says it where', async () => {
    const { id } = await table();
    const words = Array.from({ length: 10 }, (_, n) => `word ${n} \\ "☕"`);
    const said = await Promise.all(
      words.map((text, n) =>
        [store, other][n % 2].say(id, { at: n, seat: null, name: 'Ada', said: { text } }),
      ),
    );
    expect(said.map((each) => each!.n).sort((a, b) => a - b)).toEqual(words.map((_, n) => n + 1));
    const heard = await other.talk(id, 4, 3);
    expect(heard.map(({ n }) => n)).toEqual([8, 9, 10]);
    expect(
      await store.say('nowhere', { at: 0, seat: null, name: 'Ada', said: { text: 'x' } }),
    ).toBeUndefined();
  });

  it('tells a server what others change, and has one of them do what is due', async () => {
    const heard: TableVersion[] = [];
    const hearer: Hearer = {
      changed: async (tables) => void heard.push(...tables),
      missed: async () => undefined,
      cameOrWent: () => undefined,
    };
    await other.follow(hearer, 20);
    const made = await table();
    const due = store.now() - 5000;
    expect(await store.commit({ table: made, due })).toBeDefined();
    await store.say(made.id, { at: 0, seat: null, name: 'Ada', said: { text: 'x' } });
    await expect
      .poll(
        () => heard.filter(({ id, version, said }) => id === made.id && version === 1 && said === 1).length,
      )
      .toBe(1);
    expect(store.keeps(made.id)).toBe(true);
    expect(await store.due(store.now(), 1000)).toContain(made.id);
    expect(await store.commit({ table: { ...made, version: 1 }, due: null })).toBeDefined();
    expect(await store.due(store.now(), 1000)).not.toContain(made.id);
  });

  it('stores what bots say with their answer, or neither', async () => {
    const made = await table();
    const says = ['one', 'two'].map((text) => ({ at: 0, seat: 1, name: 'Bot', said: { text } }));
    await store.say(made.id, { at: 0, seat: null, name: 'Ada', said: { text: 'x' } });
    const both = await Promise.all(
      [store, other].map((each) => each.commit({ table: made, due: null, says })),
    );
    expect(both.filter(Boolean)).toEqual([{ said: 3 }]);
    const heard = await other.talk(made.id, 0, 10);
    expect(heard.map(({ n, said }) => [n, 'text' in said && said.text])).toEqual([
      [1, 'x'],
      [2, 'one'],
      [3, 'two'],
    ]);
  });

  it('counts what may be done only so often, at all servers together', async () => {
    const take = async (n: number) => [store, other][n % 2].take('ada', 0.001, 5);
    const taken: boolean[] = [];
    for (let n = 0; n < 8; n++) taken.push(await take(n));
    expect(taken.filter(Boolean)).toHaveLength(5);
    expect(await other.take('ben', 0.001, 5)).toBe(true);
    expect([await store.isCounted('ada'), await store.isCounted('cyd')]).toEqual([true, false]);
    await store.forgive('ada');
    expect(await other.take('ada', 1000, 5)).toBe(true);
    const at = await home.ask("SELECT name FROM limits WHERE name LIKE '%ada%' OR name LIKE '%ben%'");
    expect(at).toEqual([]);
  });

  it('lets nobody who guesses passwords, at whichever server, keep the owner out who comes from elsewhere', async () => {
    const guessing = [new Guessing(store), new Guessing(other)];
    await guessing[0].demandTry('kim', 'home');
    await guessing[0].succeeded('kim', 'home');
    const tries = async (from: string) => {
      for (let n = 0; ; n++) {
        const refused = await guessing[n % 2].demandTry('kim', from).then(
          () => false,
          () => true,
        );
        if (refused) return n;
      }
    };
    expect(await tries('elsewhere')).toBe(10);
    for (let n = 0; n < 4; n++) await tries(`elsewhere ${n}`);
    // All that strangers have is used up, wherever they come from.
    expect(await tries('another place')).toBe(0);
    expect(await tries('home')).toBe(10);
  });

  it('has one time, which does not go back', async () => {
    expect(Math.abs(store.now() - other.now())).toBeLessThan(100);
    const times = Array.from({ length: 1000 }, () => store.now());
    expect(times).toEqual([...times].sort((a, b) => a - b));
    await store.check();
  });
}
