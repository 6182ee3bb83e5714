import { resolveOptions } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import {
  type PlayedBoardGame,
  playTournamentGame,
  type Suspicion,
} from '../../../src/board-game/tournament/game';
import { reportOf } from '../../../src/board-game/tournament/report';

const resolved = resolveOptions({ players: 4 });
if (!resolved.ok) throw new Error('four players are allowed');
const teams = { humans: 'officer', cylons: 'officer', playouts: 1 } as const;

/** A game of which only the suspicions count. */
const suspected = (...suspicions: Suspicion[]): PlayedBoardGame => ({
  seed: '1',
  players: 4,
  winner: 'humans',
  reason: 'final-jump',
  turns: 30,
  answers: 400,
  distance: 8,
  revealed: 1,
  milliseconds: 100,
  medianAnswer: 0.1,
  suspicions,
});

describe('what is told of beliefs', () => {
  it('holds hidden Cylons against the humans beside them, and against all', () => {
    const [cylon, human, hides, known] = [1, 0, 1, 0] as const;
    const { beliefs } = reportOf(teams, [
      suspected([2, 0.6, cylon, hides], [2, 0.7, human, hides], [2, 0.1, human, hides]),
      // Its only Cylon has shown itself, so that nobody can be taken for one.
      suspected([2, 1, cylon, known], [2, 0, human, hides], [2, 0, human, hides]),
    ]);
    expect(beliefs).toEqual([{ jump: 2, all: 0.875, hidden: 0.75, hiding: 0.5, guesses: 6 }]);
  });

  it('is nothing where nobody hides', () => {
    const { beliefs } = reportOf(teams, [suspected([4, 1, 1, 0], [4, 0, 0, 1])]);
    expect(beliefs).toMatchObject([{ jump: 4, all: 1, hidden: null, hiding: null }]);
  });
});

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
