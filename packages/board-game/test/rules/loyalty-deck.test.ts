import { describe, expect, it } from 'vitest';
import { loyaltyCards, type Selection, type State, view } from '../../src';
import { indexOf, motiveCards } from '../../src/cards/tables';
import { rules } from '../../src/rules';
import { countLoyalty, dealtLoyalty, setUp } from '../support/set-up';

const seeds = Array.from({ length: 60 }, (_, n) => n);
const boomer = 'sharon-boomer-valerii';
const baltar = 'gaius-baltar';
const plain = [
  'laura-roslin',
  'saul-tigh',
  'kara-starbuck-thrace',
  'chief-galen-tyrol',
  'tom-zarek',
  'william-adama',
];
const withBoomer = plain.map((id) => (id === 'kara-starbuck-thrace' ? boomer : id));
const withBaltar = plain.map((id) => (id === 'laura-roslin' ? baltar : id));
const withBoth = withBoomer.map((id) => (id === 'laura-roslin' ? baltar : id));

type Choice = Selection & { players: number };
const games = (selection: Choice, characters = plain) =>
  seeds.map((seed) => setUp(selection, seed, characters.slice(0, selection.players)).state);

const few = (selection: Choice, characters: readonly string[]) =>
  [1, 2].map((seed) => setUp(selection, seed, characters.slice(0, selection.players)).state);

const inAll = (state: State) => countLoyalty([...dealtLoyalty(state), ...state.decks.loyalty]);

