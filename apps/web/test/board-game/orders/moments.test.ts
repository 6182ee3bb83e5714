import { newGame, resolveOptions, type View, view } from '@ragtag/board-game';
import { expect, test } from 'vitest';
import { momentsFor, momentWords } from '../../../src/board-game/orders/moments';

function seenBy(character: string): View {
  const resolved = resolveOptions({ players: 3 });
  if (!resolved.ok) throw new Error('no options');
  const seen = view(newGame(resolved.options, 'x').state, 0);
  return { ...seen, players: seen.players.map((p, seat) => (seat === 0 ? { ...p, character } : p)) };
}

test('standing orders name every moment that skill cards answer, and those of the own character', () => {
  const plain = momentsFor(seenBy('laura-roslin'));
  expect(plain.find(({ window }) => window === 'before-die-roll')?.cards).toEqual(['Strategic Planning']);
  expect(plain.every(({ own }) => own.length === 0)).toBe(true);
  const chief = momentsFor(seenBy('chief-galen-tyrol'));
  expect(chief.flatMap(({ own }) => own)).toEqual(['Maintenance Engineer', 'Blind Devotion']);
});

test('every moment has words of its own', () => {
  for (const character of [
    'karl-helo-agathon',
    'lee-apollo-adama',
    'kara-starbuck-thrace',
    'sharon-boomer-valerii',
    'william-adama',
  ])
    for (const { window, words } of momentsFor(seenBy(character))) {
      expect(words).toBe(momentWords(window));
      expect(words).toMatch(/^[A-Z].* .* /);
    }
});
