import { describe, expect, it } from 'vitest';
import { daybreak } from '../../src/cards/daybreak';
import { galacticaTokens, indexOf, loyaltyCards, skillKinds } from '../../src/cards/tables';
import type { State } from '../../src/state';
import { skills } from '../../src/terms';
import { countLoyalty, dealtLoyalty, setUp } from '../support/set-up';
import { counted, unpacked } from '../support/unpacked';

const copies = (cards: readonly { readonly copies?: number }[] = []) =>
  cards.reduce((sum, card) => sum + (card.copies ?? 1), 0);

describe('the Daybreak box', () => {
  it('holds so many cards of each deck (setup.daybreak.cards)', () => {
    expect(daybreak.crisis).toHaveLength(30);
    expect(daybreak.crisis?.filter(({ kind }) => kind === 'cylon-attack')).toHaveLength(6);
    expect(daybreak.mutiny).toHaveLength(22);
    expect(daybreak.mission).toHaveLength(8);
    expect(daybreak.motive).toHaveLength(14);
    expect(daybreak.motive?.filter(({ allegiance }) => allegiance === 'humans')).toHaveLength(7);
    expect(daybreak.motive?.filter(({ showable }) => showable === 'any-time')).toHaveLength(4);
    expect(daybreak.character?.filter(({ type }) => type !== 'cylon-leader')).toHaveLength(8);
    expect(daybreak.character?.filter(({ type }) => type === 'cylon-leader')).toHaveLength(4);
    expect(copies(daybreak.loyalty) + copies(daybreak.reprint)).toBe(2);
    const { draw } = unpacked({ players: 4, daybreak: true }).decks.skill[skills.indexOf('treachery')];
    expect(draw).toHaveLength(26);
    expect(draw.every((kind) => skillKinds[kind].box === 'daybreak')).toBe(true);
  });

  it('has no damage token for Demetrius (missions.ship)', () => {
    const aboard = new Set(
      daybreak.location?.filter(({ board }) => board === 'demetrius').map(({ id }) => id),
    );
    const { galacticaDamage, pegasusDamage = [] } = unpacked({
      players: 4,
      pegasus: true,
      daybreak: true,
      ending: 'searchforhome',
    });
    const hit = [...galacticaDamage.pile, ...pegasusDamage].map((token) => galacticaTokens[token].location);
    expect(hit.filter((place) => place !== undefined && aboard.has(place))).toEqual([]);
    expect(hit).toHaveLength(12);
  });

  it('holds 17 entries of places', () => {
    const on = (name: string) => daybreak.location?.filter(({ board }) => board === name).length;
    expect(daybreak.location).toHaveLength(17);
    expect(['colonial-one', 'cylon', 'demetrius', 'rebel-basestar'].map(on)).toEqual([5, 5, 4, 3]);
  });

  it('holds 51 skill cards of 21 names', () => {
    expect(daybreak.skill).toHaveLength(21);
    const of = (skill: string) => copies(daybreak.skill?.filter((card) => card.skill === skill));
    expect(skills.map(of)).toEqual([5, 5, 5, 5, 5, 26]);
  });
});

const countedAll = (state: State) => ({
  ...counted(state),
  mutiny: state.decks.mutiny.draw.length,
  mission: state.decks.mission.draw.length,
});

