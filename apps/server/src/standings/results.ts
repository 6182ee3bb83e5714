import type { SeatResult } from '@ragtag/kernel';
import type { Played, Statistics } from '@ragtag/protocol';
import type { Store } from '../store/store';
import { moduleOf } from '../tables/game';
import { seatOf, type TableRecord } from '../tables/record';
import { ratedAfter, ratingOfBot, shown, unknown } from './rating';

/** Games that are looked at for somebody's statistics, the newest. */
const mostGames = 2000;

/** How a finished game ended; also where that was not noted at its end. Nothing where its state cannot be read. */
export async function resultsOf(store: Store, table: TableRecord): Promise<readonly SeatResult[] | null> {
  if (table.results) return table.results;
  const stored = await store.tableWithGame(table.id);
  if (!stored?.state) return null;
  try {
    const module = moduleOf(table);
    return module.results(module.load(stored.state));
  } catch {
    return null;
  }
}

/** Rates those who played at a table that wants it, once. With fewer than two people there is nothing to compare. */
export async function rateTable(store: Store, table: TableRecord): Promise<void> {
  const { settings, seats, phase } = table;
  if (!settings.rated || phase !== 'finished') return;
  const people = seats.flatMap(({ user, kind }, seat) =>
    kind === 'person' && user !== null ? [{ user, seat }] : [],
  );
  // In one order, so that two games of the same people wait for each other.
  people.sort((a, b) => (a.user < b.user ? -1 : 1));
  const results = await resultsOf(store, table);
  if (people.length < 2 || !results) return;
  await store.rate(
    table.id,
    moduleOf(table).id,
    people.map(({ user }) => user),
    (before) => {
      const ratings = seats.map(({ level }) => ratingOfBot(level));
      for (const [n, { seat }] of people.entries()) ratings[seat] = before[n] ?? unknown;
      const after = ratedAfter(ratings, results);
      return people.map(({ seat }) => after[seat]);
    },
  );
}

/** How somebody's games ended. Those that a bot finished for them do not count. */
export async function statisticsOf(store: Store, user: string): Promise<Statistics> {
  const counts = new Map<string, Played>();
  for (const table of await store.tablesOf(user, mostGames)) {
    const seat = seatOf(table, user);
    if (table.phase !== 'finished' || seat === null || table.seats[seat].covered) continue;
    const result = (await resultsOf(store, table))?.[seat];
    if (!result) continue;
    const { id: game, words } = moduleOf(table);
    const { called } = await words('en');
    const named = (name: string | null, say?: (id: string) => string) =>
      name === null ? null : (say?.(name) ?? name);
    const role = named(result.role, called?.role);
    const character = named(result.character, called?.character);
    const key = JSON.stringify([game, role, character]);
    const { games, won } = counts.get(key) ?? { games: 0, won: 0 };
    counts.set(key, { game, role, character, games: games + 1, won: won + Number(result.won) });
  }
  const ratings = await store.ratingsOf(user);
  return {
    played: [...counts.values()].sort((a, b) => b.games - a.games),
    ratings: ratings.map((rating) => ({ game: rating.game, rating: shown(rating), games: rating.games })),
  };
}
