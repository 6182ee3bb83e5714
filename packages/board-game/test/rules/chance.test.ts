import { describe, expect, it } from 'vitest';
import { answer, type BoardFact, loyaltyCards, pending, skillKinds } from '../../src';
import { startScenario } from '../../src/scenario';

const seeds = Array.from({ length: 120 }, (_, n) => n);

describe('what is left to chance', () => {
  it('the cards of a check are shuffled before they are shown (skill-check.step5.shuffle)', () => {
    const order = (seed: number): string[] => {
      const { state, facts } = startScenario(`
name: x
given:
  seed: check ${seed}
  players: [{ hand: [consolidate-power-1] }, { hand: [executive-order-1] }, { hand: [maximum-firepower-3] }]
  destiny: [repair-1, launch-scout-1]
  start: { check: { difficulty: 5, skills: [politics] } }`);
      const all: BoardFact[] = [...facts];
      for (let [q] = pending(state); q; [q] = pending(state)) {
        const answered = answer(state, { seat: q.seat, question: q.id, picks: q.options.map((o) => o.id) });
        if (answered.ok) all.push(...answered.facts);
      }
      const shown = all.find((f) => f.fact === 'check-revealed');
      return shown?.cards.map((card) => skillKinds[card].id) ?? [];
    };
    const orders = seeds.map(order);
    const given = [
      'repair-1',
      'launch-scout-1',
      'executive-order-1',
      'maximum-firepower-3',
      'consolidate-power-1',
    ];
    for (const shown of orders) expect([...shown].sort()).toEqual([...given].sort());
    for (const card of given) {
      const places = orders.map((shown) => shown.indexOf(card));
      for (let place = 0; place < given.length; place++) {
        expect(places.filter((at) => at === place).length).toBeGreaterThan(seeds.length / given.length / 3);
      }
    }
  });

  it('a look at one of several Loyalty cards is a random one (loyalty.look-random)', () => {
    const seen = seeds.map((seed) => {
      const { state, facts } = startScenario(`
name: x
given:
  seed: look ${seed}
  players: [{}, { loyalty: [you-are-a-cylon, you-are-not-a-cylon, you-are-a-cylon-3] }, {}]
  start: { effect: [{ do: lookLoyalty, viewer: you, owner: target }], bind: { target: saul-tigh } }`);
      const fact = facts.find((f) => f.fact === 'loyalty-seen');
      expect(fact).toMatchObject({ only: [0] });
      expect(state.players[1].loyalty.map((l) => l.seenBy.length).sort()).toEqual([0, 0, 1]);
      return fact?.cards.map((card) => loyaltyCards[card].id).join();
    });
    for (const id of ['you-are-a-cylon', 'you-are-not-a-cylon', 'you-are-a-cylon-3']) {
      expect(seen.filter((card) => card === id).length).toBeGreaterThan(seeds.length / 6);
    }
  });
});
