import { type Answer, isKnownCylon, type State, teamOf, view } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { createBot, explain } from '../src';
import { optionsFor, seated } from './table';

/** A whole game of officers, and the answers that repeat it. */
function playedGame(players: number, seed: string): { state: State; answers: Answer[] } {
  const table = seated(players, seed, (seat) => createBot({ level: 'officer', seat, seed }));
  while (table.step());
  return table;
}

const options = optionsFor(5);
const games = ['explained', 'explained again', 'explained once more'].map((seed) => ({
  seed,
  ...playedGame(5, seed),
}));

function isCylon(state: State, seat: number): boolean {
  return teamOf(state, seat) === 'cylons';
}

describe('the story of suspicion', () => {
  const [{ seed, state, answers }] = games;
  const story = explain(options, seed, answers);

  it('has a line for every viewer after every turn', () => {
    const turns = state.turn.number;
    expect(turns).toBeGreaterThan(5);
    for (const seat of [null, 0, 1, 2, 3, 4]) {
      const lines = story.filter((line) => line.seat === seat);
      expect(lines.map(({ turn }) => turn)).toEqual(Array.from({ length: turns + 1 }, (_, n) => n));
      expect(lines.at(-1)?.after).toBe(answers.length);
    }
    for (const { suspicion } of story) {
      expect(suspicion).toHaveLength(5);
      for (const chance of suspicion) expect(chance).toBeGreaterThanOrEqual(0);
      for (const chance of suspicion) expect(chance).toBeLessThanOrEqual(1);
    }
  });

  it('is the same each time it is told', () => {
    expect(explain(options, seed, answers)).toEqual(story);
  });

  it('knows of each moment only what could be known then', () => {
    // The first half of the game, told alone, reads as it does in the whole.
    const half = explain(options, seed, answers.slice(0, Math.floor(answers.length / 2)));
    const ended = half.filter(({ turn }) => turn < half[half.length - 1].turn);
    expect(ended.length).toBeGreaterThan(10);
    expect(story.slice(0, ended.length)).toEqual(ended);
    // A watcher is not told in the end who held what, though the last view shows it.
    expect(view(state, null).players.every(({ loyalty }) => loyalty.every(({ card }) => card !== null))).toBe(
      true,
    );
  });

  it('is sure of nobody who did not show their cards, where a Cylon was never found', () => {
    const isUnfound = ({ state: end }: { readonly state: State }) =>
      end.players.some((p, seat) => isCylon(end, seat) && !isKnownCylon(p));
    let game = games[0];
    for (let n = 0; !isUnfound(game) && n < 20; n++)
      game = { seed: `unfound ${n}`, ...playedGame(5, `unfound ${n}`) };
    expect(isUnfound(game)).toBe(true);
    const hidden = game.state.players.flatMap((p, seat) => (isKnownCylon(p) ? [] : [seat]));
    const last = explain(options, game.seed, game.answers)
      .filter(({ seat }) => seat === null)
      .at(-1)!;
    for (const seat of hidden) expect([0, 1]).not.toContain(last.suspicion[seat]);
  });

  it('is certain of one’s own side', () => {
    for (const viewer of [0, 1, 2, 3, 4]) {
      const last = story.filter(({ seat }) => seat === viewer).at(-1)!;
      expect(last.suspicion[viewer]).toBe(isCylon(state, viewer) ? 1 : 0);
    }
  });

  it('ends with Cylons suspected more than humans, over several games', () => {
    const sums = { cylons: [0, 0], humans: [0, 0] };
    for (const game of games) {
      const watched = explain(options, game.seed, game.answers)
        .filter(({ seat }) => seat === null)
        .at(-1)!;
      watched.suspicion.forEach((chance, seat) => {
        const sum = sums[isCylon(game.state, seat) ? 'cylons' : 'humans'];
        sum[0] += chance;
        sum[1]++;
      });
    }
    expect(sums.cylons[0] / sums.cylons[1]).toBeGreaterThan(sums.humans[0] / sums.humans[1]);
  });
});
