import {
  type BoardFact,
  destinationCards,
  indexOf,
  loyaltyCards,
  newGame,
  quorumCards,
  type State,
  skillKinds,
  view,
} from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { Beliefs } from '../src/beliefs/beliefs';
import { cylonChances } from '../src/beliefs/deals';
import { weighClaim } from '../src/claims/hear';
import { optionsFor, playWithBots } from './table';

const human = indexOf(loyaltyCards, 'you-are-not-a-cylon');
const cylon = indexOf(loyaltyCards, 'you-are-a-cylon');

/** A table of five with one Loyalty card each; seat 2 is a Cylon. */
function table(): State {
  const { state } = newGame(optionsFor(5), 'beliefs');
  const characters = ['laura-roslin', 'saul-tigh', 'kara-starbuck-thrace', 'chief-galen-tyrol', 'tom-zarek'];
  state.players.forEach((p, seat) => {
    p.character = characters[seat];
    p.location = 'command';
    p.loyalty = [{ card: seat === 2 ? cylon : human, faceUp: false, seenBy: [] }];
  });
  state.decks.loyalty = [cylon, human, human, human, human];
  return state;
}

const card = (id: string) => indexOf(skillKinds, id);

/** A check on politics and leadership in which everybody adds a card. */
function check(cards: readonly string[]): BoardFact[] {
  const cause = { kind: 'location', id: 'administration' } as const;
  return [
    { fact: 'check-started', difficulty: 5, skills: ['politics', 'leadership'], cause },
    { fact: 'check-cards-added', seat: null, n: 2 },
    ...[1, 2, 3, 4, 0].map((seat): BoardFact => ({ fact: 'check-cards-added', seat, n: seat === 4 ? 0 : 1 })),
    { fact: 'check-revealed', cards: cards.map(card) },
  ];
}

