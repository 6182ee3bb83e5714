import { describe, expect, it } from 'vitest';
import { playEagerly } from '../support/eager-game';

/** What brings the fleet to New Caprica and away again, where it is offered. */
const wishes = [
  'title:leave',
  'location:breeders-canyon.signal',
  'location:ftl-control',
  'ftl-control',
  'breeders-canyon',
  'location:shipyard.ships',
  'card:repair-1',
  'card:repair-2',
  'location:command',
  'location:weapons-control',
  'two-actions',
];

/** Games that came there when this was written; rules that ask other questions may lead some of them elsewhere. */
const named = [15, 85, 255, 306, 349, 368, 396, 398];

const games = named.map((n) => {
  const selection = {
    players: 3 + (n % 4),
    pegasus: true,
    ending: 'newcaprica',
    difficulty: 'easierhumans',
  } as const;
  return playEagerly(selection, `new caprica ${n}`, wishes);
});

describe('New Caprica is reached in play, by seeds that are named here', () => {
  const first = (told: (typeof games)[number]['told'], fact: string) =>
    told.findIndex((each) => each.fact === fact);

  it('is settled after the jump, and Galactica comes back (newcaprica.setup.trigger, newcaprica.before.jump-icon)', () => {
    const back = games.filter(({ told }) => {
      const settled = first(told, 'settled');
      return settled > first(told, 'fleet-jumps') && settled < first(told, 'galactica-returns');
    });
    expect(back.length).toBeGreaterThan(1);
    for (const { state } of back) expect(state.newCaprica?.phase).toBe('orbit');
  });

  it('is left by order of the Admiral, which ends the game there and then (newcaprica.after.leave, endgame.final-jump.newcaprica)', () => {
    const left = games.filter(({ told }) => told.some(({ fact }) => fact === 'new-caprica-left'));
    expect(left.length).toBeGreaterThan(1);
    for (const { told, state } of left) {
      expect(first(told, 'new-caprica-left')).toBeGreaterThan(first(told, 'galactica-returns'));
      expect(state.newCaprica).toMatchObject({ locked: [], prepared: [] });
      const later = told.slice(first(told, 'new-caprica-left'));
      expect(later.some(({ fact }) => fact === 'fleet-jumps' || fact === 'turn-started')).toBe(false);
    }
  });

  it('costs those who are left behind their lives (newcaprica.after.left-behind)', () => {
    const behind = games.flatMap(({ told }) => {
      const from = first(told, 'new-caprica-left');
      return from < 0 ? [] : told.slice(from).filter(({ fact }) => fact === 'executed');
    });
    expect(behind.length).toBeGreaterThan(1);
  });

  it('is won by some (endgame.human-win)', () => {
    expect(games.map(({ state }) => state.over?.winner)).toContain('humans');
  });
});
