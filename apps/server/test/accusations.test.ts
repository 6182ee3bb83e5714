import { afterAll, beforeAll, expect, it } from 'vitest';
import { Person } from './support/person';
import { type Served, serve } from './support/serve';

let served: Served;
beforeAll(async () => {
  served = await serve();
});
afterAll(() => served.close());

it('takes accusations and lies, which change nothing in the game (secrecy.accusation-free, secrecy.loyalty-look)', async () => {
  const people = await Promise.all(['Ada', 'Ben', 'Cyd'].map((name) => Person.named(served.url, name)));
  const { id } = await people[0].ask('createTable', undefined, { selection: { players: 3 } });
  await people[1].ask('sit', { table: id, seat: 1 });
  await people[2].ask('sit', { table: id, seat: 2 });
  await people[0].ask('start', { table: id });
  const before = await people[1].look(id);
  const { view } = before.game!;

  await people[0].ask('say', { table: id }, { claim: 'suspects', seat: 1 });
  await people[2].ask('say', { table: id }, { claim: 'looked', seat: 0, saw: 'cylon' });

  const after = await people[1].look(id);
  expect(after.said.map(({ said }) => said)).toEqual([
    { claim: 'suspects', seat: 1 },
    { claim: 'looked', seat: 0, saw: 'cylon' },
  ]);
  expect(after.game!.view).toEqual(view);
  expect(after.facts).toEqual(before.facts);
});
