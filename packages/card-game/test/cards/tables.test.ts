import { describe, expect, it } from 'vitest';
import { cards, deckOf, defaults, kindOf, legality, preconstructed, unwritten } from '../../src';

describe('the cards', () => {
  it('are all there: 175 of the first set, 165 of the second, 11 promotional', () => {
    const of = (set: string) => cards.filter((c) => c.set === set).length;
    expect([of('first-set'), of('betrayal'), of('promotional')]).toEqual([175, 165, 11]);
  });

  it('are found by id and by every printed code (ccg.cards.same-card)', () => {
    for (const [kind, { id, code, alsoCode }] of cards.entries())
      for (const name of [id, code, ...alsoCode]) expect(kindOf(name)).toBe(kind);
    expect(kindOf('BSG1-176')).toBeUndefined();
  });

  it('have whatever they do written down', () => {
    expect(unwritten).toEqual([]);
    for (const { id, type, plan, abilities, red, keywords, link } of cards) {
      if (type === 'event') expect(plan?.do.length, id).toBeGreaterThan(0);
      if (type !== 'mission') continue;
      const stays = keywords.includes('Persistent') || link !== null;
      expect(stays ? abilities.length : plan?.do.length, id).toBeGreaterThan(0);
      expect(red, id).toEqual([]);
    }
  });

  it('of our decks are legal (ccg.deckbuilding.minimum, ccg.deckbuilding.four)', () => {
    expect(preconstructed).toHaveLength(6);
    for (const source of preconstructed) expect(legality(deckOf(source), defaults)).toEqual([]);
  });
});
