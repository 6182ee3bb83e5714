import { expect, test } from 'vitest';
import { cards, challengeOdds, type Kind, oddsIn, type PlayerView, type View } from '../../src';

/** A card for every mystic value that is printed on one. */
const byMystic = new Map<number, Kind>();
cards.forEach(({ type, mystic }, kind) => {
  if (type !== 'base' && !byMystic.has(mystic)) byMystic.set(mystic, kind);
});
const deckOf = (...values: number[]) => values.map((value) => byMystic.get(value) as Kind);

const player = (left: readonly Kind[] | null, power?: number) =>
  ({
    out: false,
    left,
    discard: [],
    stacks: [],
    units: power === undefined ? [] : [{ handle: power, cards: [], power }],
  }) as unknown as PlayerView;

test('odds count the pairs of cards by which a challenger wins, ties among them (ccg.challenge.tie)', () => {
  const odds = oddsIn({ players: [player(deckOf(1, 3)), player(deckOf(2, 2))] });
  // 1 against 2 loses by one, 3 against 2 wins by one.
  expect(odds.win(0, 1, -2)).toBe(0);
  expect(odds.win(0, 1, -1)).toBeCloseTo(0.5);
  expect(odds.win(0, 1, 0)).toBeCloseTo(0.5);
  expect(odds.win(0, 1, 1)).toBe(1);
  expect(odds.mean(0)).toBeCloseTo(2);
});

test('a deck that cannot be seen is taken for one of all cards', () => {
  const odds = oddsIn({ players: [player(null), player(null)] });
  expect(odds.win(0, 1, 0)).toBeGreaterThan(0.5);
  expect(odds.win(0, 1, -1) + odds.win(1, 0, 0)).toBeGreaterThan(0.5);
  expect(odds.win(0, 1, 20)).toBe(1);
  expect(odds.win(0, 1, -20)).toBe(0);
});

test('the odds of a running challenge go by the power of both sides, and there are none while nobody defends', () => {
  const view = (defender: number | null) =>
    ({
      players: [player(deckOf(2), 4), player(deckOf(3), 5), player(deckOf(1))],
      threats: [{ handle: 9, power: 5 }],
      challenge: { seat: 0, challenger: 4, defender, opponent: 1, threat: null },
    }) as unknown as View;
  expect(challengeOdds(view(null))).toBeUndefined();
  expect(challengeOdds(view(5))).toBe(0);
  // The player to the left reveals for a threat. rule: ccg.attack.cylon-player
  const threat = {
    ...view(null),
    challenge: { seat: 1, challenger: 5, opponent: null, defender: null, threat: 9 },
  };
  expect(challengeOdds(threat as unknown as View)).toBe(1);
});
