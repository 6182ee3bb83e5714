import { expect, test } from 'vitest';
import { boardTournament } from '../../src/board-game/tournament';
import type { PlayedBoardGame } from '../../src/board-game/tournament/game';
import { Games } from '../../src/tournament/games';
import type { Terms, Tournament } from '../../src/tournament/kind';
import { describeSuite, suiteEntries, suiteJobs, suiteOf, withTable } from '../../src/tournament/suite';

const kind = boardTournament as unknown as Tournament;
const suite = suiteOf(kind);
const terms: Terms = { level: 'officer', against: 'officer', playouts: 1, options: '' };
const configurations = [
  { name: 'base', options: '', players: [4, 5] },
  { name: 'pegasus', options: 'pegasus', players: [4] },
];

const played = (players: number, options: string, winner: 'humans' | 'cylons'): PlayedBoardGame => ({
  seed: '1',
  players,
  options,
  winner,
  reason: winner === 'humans' ? 'final-jump' : 'morale',
  turns: 30,
  answers: 400,
  distance: 6,
  revealed: 1,
  milliseconds: 100,
  medianAnswer: 0.1,
  suspicions: [],
  lateChance: 0.4,
});

function entries() {
  const jobs = suiteJobs(configurations, { suite: true, games: 1, seed: '1' });
  expect(jobs.map(({ players, options }) => [players, options])).toEqual([
    [4, ''],
    [5, ''],
    [4, 'pegasus'],
  ]);
  const games = new Games<PlayedBoardGame>(jobs, [played(4, '', 'humans'), played(4, 'pegasus', 'cylons')]);
  expect(games.left()).toMatchObject([{ players: 5, options: '' }]);
  return suiteEntries(kind, terms, configurations, games);
}

test('a suite tells each configuration and number of players apart, and only those that were played', () => {
  const told = entries();
  expect(told.map(({ name, players }) => [name, players])).toEqual([
    ['base', 4],
    ['pegasus', 4],
  ]);
  expect(told[0].report).toMatchObject({ games: 1, humanWins: 1, lostBy: {}, close: 1 });
  expect(told[1].report).toMatchObject({ games: 1, humanWins: 0, lostBy: { morale: 1 }, distance: 6 });
  expect(describeSuite(suite, told)).toMatch(/pegasus +4 +1 +0 % .*morale 100 %/);
});

test('its table takes the place between the marks of a file, and nothing else changes', () => {
  const marks = ['<!-- suite: written by ragtag tournament -->', '<!-- end of suite -->'];
  const page = ['before', marks[0], 'an older table', marks[1], 'after'].join('\n');
  const told = entries();
  const once = withTable(page, suite, told) ?? '';
  expect(once).toContain('| base | 4 | 1 | 100 % |');
  expect(once).not.toContain('older');
  expect([once.startsWith(`before\n${marks[0]}\n`), once.endsWith(`${marks[1]}\nafter`)]).toEqual([
    true,
    true,
  ]);
  expect(withTable(once, suite, told)).toBe(once);
  expect(withTable('no marks', suite, told)).toBeUndefined();
});
