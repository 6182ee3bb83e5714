import { describe, expect, it } from 'vitest';
import { exodus } from '../../src/cards/exodus';
import { crisisCards, destinationCards, loyaltyCards, superCrisisCards } from '../../src/cards/tables';
import { nukesBeside } from '../../src/table/ships';
import { skills } from '../../src/terms';
import { countLoyalty, dealtLoyalty, setUp } from '../support/set-up';
import { unpacked } from '../support/unpacked';

describe('the Exodus box', () => {
  it('holds so many cards of each deck', () => {
    const plain = exodus.crisis?.filter(({ when }) => when === undefined) ?? [];
    expect(plain).toHaveLength(34);
    expect(plain.filter(({ kind }) => kind === 'skill-check')).toHaveLength(14);
    expect(plain.filter(({ jump }) => jump)).toHaveLength(23);
    expect(plain.filter(({ check }) => check?.consequence)).toHaveLength(5);
    expect(exodus['super-crisis']?.filter(({ when }) => when === undefined)).toHaveLength(2);
    expect(exodus.crisis).toHaveLength(40);
    expect(exodus.crisis?.filter(({ chooser }) => chooser === 'cag')).toHaveLength(6);
    expect(exodus['super-crisis']).toHaveLength(3);
    expect(exodus.loyalty).toHaveLength(15);
    expect(exodus.quorum).toHaveLength(3);
    expect(exodus.destination).toHaveLength(7);
    expect(exodus.character).toHaveLength(4);
  });

  it('holds 20 skill cards of 10 names, 4 of each type', () => {
    expect(exodus.skill).toHaveLength(10);
    const of = (skill: string) =>
      exodus.skill?.filter((card) => card.skill === skill).reduce((sum, { copies }) => sum + copies, 0);
    expect(skills.slice(0, 5).map(of)).toEqual([4, 4, 4, 4, 4]);
    expect(exodus.skill?.filter(({ checkAbility }) => checkAbility)).toHaveLength(5);
  });
});

describe('a game with Exodus', () => {
  it('has these decks (setup.exodus.cards)', () => {
    const { decks } = unpacked({ players: 4, exodus: true });
    expect(decks.crisis.draw).toHaveLength(104);
    expect(decks['super-crisis'].draw).toHaveLength(7);
    expect(decks.quorum.draw).toHaveLength(20);
    expect(decks.destination.draw).toHaveLength(29);
    expect(decks.skill.map(({ draw }) => draw.length)).toEqual([25, 25, 25, 25, 25]);
  });

  it('leaves out Cylon attacks and takes in the cards of the CAG with the Cylon Fleet board (setup.cylonfleet.attacks-out, setup.cylonfleet.cag-cards-in, setup.exodus.cag-cards-out, crisis.kinds-cylonfleet, setup.cylonfleet.mining-asteroid-out)', () => {
    const { decks } = unpacked({ players: 4, exodus: true, pegasus: true, cylonfleet: true });
    const crises = decks.crisis.draw.map((card) => crisisCards[card]);
    expect(crises.filter(({ kind }) => kind === 'cylon-attack')).toEqual([]);
    expect(crises.filter(({ chooser }) => chooser === 'cag')).toHaveLength(6);
    const supers = decks['super-crisis'].draw.map((card) => superCrisisCards[card]);
    expect(supers.filter(({ kind }) => kind === 'cylon-attack')).toEqual([]);
    expect(supers.map(({ id }) => id)).toContain('fighting-blind');
    const ids = decks.destination.draw.map((card) => destinationCards[card].id);
    expect(ids).not.toContain('mining-asteroid');
    const without = unpacked({ players: 4, exodus: true });
    expect(without.decks.crisis.draw.some((card) => crisisCards[card].chooser === 'cag')).toBe(false);
    expect(without.fleet).toBeUndefined();
    expect(without.supply.raiders).toBe(16);
    expect(setUp({ players: 4, exodus: true }, 1).state.titles.cag ?? null).toBeNull();
  });

  it('has more raiders, fewer vipers and mark VII vipers with the Cylon Fleet board (setup.components.cylonfleet-pieces, setup.board.reserves-cylonfleet, setup.cylonfleet.board)', () => {
    const { supply, reserves, damagedVipers, destroyed, fleet } = unpacked({
      players: 4,
      exodus: true,
      cylonfleet: true,
    });
    expect(supply).toMatchObject({ raiders: 20, heavyRaiders: 4 });
    expect(reserves).toMatchObject({ vipers: { viper: 6, 'mark-vii': 0 }, raptors: 4 });
    expect(damagedVipers).toMatchObject({ viper: 0, 'mark-vii': 4 });
    expect(destroyed.vipers).toMatchObject({ viper: 0 });
    expect(fleet?.pursuit).toBe(0);
    expect(Object.values(fleet?.areas ?? {})).toEqual(Array(6).fill({ raiders: 0, heavyRaiders: 0 }));
  });

  it('gives the Admiral 2 nukes (setup.components.exodus-nuke)', () => {
    const { state } = setUp({ players: 4, exodus: true }, 1);
    expect([state.nukes, nukesBeside(state)]).toEqual([2, 1]);
    expect(nukesBeside(setUp({ players: 4 }, 1).state)).toBe(0);
  });

  const four = ['laura-roslin', 'saul-tigh', 'kara-starbuck-thrace', 'tom-zarek'];
  const six = [...four, 'william-adama', 'lee-apollo-adama'];
  it.each([
    [3, 1, 6],
    [4, 1, 7],
    [5, 2, 9],
    [6, 2, 10],
  ])(
    'builds the Loyalty deck in extra-card style for %i players (setup.loyalty-deck.exodus-3p, setup.loyalty-deck.exodus-4p, setup.loyalty-deck.exodus-5p, setup.loyalty-deck.exodus-6p)',
    (players, cylon, human) => {
      const { state } = setUp({ players, exodus: true }, 1, six.slice(0, players));
      const all = [...state.decks.loyalty, ...dealtLoyalty(state)];
      expect(countLoyalty(all)).toMatchObject({ cylon, human });
    },
  );

  it('builds it in plain style where that is wanted (variants.forced.loyalty-pegasus)', () => {
    const { state } = setUp({ players: 4, exodus: true, forcepegasus: true }, 1, four);
    const all = [...state.decks.loyalty, ...dealtLoyalty(state)];
    expect(countLoyalty(all)).toMatchObject({ cylon: 1, human: 6 });
  });

  it('mixes its plain cards with those of the base box (setup.exodus.cards)', () => {
    const { state } = setUp({ players: 4, exodus: true }, 1, four);
    const all = [...state.decks.loyalty, ...dealtLoyalty(state), ...state.decks.notACylon];
    const plain = loyaltyCards.findIndex(({ id }) => id === 'you-are-not-a-cylon');
    expect(all.filter((card) => card === plain)).toHaveLength(16);
    const cylons = Array.from(
      { length: 30 },
      (_, seed) => setUp({ players: 4, exodus: true }, seed, four).state,
    )
      .flatMap((each) => [...each.decks.loyalty, ...dealtLoyalty(each)])
      .filter((card) => loyaltyCards[card].side === 'cylon');
    expect(new Set(cylons.map((card) => loyaltyCards[card].box))).toEqual(new Set(['base', 'exodus']));
  });
});
