import { resolveOptions } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { playTournamentGame } from '../../../src/board-game/tournament/game';
import { reportOf } from '../../../src/board-game/tournament/report';

const resolved = resolveOptions({ players: 4 });
if (!resolved.ok) throw new Error('four players are allowed');
const teams = { humans: 'officer', cylons: 'officer', playouts: 1 } as const;

describe('a game of a tournament', () => {
  it('is the same for the same seed', () => {
    const [once, twice] = [1, 2].map(() => playTournamentGame(resolved.options, 'same', teams));
    const clock = { milliseconds: 0, medianAnswer: 0 };
    expect({ ...twice, ...clock }).toEqual({ ...once, ...clock });
  });

  it('adds up to a report', () => {
    const games = ['a', 'b', 'c'].map((seed) => playTournamentGame(resolved.options, seed, teams));
    const report = reportOf(teams, games);
    expect(report.games).toBe(3);
    expect(report.humanWinRate).toBeCloseTo(games.filter((g) => g.winner === 'humans').length / 3, 2);
    expect(report.byPlayers[4].games).toBe(3);
    expect(report.stuck).toBe(0);
    expect(report.medianMillisecondsPerAnswer).toBeGreaterThan(0);
  });
});