describe('a game with Daybreak', () => {
  const options = { players: 4, daybreak: true };

  it('has these decks (setup.daybreak.mutiny-deck, setup.board.skill-decks-treachery)', () => {
    expect(countedAll(unpacked(options))).toEqual({
      crisis: 100,
      super: 5,
      quorum: 17,
      destination: 22,
      mutiny: 22,
      mission: 0,
      skills: [26, 26, 26, 26, 26, 26],
    });
  });

  it('has these decks with Pegasus, and its own treachery alone (setup.pegasus.treachery-daybreak)', () => {
    const state = unpacked({ ...options, pegasus: true });
    expect(countedAll(state)).toMatchObject({ crisis: 120, super: 10, quorum: 26, destination: 27 });
    expect(state.decks.skill.map(({ draw }) => draw.length)).toEqual([31, 31, 31, 31, 31, 26]);
    const { draw } = state.decks.skill[skills.indexOf('treachery')];
    expect(draw.every((kind) => skillKinds[kind].box === 'daybreak')).toBe(true);
  });

  it('has the Mission deck with Demetrius (setup.daybreak.demetrius, setup.ending.searchforhome)', () => {
    const home = { ...options, ending: 'searchforhome' } as const;
    const { decks, mission, rebel } = unpacked(home);
    expect(decks.mission.draw).toHaveLength(8);
    expect([mission, rebel]).toEqual([undefined, undefined]);
    expect(unpacked({ ...options, forcedemetrius: true }).decks.mission.draw).toHaveLength(8);
  });

  it('begins with an assault raptor, and 3 beside the board (setup.daybreak.assault-raptor)', () => {
    const { reserves, assaultRaptors } = unpacked(options);
    expect(reserves.vipers).toMatchObject({ viper: 8, 'assault-raptor': 1 });
    expect(assaultRaptors).toBe(3);
  });

  it('begins with a miracle token for everybody and a Destiny deck of 12 (setup.daybreak.miracle-token, setup.destiny.twelve)', () => {
    const { state } = setUp({ players: 3, daybreak: true }, 1);
    expect(state.players.map(({ tokens }) => tokens?.miracle)).toEqual([1, 1, 1]);
    expect(state.decks.destiny).toHaveLength(12);
  });
});

const humans = [
  'laura-roslin',
  'saul-tigh',
  'kara-starbuck-thrace',
  'tom-zarek',
  'william-adama',
  'lee-apollo-adama',
];

describe('the Mutineer at the beginning of a game', () => {
  it('is shown by whoever is dealt it, who holds a Mutiny card and no title (mutineer.receive)', () => {
    const mutineer = indexOf(loyaltyCards, 'you-are-the-mutineer');
    let seen = 0;
    for (let seed = 1; seed <= 12; seed++) {
      const { players, titles } = setUp({ players: 4, daybreak: true }, seed).state;
      const seat = players.findIndex(({ loyalty }) => loyalty.some(({ card }) => card === mutineer));
      if (seat < 0) continue;
      seen++;
      expect(players[seat].loyalty.find(({ card }) => card === mutineer)?.faceUp).toBe(true);
      expect(players[seat].loyalty).toHaveLength(2);
      expect(players[seat].mutiny).toHaveLength(1);
      expect(Object.values(titles)).not.toContain(seat);
    }
    expect(seen).toBeGreaterThan(0);
  });
});

describe('the Loyalty deck with Daybreak', () => {
  const mutineer = indexOf(loyaltyCards, 'you-are-the-mutineer');
  const cases = [
    [3, false, 1, 5, 0],
    [4, false, 1, 7, 1],
    [5, false, 2, 8, 0],
    [6, false, 2, 10, 1],
    [4, true, 1, 5, 0],
    [5, true, 1, 7, 1],
    [6, true, 2, 8, 0],
    [7, true, 2, 10, 1],
  ] as const;
  it.each(cases)(
    'for %i players, Leader %s (setup.loyalty-deck.mutineer-leader, setup.loyalty-deck.mutineer-noleader, setup.loyalty-deck.sympathizer-unused)',
    (players, cylonleader, cylon, human, mutineers) => {
      const seated = cylonleader
        ? [...humans.slice(0, players - 1), 'aaron-doral']
        : humans.slice(0, players);
      const { state } = setUp({ players, daybreak: true, cylonleader }, 1, seated);
      const all = [...state.decks.loyalty, ...dealtLoyalty(state)];
      expect(all.filter((card) => card === mutineer)).toHaveLength(mutineers);
      expect(countLoyalty(all.filter((card) => card !== mutineer))).toMatchObject({ cylon, human });
      expect(all.some((card) => loyaltyCards[card].side === 'sympathizer')).toBe(false);
    },
  );
});