describe('beliefs', () => {
  it('start from the cards in the Loyalty deck', () => {
    const chances = new Beliefs(0).chances(view(table(), 0));
    expect(chances[0]).toBe(0);
    // Two Cylon cards among nine that seat 0 cannot see.
    for (const seat of [1, 2, 3, 4]) expect(chances[seat]).toBeCloseTo(2 / 9, 2);
  });

  it('suspect those who could have spoiled a check', () => {
    const beliefs = new Beliefs(0);
    const shown = view(table(), 0);
    const spoiled = [
      'maximum-firepower-3',
      'evasive-maneuvers-2',
      'executive-order-1',
      'declare-emergency-3',
    ];
    beliefs.hear(check([...spoiled, 'consolidate-power-1', 'executive-order-2']), shown);
    const chances = beliefs.chances(shown);
    // Only Starbuck draws piloting; Zarek added nothing.
    expect(chances[2]).toBeGreaterThan(chances[1]);
    expect(chances[2]).toBeGreaterThan(chances[3]);
    expect(chances[2]).toBeGreaterThan(2 / 9);
    expect(chances[4]).toBeLessThan(chances[2]);
  });

  it('hold nothing against those whose cards something has made to count', () => {
    const shown = view(table(), 0);
    const ids = ['maximum-firepower-3', 'executive-order-1', 'declare-emergency-3', 'consolidate-power-1'];
    const facts = check([...ids, 'consolidate-power-2', 'executive-order-2']);
    const suspicion = (made: boolean) => {
      const beliefs = new Beliefs(0);
      const counted = [{ card: card(ids[0]), printed: -3, counts: made ? 3 : -3, changes: [] }];
      const told = facts.map((each) => (each.fact === 'check-revealed' ? { ...each, counted } : each));
      beliefs.hear(told, shown);
      return beliefs.chances(shown)[2];
    };
    // Only Starbuck draws piloting.
    expect(suspicion(true)).toBeLessThan(suspicion(false));
  });

  it('trust those whose checks come out clean', () => {
    const beliefs = new Beliefs(0);
    const shown = view(table(), 0);
    const clean = ['consolidate-power-1', 'consolidate-power-2', 'executive-order-1', 'executive-order-2'];
    for (let n = 0; n < 4; n++)
      beliefs.hear(check([...clean, 'declare-emergency-3', 'executive-order-2']), shown);
    expect(beliefs.chances(shown)[1]).toBeLessThan(2 / 9);
  });

  it('trust those who fight for the fleet, and those who play Quorum cards that help', () => {
    const state = table();
    state.resources.morale = 2;
    const shown = view(state, 0);
    const trust = (deeds: BoardFact[]) => {
      const beliefs = new Beliefs(0);
      beliefs.hear([], shown);
      beliefs.hear(deeds, shown);
      return beliefs.chances(shown)[1];
    };
    const fires = { kind: 'location', id: 'weapons-control' } as const;
    const draws = { kind: 'title', id: 'president' } as const;
    const speech = indexOf(quorumCards, 'inspirational-speech');
    const before = trust([]);
    expect(trust([{ fact: 'action', seat: 1, cause: fires }])).toBeLessThan(before);
    expect(trust([{ fact: 'action', seat: 1, cause: draws }])).toBeGreaterThan(before);
    expect(trust([{ fact: 'quorum-played', seat: 1, card: speech }])).toBeLessThan(before);
  });

  it('wonder about an Admiral who picks a destination that is hardly ever the better of two', () => {
    const state = table();
    state.resources.fuel = 3;
    const shown = view(state, 0);
    const suspicion = (id: string) => {
      const beliefs = new Beliefs(0);
      beliefs.hear([], shown);
      beliefs.hear([{ fact: 'destination-picked', seat: 1, card: indexOf(destinationCards, id) }], shown);
      return beliefs.chances(shown)[1];
    };
    const before = new Beliefs(0).chances(shown)[1];
    expect(suspicion('desolate-moon')).toBeGreaterThan(before);
    expect(suspicion('cylon-refinery')).toBeLessThan(before);
  });

  it('wonder about cards from somebody who said there were none to add', () => {
    const shown = view(table(), 0);
    const cause = { kind: 'location', id: 'administration' } as const;
    const chanceAfter = (how: 'not-at-all' | 'a-little') => {
      const beliefs = new Beliefs(0);
      beliefs.hear([{ fact: 'check-started', difficulty: 5, cause }], shown);
      weighClaim(beliefs, { by: 2, claim: 'can-help', how }, [0, 0.2, 0.2, 0.2, 0.2]);
      beliefs.hear([{ fact: 'check-cards-added', seat: 2, n: 1 }], shown);
      return beliefs.chances(shown)[2];
    };
    expect(chanceAfter('not-at-all')).toBeGreaterThan(chanceAfter('a-little'));
  });

  it('know what they have looked at', () => {
    const state = table();
    const { loyalty } = state.players[2];
    loyalty[0] = { ...loyalty[0], seenBy: [0] };
    const chances = new Beliefs(0).chances(view(state, 0));
    expect(chances[2]).toBe(1);
    expect(chances[1]).toBeCloseTo(1 / 8, 2);
  });

  it('do not hold earlier deeds against a later card', () => {
    const hidden = {
      unknown: [
        [0, 1],
        [0, 1],
      ],
      known: [false, false],
      undealt: 0,
      cylons: 1,
    };
    // Seat 0 did evil before its second card came, seat 1 after.
    const [before, after] = cylonChances(hidden, [
      [2, 0],
      [2, 2],
    ]);
    expect(after).toBeGreaterThan(before);
  });

  it('tell Cylons from humans better than chance over whole games', () => {
    const pairs: [number, boolean][] = [];
    for (let game = 0; game < 8; game++) {
      const { state, bots } = playWithBots(5, `trust-${game}`, () => 'officer');
      // The cards lie open once the game is over, so the last beliefs are those before it.
      for (const bot of bots) {
        bot.suspicions({ ...view(state, bot.seat), over: null }).forEach((chance, seat) => {
          const isCylon = state.players[seat].loyalty.some((l) => loyaltyCards[l.card].side === 'cylon');
          if (seat !== bot.seat) pairs.push([chance, isCylon]);
        });
      }
    }
    const mean = (of: boolean) => {
      const some = pairs.filter(([, isCylon]) => isCylon === of).map(([chance]) => chance);
      return some.reduce((a, b) => a + b, 0) / some.length;
    };
    expect(mean(true)).toBeGreaterThan(mean(false) + 0.2);
  });
});