describe('the Loyalty deck', () => {
  it.each([
    [3, 1, 5],
    [4, 1, 6],
    [5, 2, 8],
    [6, 2, 9],
  ])(
    'of %i players has %i Cylon and %i Not-a-Cylon cards (setup.loyalty-deck.3p, setup.loyalty-deck.4p, setup.loyalty-deck.5p, setup.loyalty-deck.6p)',
    (players, cylon, human) => {
      for (const state of games({ players })) expect(inAll(state)).toMatchObject({ cylon, human });
    },
  );

  it.each([
    [4, 1, 5],
    [5, 1, 7],
    [6, 2, 8],
    [7, 2, 10],
  ])(
    'of %i players with a Leader has %i Cylon and %i Not-a-Cylon cards, and one more in extra-card style (setup.loyalty-deck.leader-4p, setup.loyalty-deck.leader-5p, setup.loyalty-deck.leader-6p, setup.loyalty-deck.leader-7p, setup.loyalty-deck.exodus-leader-4p, setup.loyalty-deck.exodus-leader-5p, setup.loyalty-deck.exodus-leader-6p, setup.loyalty-deck.exodus-leader-7p, setup.loyalty-deck.sympathizer-unused)',
    (players, cylon, human) => {
      const led = ['cavil', ...plain];
      const table = { players, pegasus: true, cylonleader: true };
      const [state] = few(table, led);
      expect(inAll(state)).toMatchObject({ cylon, human, sympathizer: 0 });
      const [extra] = few({ ...table, forceexodus: true }, led);
      expect(inAll(extra)).toMatchObject({ cylon, human: human + 1, sympathizer: 0 });
      expect(state.players.filter((p) => p.loyalty.length === 0).map((p) => p.character)).toEqual(['cavil']);
      expect(state.players.filter((p) => p.agenda !== undefined)).toHaveLength(1);
    },
  );

  it.each([
    [3, 1, 6],
    [4, 1, 7],
    [5, 2, 9],
    [6, 2, 10],
  ])(
    'of %i players in extra-card style has %i Cylon and %i Not-a-Cylon cards (setup.loyalty-deck.exodus-3p, setup.loyalty-deck.exodus-4p, setup.loyalty-deck.exodus-5p, setup.loyalty-deck.exodus-6p)',
    (players, cylon, human) => {
      const [state] = few({ players, pegasus: true, forceexodus: true }, plain);
      expect(inAll(state)).toMatchObject({ cylon, human });
    },
  );

  it.each([3, 4, 5, 6])(
    'has a card more for Boomer, of %i players (setup.loyalty-deck.boomer-extra)',
    (players) => {
      const usual = inAll(games({ players })[0]);
      for (const state of games({ players }, withBoomer)) {
        expect(inAll(state)).toEqual({ ...usual, human: usual.human + 1 });
      }
    },
  );

  it.each([3, 4, 5, 6])(
    'has a card more for Baltar, of %i players (setup.loyalty-deck.baltar-extra)',
    (players) => {
      const usual = inAll(games({ players })[0]);
      for (const state of games({ players }, withBaltar)) {
        expect(inAll(state)).toEqual({ ...usual, human: usual.human + 1 });
      }
    },
  );

  it('gets its Cylon cards at random from all four (setup.loyalty-deck.piles)', () => {
    const cards = games({ players: 5 }).flatMap((state) => [...dealtLoyalty(state), ...state.decks.loyalty]);
    const found = new Set(cards.filter((card) => loyaltyCards[card].side === 'cylon'));
    expect(found.size).toBe(4);
  });

  it('does not hold the Sympathizer when it is first dealt (setup.loyalty-deck.piles)', () => {
    for (const state of [...games({ players: 4 }), ...games({ players: 6 })]) {
      expect(countLoyalty(dealtLoyalty(state)).sympathizer).toBe(0);
      expect(countLoyalty(state.decks.notACylon).sympathizer).toBe(0);
    }
  });

  it('is one card for each player, two for Baltar (setup.loyalty-deck.deal, setup.loyalty-deck.baltar-two)', () => {
    for (const players of [3, 4, 5, 6]) {
      for (const state of games({ players }, withBaltar)) {
        for (const { character, loyalty } of state.players) {
          expect([character, loyalty.length]).toEqual([character, character === baltar ? 2 : 1]);
          expect(loyalty.every((l) => !l.faceUp && l.seenBy.length === 0)).toBe(true);
        }
      }
    }
  });

  it('deals Cylon cards to any seat (setup.loyalty-deck.deal)', () => {
    const seats = games({ players: 5 }).flatMap((state) =>
      state.players.flatMap((p, seat) =>
        p.loyalty.some((l) => loyaltyCards[l.card].side === 'cylon') ? [seat] : [],
      ),
    );
    expect(new Set(seats)).toEqual(new Set([0, 1, 2, 3, 4]));
  });

  it.each([
    [4, 3],
    [6, 5],
  ])(
    'of %i players gets the Sympathizer among the %i cards left, anywhere (setup.loyalty-deck.sympathizer-aside, setup.loyalty-deck.late-cards)',
    (players, left) => {
      const decks = games({ players }).map(({ decks: { loyalty } }) => loyalty);
      for (const deck of decks) {
        expect(deck).toHaveLength(left + 1);
        expect(countLoyalty(deck).sympathizer).toBe(1);
      }
      const depths = decks.map((deck) => deck.findIndex((card) => loyaltyCards[card].side === 'sympathizer'));
      expect(new Set(depths).size).toBe(left + 1);
    },
  );

  it.each([3, 5])(
    'of %i players never has the Sympathizer (setup.loyalty-deck.sympathizer-unused, setup.loyalty-deck.sympathizer-aside)',
    (players) => {
      for (const state of games({ players })) {
        expect(inAll(state).sympathizer).toBe(0);
        expect(state.decks.loyalty).toHaveLength(players);
      }
    },
  );

  it.each([
    [4, 7],
    [6, 10],
  ])(
    'without a Sympathizer gets a Not-a-Cylon card more, of %i players (setup.loyalty-deck.nosympathizer-card)',
    (players, human) => {
      for (const state of games({ players, nosympathizer: true })) {
        expect(state.decks.loyalty).toHaveLength(players);
        expect(inAll(state)).toEqual({ cylon: players === 4 ? 1 : 2, human, sympathizer: 0 });
      }
    },
  );

  it('without a Sympathizer is as usual for five (setup.loyalty-deck.nosympathizer-card)', () => {
    for (const state of games({ players: 5, nosympathizer: true })) {
      expect(inAll(state)).toEqual({ cylon: 2, human: 8, sympathizer: 0 });
    }
  });

  it('has the Sympathizer stand in where Not-a-Cylon cards run out (setup.characters.boomer-nosympathizer-waived)', () => {
    for (const state of games({ players: 6, nosympathizer: true, house_allow_boomer: true }, withBoth)) {
      expect(inAll(state)).toEqual({ cylon: 2, human: 12, sympathizer: 0 });
      expect(state.decks.notACylon).toEqual([]);
      sleeperAgents(state);
      expect(state.players.every((p) => p.standing === 'human')).toBe(true);
    }
  });

  it('has a card more with Pegasus where that style is wanted (variants.forced.loyalty-exodus)', () => {
    for (const state of few({ players: 4, pegasus: true, forceexodus: true }, plain))
      expect(inAll(state)).toEqual({ cylon: 1, human: 7, sympathizer: 1 });
  });

  it('has it stand in with seven in extra-card style, too (limits.not-a-cylon-pile)', () => {
    const seven = { players: 7, pegasus: true, cylonleader: true, forceexodus: true };
    const both = [
      'cavil',
      boomer,
      baltar,
      'saul-tigh',
      'chief-galen-tyrol',
      'kara-starbuck-thrace',
      'tom-zarek',
    ];
    for (const state of few(seven, both)) {
      const all = [...dealtLoyalty(state), ...state.decks.loyalty];
      expect(countLoyalty(all)).toEqual({ cylon: 2, human: 13, sympathizer: 0 });
    }
  });

  it('leaves the rest of the Not-a-Cylon cards beside the board (setup.loyalty-deck.keep-notacylon)', () => {
    for (const [players, spare] of [
      [3, 6],
      [4, 5],
      [5, 3],
      [6, 2],
    ]) {
      const { decks } = setUp({ players }, 1, plain.slice(0, players)).state;
      expect(countLoyalty(decks.notACylon)).toEqual({ cylon: 0, human: spare, sympathizer: 0 });
    }
  });

  it('leaves nobody a trace of the unused Cylon cards (setup.loyalty-deck.drop-cylon-pile)', () => {
    for (const state of games({ players: 4 })) {
      expect(inAll(state).cylon).toBe(1);
      const other = structuredClone(state);
      for (const p of other.players) {
        p.loyalty = p.loyalty.map((l) =>
          loyaltyCards[l.card].side === 'cylon' ? { ...l, card: another(l.card) } : l,
        );
      }
      other.decks.loyalty = other.decks.loyalty.map((c) =>
        loyaltyCards[c].side === 'cylon' ? another(c) : c,
      );
      for (const seat of [null, ...state.players.keys()]) {
        const isCylon =
          seat !== null && countLoyalty(state.players[seat].loyalty.map((l) => l.card)).cylon > 0;
        if (!isCylon) expect(view(other, seat)).toEqual(view(state, seat));
      }
    }
  });
});

