import { factsFor } from '@ragtag/kernel';
import type { Games } from '../store/store';
import { type Fact, moduleOf } from '../tables/game';
import type { GameRecord, TableRecord } from '../tables/record';
import { goOn, type Running } from './play';
import { toldTo } from './update';

/** All facts of a table's game, whoever may read them. */
export async function allFacts(store: Games, table: TableRecord): Promise<Fact[]> {
  const module = moduleOf(table);
  const history = await store.history(table.id);
  if (!history) return [];
  const facts = history.chapters.flatMap((chapter) => chapter.facts.map(module.loadFact));
  if (history.recent.length > 0) {
    const since = goOn(table, module.load(history.state), history.recent);
    facts.push(...(since?.facts ?? []));
  }
  return facts;
}

/** The facts of a table's game that a seat (null: a spectator) may read, leaving out the first ones. */
export async function factsTold(
  store: Games,
  table: TableRecord,
  seat: number | null,
  skip: number,
): Promise<Fact[]> {
  return factsFor(await allFacts(store, table), seat).slice(skip);
}

/** The same, from what is known of the last answers where that reaches back far enough. */
export async function factsSince(
  store: Games,
  { table, recent }: Pick<Running, 'table' | 'recent'>,
  seat: number | null,
  skip: number,
): Promise<Fact[]> {
  const told = toldTo(table.game as GameRecord, seat);
  if (skip >= told) return [];
  const known = factsFor(recent?.facts ?? [], seat);
  const missing = told - skip;
  if (missing <= known.length) return known.slice(known.length - missing);
  return (await factsTold(store, table, seat, skip)).slice(0, missing);
}
