import { chooser } from '@ragtag/kernel';
import { describe, expect, it } from 'vitest';
import { copiesOf } from '../../src/cards/in-game';
import { basestarTokens, indexOf, loyaltyCards } from '../../src/cards/tables';
import type { LoyaltyCardInfo } from '../../src/cards/types';
import { determinize } from '../../src/door/determinize';
import { addNotACylon } from '../../src/effects/build';
import { loyaltyPile } from '../../src/scenario/piles';
import { unpack } from '../../src/setup/components';
import { buildLoyaltyDeck, takeNotACylon } from '../../src/setup/loyalty-deck';
import { box, MadeUpTable, madeUp } from './table';

/** Components of which several boxes have copies, and the Not-a-Cylon pile with other cards than the plain one. */

const loyalty = (id: string, card: Partial<LoyaltyCardInfo> = {}): LoyaltyCardInfo => ({
  id,
  name: id,
  box,
  copies: 1,
  side: 'human',
  ...card,
});

madeUp({
  loyalty: [
    loyalty('goal-1', { when: 'personalgoal' }),
    loyalty('goal-2', { when: 'personalgoal' }),
    loyalty('mutinous', { setAside: true }),
  ],
  'basestar-damage': [{ id: 'collateral', name: 'Collateral', box, when: 'ioniannebula' }],
  reprint: [
    { of: 'loyalty', id: 'you-are-not-a-cylon', box, copies: 5 },
    { of: 'loyalty', id: 'you-are-not-a-cylon', box: 'daybreak', copies: 1 },
    { of: 'basestar-damage', id: 'critical-hit', box, when: 'ioniannebula', copies: 1 },
  ],
});

const plain = indexOf(loyaltyCards, 'you-are-not-a-cylon');
const [goal1, goal2, mutinous] = ['goal-1', 'goal-2', 'mutinous'].map((id) => indexOf(loyaltyCards, id));

function played(options: object): MadeUpTable {
  const table = new MadeUpTable();
  Object.assign(table.state, { options: Object.freeze({ ...table.state.options, ...options }) });
  return table;
}

describe('a reprint', () => {
  it('is one kind with its first print, with copies by box', () => {
    const copies = (options: object) =>
      copiesOf(played(options).state.options, 'loyalty', loyaltyCards[plain]);
    expect(copies({ [box]: false })).toBe(11);
    expect(copies({})).toBe(16);
    // One of the made-up box with Daybreak, and Daybreak's own.
    expect(copies({ daybreak: true })).toBe(18);
  });

  it('joins a pile of tokens under its own condition', () => {
    const tokens = (options: object) => {
      const { state } = played(options);
      unpack(state);
      return state.basestarDamage.map((token) => basestarTokens[token].id).sort();
    };
    expect(tokens({})).toHaveLength(4);
    // Those of the Exodus box take the place of the base game's, one for one.
    expect(tokens({ ioniannebula: true })).toEqual([
      'basestar-collateral-damage',
      'basestar-damage-to-personnel',
      'collateral',
      'critical-hit',
      'critical-hit',
      'disabled-hangar',
      'disabled-weapons',
      'structural-damage',
    ]);
  });
});

describe('a scenario', () => {
  it('has the Loyalty cards of its boxes, and no others', () => {
    const pile = (options: object) => loyaltyPile(played(options).state);
    expect(pile({ [box]: false })).toHaveLength(16);
    expect(pile({}).filter((card) => card === plain)).toHaveLength(16);
    expect(pile({})).not.toContain(goal1);
    expect(pile({ personalgoal: true })).toContain(goal1);
  });
});

describe('the Not-a-Cylon pile', () => {
  const built = (options: object) => {
    const table = played(options);
    buildLoyaltyDeck(table.game);
    return table.state;
  };

  it('holds what is no Cylon, and nothing that is set aside (setup.loyalty-deck.personalgoal-in)', () => {
    const { decks } = built({ personalgoal: true });
    // 16 plain ones, the 8 goals of the box and 2 more; 5 of them are in the Loyalty deck beside 1 Cylon.
    expect(decks.loyalty).toHaveLength(6);
    expect(decks.notACylon).toHaveLength(21);
    const cards = [...decks.loyalty, ...decks.notACylon];
    expect(cards.filter((card) => card === plain)).toHaveLength(16);
    expect(cards).toEqual(expect.arrayContaining([goal1, goal2]));
    expect(cards).not.toContain(mutinous);
    expect([...built({}).decks.loyalty, ...built({}).decks.notACylon]).not.toContain(goal1);
  });

  it('is mixed: goals are dealt in some games and lie in the pile in others', () => {
    const dealt = Array.from({ length: 12 }, (_, n) => {
      const table = played({ personalgoal: true });
      const [first, ...rest] = table.state.streams.setup;
      table.state.streams.setup = [first + n, ...rest];
      buildLoyaltyDeck(table.game);
      return table.state.decks.loyalty.includes(goal1);
    });
    expect(new Set(dealt)).toEqual(new Set([true, false]));
  });

  it('is rebuilt from all that were discarded of it, goals among them (limits.not-a-cylon-pile)', () => {
    const table = played({ personalgoal: true });
    const cylon = indexOf(loyaltyCards, 'you-are-a-cylon');
    Object.assign(table.state.decks, {
      notACylon: [],
      loyalty: [],
      discardedLoyalty: [goal1, cylon, mutinous, plain],
    });
    table.run([addNotACylon(1)]);
    const { notACylon, loyalty: deck, discardedLoyalty } = table.state.decks;
    expect([...notACylon, ...deck].sort()).toEqual([plain, goal1].sort());
    expect(discardedLoyalty).toEqual([cylon, mutinous]);
    expect(takeNotACylon(table.game)).toBeDefined();
    expect(takeNotACylon(table.game)).toBeUndefined();
  });

  it('is dealt anew for those who may not know it', () => {
    const table = played({ personalgoal: true });
    Object.assign(table.state.decks, { notACylon: [plain, plain, goal1], loyalty: [plain] });
    for (const p of table.state.players) p.loyalty = [{ card: plain, faceUp: false, seenBy: [] }];
    const holders = new Set<number>();
    const random = chooser(7);
    for (let game = 0; game < 40; game++) {
      const s = determinize(table.state, 0, random);
      expect(s.players[0].loyalty[0].card).toBe(plain);
      s.players.forEach((p, seat) => {
        if (p.loyalty[0].card === goal1) holders.add(seat);
      });
      const all = [...s.decks.notACylon, ...s.decks.loyalty, ...s.players.flatMap((p) => p.loyalty[0].card)];
      expect(all.filter((card) => card === goal1)).toHaveLength(1);
    }
    expect([...holders].sort()).toEqual([1, 2]);
  });
});