/** Another Cylon card. */
function another(card: number): number {
  return loyaltyCards.findIndex((c, i) => c.side === 'cylon' && i !== card);
}

/** Runs the Sleeper Agent phase instead of what is going on. Hands are empty, so that nobody has to discard. */
function sleeperAgents(state: State): void {
  state.stack = [];
  state.questions = [];
  for (const p of state.players) p.hand = [];
  const game = { state, facts: [] };
  rules.call(game, 'sleeper-agents', {});
  rules.run(game);
}

describe('after the Sleeper Agent phase', () => {
  const parties = { plain, withBoomer, withBaltar, withBoth };
  const variants: readonly Omit<Choice, 'players'>[] = [
    {},
    { nosympathizer: true, house_allow_boomer: true },
  ];
  const tables = Object.entries(parties).flatMap(([party, characters]) =>
    variants.flatMap((variant) =>
      [3, 4, 5, 6].map((players) => [party, players, characters, variant] as const),
    ),
  );

  it.each(tables)(
    'the deck is empty: %s, %i players (setup.loyalty-deck.exhausted-after-sleeper)',
    (_party, players, characters, variant) => {
      for (const state of games({ ...variant, players }, [...characters])) {
        sleeperAgents(state);
        expect(state.stack).toEqual([]);
        expect(state.decks.loyalty).toEqual([]);
        if (characters.slice(0, players).includes(boomer)) {
          expect(state.players.find((p) => p.character === boomer)?.loyalty).toHaveLength(3);
        }
      }
    },
  );

  it('has the Final Five in the pile that its cards come from (setup.loyalty-deck.finalfive-in, setup.exodus.conflicted-unused)', () => {
    const finalFive = loyaltyCards.flatMap(({ id }, card) => (id.startsWith('ff-') ? [card] : []));
    const piles = few({ players: 4, exodus: true, finalfive: true }, plain).map((state) => [
      ...dealtLoyalty(state),
      ...state.decks.loyalty,
      ...state.decks.notACylon,
    ]);
    expect(finalFive).toHaveLength(5);
    for (const pile of piles) expect(pile).toEqual(expect.arrayContaining(finalFive));
    const [without] = few({ players: 4, exodus: true }, plain);
    const all = [...dealtLoyalty(without), ...without.decks.loyalty, ...without.decks.notACylon];
    expect(all.filter((card) => finalFive.includes(card))).toEqual([]);
    expect(new Set(without.decks.notACylon)).toEqual(new Set([indexOf(loyaltyCards, 'you-are-not-a-cylon')]));
    const [goals] = few({ players: 4, exodus: true, personalgoal: true }, plain);
    const withGoals = [...dealtLoyalty(goals), ...goals.decks.loyalty, ...goals.decks.notACylon];
    expect(withGoals.some((card) => loyaltyCards[card].id.startsWith('pg-'))).toBe(true);
    expect(withGoals.filter((card) => finalFive.includes(card))).toEqual([]);
  });
});

