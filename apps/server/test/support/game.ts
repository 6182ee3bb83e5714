import type { Selection } from '@ragtag/protocol';
import { Person } from './person';

/** What people bring where they bring something: decks of the card game by their names. */
const decks = ['machine-assault', 'alert-fighters', 'ragtag-convoy'];

export interface Seated {
  readonly table: string;
  readonly people: Person[];
}

/** A started game: people in the first seats, bots in the rest. Reaction windows wait for people. */
export async function seat(
  url: string,
  names: readonly string[],
  more: { readonly selection?: Selection; readonly [setting: string]: unknown } = {},
): Promise<Seated> {
  const people = await Promise.all(names.map((name) => Person.named(url, name)));
  const { id: table, seats } = await people[0].ask('createTable', undefined, { reactions: 'wait', ...more });
  for (let n = 1; n < people.length; n++) await people[n].ask('sit', { table, seat: n });
  const bringing = seats.findIndex(({ setup }) => setup?.ready === false);
  for (let n = 0; bringing >= 0 && n < people.length; n++)
    await people[n].ask('setSetup', { table, seat: n }, { setup: decks[n % decks.length] });
  await people[0].ask('start', { table });
  return { table, people };
}
