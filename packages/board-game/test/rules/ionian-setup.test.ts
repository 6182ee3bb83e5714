import { describe, expect, it } from 'vitest';
import { allyCards, characterCards, placeIds, type State, traumaTokens, view } from '../../src';
import { census } from '../support/census';
import { setUp } from '../support/set-up';
import { unpacked } from '../support/unpacked';

const ionian = { exodus: true, ending: 'ioniannebula' } as const;
const seasons = { exodus: true, allyseasons: true } as const;

const symbolsIn = (tokens: readonly number[]) => tokens.map((token) => traumaTokens[token].symbol);
const disasters = (tokens: readonly number[]) =>
  symbolsIn(tokens).filter((symbol) => symbol === 'disaster').length;
const tokensOf = (state: State) => census(state).cards.trauma;

describe('setting up the Ionian Nebula', () => {
  it('mixes 18 benevolent, 18 antagonistic and 2 disaster tokens (setup.ending.ionian, trauma.disaster-count, trauma.symbols)', () => {
    const { trauma } = unpacked({ players: 4, ...ionian });
    expect(trauma?.pool).toHaveLength(38);
    const symbols = symbolsIn(trauma?.pool ?? []);
    for (const symbol of ['benevolent', 'antagonistic'])
      expect(symbols.filter((s) => s === symbol)).toHaveLength(18);
    expect(disasters(trauma?.pool ?? [])).toBe(2);
  });

  it('gives everybody three tokens, none of them a disaster, and lays one on the Brig and one on Sickbay (setup.ionian.three-tokens, setup.ionian.location-tokens, setup.ionian.disaster-redraw)', () => {
    let shown = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { state, facts } = setUp({ players: 4, ...ionian }, seed);
      expect(state.players.map(({ trauma }) => trauma?.length)).toEqual([3, 3, 3, 3]);
      expect(state.players.map(({ trauma = [] }) => disasters(trauma))).toEqual([0, 0, 0, 0]);
      expect(state.trauma?.on.map(({ place }) => place)).toEqual(['brig', 'sickbay']);
      expect(tokensOf(state)).toHaveLength(38);
      expect(disasters(tokensOf(state))).toBe(2);
      expect(facts.every(({ fact }) => fact !== 'executed')).toBe(true);
      shown += facts.filter(({ fact }) => fact === 'disaster-shown').length;
    }
    expect(shown).toBeGreaterThan(0);
  });

  it('shows a player the own tokens and of others how many there are (trauma.draw-hidden, secrecy.trauma)', () => {
    const { state } = setUp({ players: 4, ...ionian }, 1);
    const seen = view(state, 2);
    expect(seen.players.map(({ trauma }) => trauma)).toEqual([3, 3, state.players[2].trauma, 3]);
    expect(seen.trauma?.on).toEqual(['brig', 'sickbay']);
    expect(view(state, null).players.map(({ trauma }) => trauma)).toEqual([3, 3, 3, 3]);
  });

  it('is without tokens and Allies in other games of the box (setup.exodus.unused-ionian)', () => {
    const { state } = setUp({ players: 4, exodus: true }, 1);
    expect([state.trauma, state.allies, state.players[0].trauma]).toEqual([undefined, undefined, undefined]);
    expect([state.decks.ally.draw, state.decks.crossroads.draw]).toEqual([[], []]);
  });
});

describe('setting up Allies for All Seasons', () => {
  it('takes the disasters out (setup.allyseasons.no-disaster, trauma.symbols)', () => {
    const { trauma } = unpacked({ players: 5, ...seasons });
    expect(trauma?.pool).toHaveLength(36);
    expect(disasters(trauma?.pool ?? [])).toBe(0);
  });

  it('lets everybody give one of four tokens to the Mood Pool (setup.allyseasons.mood-pool, setup.allyseasons.unused, mood.size)', () => {
    const { state, facts } = setUp({ players: 5, ...seasons }, 3);
    expect(state.players.map(({ trauma }) => trauma?.length)).toEqual([3, 3, 3, 3, 3]);
    expect(state.trauma?.mood).toHaveLength(5);
    expect(state.trauma?.on).toEqual([]);
    expect(facts.filter(({ fact }) => fact === 'mood-filled')).toHaveLength(5);
    expect(view(state, 0).trauma?.mood).toBe(5);
  });
});

const allyIds = (state: State) => (state.allies ?? []).map(({ card }) => allyCards[card].id);

describe('the first Allies', () => {
  it('are three, each with a token that nobody has seen, and nobody whom somebody plays (setup.ionian.three-allies, allies.duplicate)', () => {
    let removed = 0;
    for (let seed = 0; seed < 20; seed++) {
      const { state } = setUp({ players: 4, ...ionian }, seed);
      expect(state.allies).toHaveLength(3);
      expect(state.allies?.every(({ token, by }) => token !== undefined && by === undefined)).toBe(true);
      for (const id of ['laura-roslin', 'saul-tigh', 'kara-thrace', 'galen-tyrol'])
        expect(allyIds(state)).not.toContain(`ally-${id}`);
      expect(view(state, 0).allies?.every(({ token }) => token === null)).toBe(true);
      removed += state.decks.removed.filter(({ deck }) => deck === 'ally').length;
      expect(census(state).cards.ally).toHaveLength(35);
    }
    expect(removed).toBeGreaterThan(0);
  });

  it('have no tokens of their own with a Mood Pool (setup.allyseasons.three-allies)', () => {
    const { state } = setUp({ players: 5, ...seasons }, 3);
    expect(state.allies).toHaveLength(3);
    expect(state.allies?.every(({ token }) => token === undefined)).toBe(true);
  });
});

describe('the Allies of the box', () => {
  it('are 35, each with two results, at places that there are (setup.ending.ionian)', () => {
    expect(allyCards).toHaveLength(35);
    for (const { location, benevolent, antagonistic, person } of allyCards) {
      expect(placeIds()).toContain(location);
      expect([benevolent.do.length, antagonistic.do.length].every((n) => n > 0)).toBe(true);
      if (person !== undefined)
        expect(characterCards.map((card) => card.person ?? card.id)).toContain(person);
    }
  });
});
