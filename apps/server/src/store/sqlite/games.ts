import type { Fact } from '@ragtag/kernel';
import type { Games, StoredAnswer } from '../store';
import type { ReadingConnection, Row } from './database';

function answerIn(row: Row): StoredAnswer {
  return {
    seat: Number(row.seat),
    question: Number(row.question),
    picks: JSON.parse(String(row.picks)) as string[],
    by: String(row.by) as StoredAnswer['by'],
  };
}

const factIn = (row: Row) => JSON.parse(String(row.fact)) as Fact;

export function gamesIn(reading: ReadingConnection): Games {
  const game = reading.prepare('SELECT seed FROM games WHERE tbl = ?');
  const answers = reading.prepare('SELECT * FROM answers WHERE tbl = ? ORDER BY n');
  const answerTo = reading.prepare(
    'SELECT * FROM answers WHERE tbl = ? AND seat = ? AND question = ? ORDER BY n DESC LIMIT 1',
  );
  const facts = reading.prepare(
    `SELECT fact FROM facts WHERE tbl = ? AND (audience IS NULL OR instr(audience, ?) > 0)
     ORDER BY n LIMIT -1 OFFSET ?`,
  );
  return {
    async seed(table) {
      const row = game.get(table);
      return row && String(row.seed);
    },
    answers: async (table) => answers.all(table).map(answerIn),
    async answerTo(table, seat, question) {
      const row = answerTo.get(table, seat, question);
      return row && answerIn(row);
    },
    facts: async (table, seat, skip) =>
      facts.all(table, seat === null ? 'nobody' : `,${seat},`, skip).map(factIn),
  };
}
