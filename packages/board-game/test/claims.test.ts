import { type AnyClaim, readClaim } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { claims } from '../src';

const read = (claim: AnyClaim) => readClaim(claims, claim, { by: 1, seats: 6 });
const taken = (claim: AnyClaim) => read(claim) !== null;

describe('a claim', () => {
  it('names vague amounts and no strengths (secrecy.exact-strength)', () => {
    expect(taken({ claim: 'can-help', how: 'a-little' })).toBe(true);
    for (const how of ['5', 5, '2 politics', 'strength-3'])
      expect(taken({ claim: 'can-help', how })).toBe(false);
    expect(taken({ claim: 'strength', total: 5 })).toBe(false);
  });

  it('carries no cards, whatever comes with it (secrecy.exact-strength, secrecy.no-identify-played)', () => {
    const wordy = { claim: 'can-help', how: 'a-lot', card: 'repair-2', skill: 'engineering', strength: 2 };
    expect(read(wordy)).toEqual({ claim: 'can-help', how: 'a-lot' });
    expect(taken({ claim: 'played', card: 'repair-2' })).toBe(false);
  });

  it('uses opposite words (secrecy.polar-words)', () => {
    expect(taken({ claim: 'can-help', how: 'a-lot' })).toBe(true);
    expect(taken({ claim: 'can-help', how: 'medium' })).toBe(false);
  });

  it('tells the side of a card that was seen and nothing else of it (secrecy.loyalty-look, secrecy.loyalty-details)', () => {
    const seen = { claim: 'looked', seat: 2, saw: 'cylon', card: 'you-are-a-cylon-3', reveal: 'morale' };
    expect(read(seen)).toEqual({ claim: 'looked', seat: 2, saw: 'cylon' });
    expect(taken({ claim: 'looked', seat: 2, saw: 'human' })).toBe(true);
    expect(taken({ claim: 'looked', seat: 2, saw: 'you-are-a-cylon-3' })).toBe(false);
  });

  it('may suspect anybody else (secrecy.accusation-free)', () => {
    for (const seat of [0, 2, 5]) expect(taken({ claim: 'suspects', seat })).toBe(true);
    for (const seat of [1, 6, -1, 0.5, '2']) expect(taken({ claim: 'suspects', seat })).toBe(false);
  });

  it('is none of the names that every object has', () => {
    expect(taken({ claim: 'constructor' })).toBe(false);
    expect(taken({ claim: 'suspects' })).toBe(false);
  });
});