describe('the Motives', () => {
  const motivesIn = (state: State) =>
    [
      ...(state.motives ?? []),
      ...state.players.flatMap((p) => (p.motives ?? []).map(({ card }) => card)),
    ].map((card) => motiveCards[card]);

  it('lack two where nothing is treacherous (setup.loyalty-deck.motive-trim-notreachery)', () => {
    const [state] = few({ players: 4, sympatheticcylon: true, forcemotive: true }, plain);
    const ids = motivesIn(state).map(({ id }) => id);
    expect(ids).toHaveLength(motiveCards.length - 2);
    expect(ids).not.toContain('make-an-ally');
    expect(ids).not.toContain('fight-with-honor');
  });

  it('lack one, and one of the Cylons by chance, with Pegasus (setup.loyalty-deck.motive-trim-treachery)', () => {
    const decks = seeds
      .slice(0, 12)
      .map((seed) =>
        motivesIn(
          setUp({ players: 4, pegasus: true, cylonleader: true, forcemotive: true }, seed, [
            'cavil',
            ...plain.slice(0, 3),
          ]).state,
        ),
      );
    for (const deck of decks) {
      expect(deck.map(({ id }) => id)).not.toContain('make-an-ally');
      expect(deck.filter(({ allegiance }) => allegiance === 'cylons')).toHaveLength(6);
      expect(deck).toHaveLength(motiveCards.length - 2);
    }
    expect(
      new Set(
        decks.map((deck) =>
          deck
            .map(({ id }) => id)
            .sort()
            .join(),
        ),
      ).size,
    ).toBeGreaterThan(1);
  });
});
