import { indexOf, loyaltyCards, newGame, type State, skillKinds, view } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { createBot, temperamentNames } from '../src';
import { helpClaim, lookedClaim, suspectClaim } from '../src/claims/speak';
import { optionsFor, playWithBots, seated } from './table';

const human = indexOf(loyaltyCards, 'you-are-not-a-cylon');
const cylon = indexOf(loyaltyCards, 'you-are-a-cylon');

/** A table of four at which seat 1 is a Cylon or not. */
function table(isCylon: boolean): State {
  const { state } = newGame(optionsFor(4), 'claims');
  const characters = ['laura-roslin', 'saul-tigh', 'kara-starbuck-thrace', 'tom-zarek'];
  state.players.forEach((p, seat) => {
    p.character = characters[seat];
    p.loyalty = [{ card: seat === 1 && isCylon ? cylon : human, faceUp: false, seenBy: [] }];
  });
  state.players[1].hand = ['consolidate-power-2', 'executive-order-2', 'declare-emergency-3'].map((id) =>
    indexOf(skillKinds, id),
  );
  return state;
}

/** The same view in the middle of a check on two skills. */
function duringCheck(state: State) {
  const check = {
    what: 'skill-check',
    id: '1.1',
    cause: { kind: 'location', id: 'administration' },
    difficulty: 9,
    difficultyParts: { printed: 9, changes: [] },
    partial: null,
    skills: ['politics', 'leadership', 'tactics'],
    counting: ['politics', 'leadership', 'tactics'],
    check: { difficulty: 9, skills: [], pass: [], fail: [] },
    faceUp: false,
    reckless: false,
    target: null,
    added: [],
    cards: [],
    totalChanges: [],
    total: null,
    outcome: null,
  } as const;
  return { ...view(state, 1), resolving: [check] };
}

describe('what a hidden Cylon says', () => {
  it('promises what a human with its cards would', () => {
    const said = helpClaim(duringCheck(table(true)), 1);
    expect(said).toEqual({ by: 1, claim: 'can-help', how: 'a-lot' });
    expect(helpClaim(duringCheck(table(false)), 1)).toEqual(said);
  });

  it('covers its own kind and slanders those who are trusted', () => {
    const mine = view(table(true), 1);
    const saw = (cards: number[], trusted: boolean) => lookedClaim(mine, 1, 2, cards, trusted);
    expect(saw([cylon], false)).toMatchObject({ saw: 'human' });
    expect(saw([human], true)).toMatchObject({ saw: 'cylon' });
    // Whoever is suspected anyway needs no slander, and the truth makes it believed.
    expect(saw([human], false)).toMatchObject({ saw: 'human' });
  });

  it('joins in against whom the others suspect, but not against a Cylon it knows', () => {
    const state = table(true);
    const doubt = [0.2, 1, 0.9, 0.7];
    expect(suspectClaim(view(state, 1), 1, doubt, 0.5)).toMatchObject({ seat: 2 });
    state.players[2].loyalty = [{ card: cylon, faceUp: false, seenBy: [1] }];
    expect(suspectClaim(view(state, 1), 1, doubt, 0.5)).toMatchObject({ seat: 3 });
  });
});

describe('what a human says', () => {
  it('is so', () => {
    const mine = view(table(false), 1);
    expect(lookedClaim(mine, 1, 2, [cylon], true)).toMatchObject({ saw: 'cylon' });
    expect(lookedClaim(mine, 1, 2, [human], true)).toMatchObject({ saw: 'human' });
  });
});

describe('a Leader', () => {
  it('is accused by nobody: everybody knows what it is', () => {
    const state = table(false);
    state.players[0].standing = 'infiltrating-leader';
    expect(suspectClaim(view(state, 1), 1, [0.65, 0, 0.6, 0.2], 0.5)).toMatchObject({ seat: 2 });
    expect(suspectClaim(view(state, 1), 1, [0.65, 0, 0.4, 0.2], 0.5)).toBeUndefined();
  });
});

describe('temperaments', () => {
  it('make five players of five bots', () => {
    const played = temperamentNames.map(
      (temperament) => playWithBots(5, 'one', () => 'officer', {}, temperament).answers,
    );
    expect(new Set(played.map((answers) => answers.join())).size).toBe(5);
  });
});

describe('a table of officers', () => {
  it('hears nobody say the same thing twice in a row', () => {
    const table = seated(5, 'talk', (seat) => createBot({ level: 'officer', seat, seed: 'talk' }));
    while (table.step());
    const { spoken } = table;
    expect(spoken.length).toBeGreaterThan(5);
    const last = new Map<number, string>();
    for (const { seat, claim } of spoken) {
      const words = JSON.stringify(claim);
      expect(words).not.toBe(last.get(seat));
      last.set(seat, words);
    }
  });
});
