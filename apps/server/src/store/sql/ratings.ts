import type { Rating, Ratings } from '../store';
import type { Database, Row } from './database';
import { recordIn } from './tables';

const ratingIn = ({ mean, doubt, games }: Row): Rating => ({
  mean: Number(mean),
  doubt: Number(doubt),
  games: Number(games),
});

export function ratingsIn({ all, write, phase }: Database): Ratings {
  return {
    async ratingsOf(person) {
      const rows = await all('SELECT * FROM ratings WHERE person = ? ORDER BY game', person);
      return rows.map((row) => ({ game: String(row.game), ...ratingIn(row) }));
    },
    rate: (table, game, people, judge) =>
      write(async ({ run, get }) => {
        if ((await run('INSERT INTO rated (tbl) VALUES (?) ON CONFLICT DO NOTHING', table)) === 0)
          return false;
        const before: (Rating | undefined)[] = [];
        for (const person of people) {
          // Nobody else rates them between this and what follows.
          const row = await get(
            'UPDATE ratings SET games = games WHERE person = ? AND game = ? RETURNING mean, doubt, games',
            person,
            game,
          );
          before.push(row && ratingIn(row));
        }
        for (const [n, { mean, doubt, games }] of judge(before).entries()) {
          await run(
            `INSERT INTO ratings (person, game, mean, doubt, games) VALUES (?, ?, ?, ?, ?)
             ON CONFLICT (person, game) DO UPDATE SET mean = excluded.mean, doubt = excluded.doubt,
             games = excluded.games`,
            people[n],
            game,
            mean,
            doubt,
            games,
          );
        }
        return true;
      }),
    async unrated(since) {
      const rows = await all(
        `SELECT version, record FROM tables WHERE changed >= ? AND ${phase} = 'finished'
         AND id NOT IN (SELECT tbl FROM rated)`,
        since,
      );
      return rows.map(recordIn).filter(({ settings }) => settings.rated);
    },
  };
}
