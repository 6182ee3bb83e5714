import { indexOf, loyaltyCards, newGame, type OpenQuestion, view } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { discreetly, exposure, hides, tellOf } from '../src/hiding';
import { emptyMemory } from '../src/memory';
import { recruitMind } from '../src/recruit';
import { situation } from '../src/situation';
import { optionsFor } from './table';

const human = indexOf(loyaltyCards, 'you-are-not-a-cylon');
const cylon = indexOf(loyaltyCards, 'you-are-a-cylon');

/** Seat 1 before a question, suspected by so much, that far along the way. */
function asked(isCylon: boolean, suspected: number, distance = 0, players = 4) {
  const { state } = newGame(optionsFor(players), 'hiding');
  state.distance = distance;
  state.players.forEach((p, seat) => {
    p.loyalty = [{ card: seat === 1 && isCylon ? cylon : human, faceUp: false, seenBy: [] }];
  });
  const question: OpenQuestion = { id: 1, at: 0, seat: 1, ask: 'choose-box', min: 1, max: 1, options: [] };
  const mind = { ...recruitMind(1), suspected: () => suspected };
  return situation(view(state, 1), question, mind, emptyMemory(), () => 0);
}

/** The option that scores best of some whose worth to the humans everybody sees. */
function chosen(s: ReturnType<typeof asked>, worth: Record<string, number>): string {
  const score = discreetly(s, new Map(Object.entries(worth)));
  return Object.keys(worth).reduce((a, b) => (score({ id: b }) > score({ id: a }) ? b : a));
}

describe('a hidden Cylon', () => {
  it('fears most to be found out while the others are in doubt, and less towards the end', () => {
    const cost = (suspected: number, distance?: number) => exposure(asked(true, suspected, distance), 1);
    expect(cost(0.5)).toBeGreaterThan(cost(0.1));
    expect(cost(0.5)).toBeGreaterThan(cost(0.95));
    expect(cost(0.4, 7)).toBeLessThan(cost(0.4, 0));
  });

  it('fears it the more the fewer it could be mistaken for', () => {
    const cost = (players: number) => exposure(asked(true, 0.4, 0, players), 1);
    expect(cost(3)).toBeGreaterThan(cost(4));
    expect(cost(5)).toBeGreaterThan(cost(6));
  });

  it('lets small slips happen, and looks like a human where more would be noticed', () => {
    expect([tellOf(0.2), tellOf(1) > 0, tellOf(9) > tellOf(1)]).toEqual([0, true, true]);
    const s = asked(true, 0.4);
    expect(hides(s)).toBe(true);
    expect(chosen(s, { good: 1, slip: 0.8 })).toBe('slip');
    expect(chosen(s, { good: 1, bad: 0 })).toBe('good');
  });

  it('does harm that decides the game, whatever it tells', () => {
    expect(chosen(asked(true, 0.4), { good: 1, fatal: -40 })).toBe('fatal');
  });

  it('is no human, who takes what is best', () => {
    const s = asked(false, 0.4);
    expect(hides(s)).toBe(false);
    expect(chosen(s, { good: 1, slip: 0.8, fatal: -40 })).toBe('good');
  });
});
