import { newGame, resolveOptions, skillKinds, view } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { weighList } from '../src/weigh/weigh';
import { plainWeights } from '../src/weigh/weights';

const fives = skillKinds.flatMap(({ strength }, card) => (strength === 5 ? [card] : []));

/** What it is worth to start a mission where everybody holds so many strong cards. */
function worthOfStarting(cards: number): number {
  const resolved = resolveOptions({ players: 4, daybreak: true });
  if (!resolved.ok) throw new Error('no such options');
  const { state } = newGame(resolved.options, 'missions');
  for (const p of state.players) p.hand = Array.from({ length: cards }, (_, n) => fives[n % fives.length]);
  const doubt = state.players.map(() => 0.1);
  const outlook = { view: view(state, 0), seat: 0, side: 'humans', doubt, weights: plainWeights } as const;
  return weighList(outlook, [{ do: 'startMission', by: 'you' }], { you: 0, bind: {} });
}

describe('a mission', () => {
  it('is not started where nobody has cards for it', () => {
    expect(worthOfStarting(0)).toBeLessThan(0);
    expect(worthOfStarting(8)).toBeGreaterThan(0);
  });
});
