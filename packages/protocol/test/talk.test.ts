import { describe, expect, it } from 'vitest';
import { Claim, limits, Say } from '../src';

describe('a claim', () => {
  it('has a name and short words; the game reads them', () => {
    const said = { claim: 'looked', seat: 2, saw: 'cylon' };
    expect(Claim.parse(said)).toEqual(said);
    for (const wrong of [{ saw: 'cylon' }, { claim: 5 }, { claim: 'looked', cards: ['repair-2'] }])
      expect(Claim.safeParse(wrong).success).toBe(false);
    expect(Claim.safeParse({ claim: 'a'.repeat(limits.claim + 1) }).success).toBe(false);
  });
});

describe('words', () => {
  it('are free, so that players can ask and answer in their own (secrecy.asking-for-cards)', () => {
    const asked = { text: 'Has anybody something for the roll at FTL Control?' };
    expect(Say.parse(asked)).toEqual(asked);
  });

  it.each(['A medium amount, with three cards.', 'Looking at my card would be a waste of your time.'])(
    'say as much as players like to hint (secrecy.polar-words, secrecy.loyalty-details): %s',
    (text) => expect(Say.parse({ text })).toEqual({ text }),
  );
});
