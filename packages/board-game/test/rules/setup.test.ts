import { describe, expect, it } from 'vitest';
import {
  characterCards,
  deckTables,
  emptyTable,
  loyaltyCards,
  resolveOptions,
  type State,
  skillKinds,
  skills,
  view,
} from '../../src';
import { unpack } from '../../src/setup/components';
import { noVipers, vipersOf } from '../../src/table/vipers';
import { setUp } from '../support/set-up';

const seeds = Array.from({ length: 20 }, (_, n) => n);
const sorted = (cards: readonly number[]) => [...cards].sort((a, b) => a - b);
const copies = (table: readonly { readonly copies?: number; readonly box: string }[]) =>
  table.flatMap((card, index) => (card.box === 'base' ? Array<number>(card.copies ?? 1).fill(index) : []));
const everybody = (state: State) => [null, ...state.players.keys()];

/** How many different values there are. */
const different = (values: readonly unknown[]) => new Set(values.map((v) => JSON.stringify(v))).size;

describe('the base box', () => {
  const resolved = resolveOptions({ players: 4 });
  if (!resolved.ok) throw new Error('these options do not go together');
  const table = emptyTable(resolved.options, 'box');
  unpack(table);

  it('holds so many pieces (setup.components.base-pieces)', () => {
    expect(table.supply).toEqual({ raiders: 16, heavyRaiders: 4, centurions: 4 });
    expect(table.reserves).toMatchObject({ vipers: vipersOf('viper', 8), raptors: 4 });
    expect(table.basestars).toHaveLength(2);
    expect(table.civilians).toHaveLength(12);
    expect(table.galacticaDamage.pile).toHaveLength(8);
    expect(table.basestarDamage).toHaveLength(4);
    expect(setUp({ players: 4 }, 1).state.nukes).toBe(2);
  });

  it('holds so many cards (setup.components.base-cards)', () => {
    const cards = (name: keyof typeof deckTables) => table.decks[name].draw.length;
    expect([cards('crisis'), cards('super-crisis'), cards('quorum'), cards('destination')]).toEqual([
      70, 5, 17, 22,
    ]);
    expect(table.decks.skill.map(({ draw }) => draw.length)).toEqual([21, 21, 21, 21, 21]);
    expect(copies(loyaltyCards)).toHaveLength(16);
    expect(characterCards.filter((c) => c.box === 'base')).toHaveLength(10);
  });
});

describe('decks', () => {
  const games = seeds.map((seed) => setUp({ players: 3 }, seed).state);

  it.each(['crisis', 'super-crisis', 'quorum', 'destination'] as const)(
    'the %s deck is shuffled, and nothing but its cards (setup.board.decks)',
    (name) => {
      for (const state of games) {
        const drawn = name === 'quorum' ? state.quorumHand : [];
        expect(sorted([...state.decks[name].draw, ...drawn])).toEqual(copies(deckTables[name]));
        expect(state.decks[name].discard).toEqual([]);
      }
      const orders = games.map((state) => state.decks[name].draw);
      expect(different(orders)).toBeGreaterThan(seeds.length / 2);
      expect(different(orders.map((order) => order[0]))).toBeGreaterThan(2);
    },
  );

  it('there is one shuffled deck for each type of skill (setup.board.skill-decks, skills.types)', () => {
    const five = ['politics', 'leadership', 'tactics', 'piloting', 'engineering'];
    for (const state of games) {
      const types = state.decks.skill.map(({ draw }) => [...new Set(draw.map((c) => skillKinds[c].skill))]);
      expect(types).toEqual(skills.slice(0, 5).map((type) => [type]));
      expect(types.flat().sort()).toEqual([...five].sort());
    }
    for (const type of [0, 1, 2, 3, 4]) {
      expect(different(games.map((state) => state.decks.skill[type].draw))).toBe(seeds.length);
    }
  });

  it('treachery is a sixth type where it is in play (skills.types)', () => {
    const resolved = resolveOptions({ players: 4, daybreak: true }, { ignoreAvailability: true });
    if (!resolved.ok) throw new Error('these options do not go together');
    const table = emptyTable(resolved.options, 'types');
    unpack(table);
    expect(table.decks.skill).toHaveLength(6);
    expect(skills).toHaveLength(6);
    expect(skills[5]).toBe('treachery');
  });

  it('Destiny is two cards of each type, shuffled (setup.destiny.ten)', () => {
    for (const { decks } of games) {
      const types = sorted(decks.destiny.map((card) => skillKinds[card].deck));
      expect(types).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4]);
    }
    const orders = games.map(({ decks }) => decks.destiny.map((card) => skillKinds[card].deck));
    expect(different(orders)).toBeGreaterThan(seeds.length / 2);
  });
});

describe('tokens', () => {
  const games = seeds.map((seed) => setUp({ players: 3 }, seed).state);

  it('lie mixed (setup.board.other-tokens)', () => {
    expect(different(games.map((s) => s.civilians))).toBeGreaterThan(seeds.length / 2);
    expect(different(games.map((s) => s.galacticaDamage.pile))).toBeGreaterThan(seeds.length / 2);
    expect(different(games.map((s) => s.basestarDamage))).toBeGreaterThan(seeds.length / 4);
    expect(different(games.map((s) => s.areas.aft.civilians.map((c) => c.kind)))).toBeGreaterThan(5);
  });

  it('lie face down: nobody can tell which is which (setup.board.other-tokens)', () => {
    for (const state of games) {
      for (const seat of everybody(state)) {
        const before = JSON.stringify(view(state, seat));
        const other = structuredClone(state);
        const ships = [...other.areas.aft.civilians.map((c) => c.kind), ...other.civilians].reverse();
        const { aft } = other.areas;
        aft.civilians = aft.civilians.map((ship) => ({ ...ship, kind: ships.pop() as number }));
        other.civilians = ships;
        other.galacticaDamage.pile.reverse();
        other.basestarDamage.reverse();
        expect(JSON.stringify(view(other, seat))).toBe(before);
        expect(view(state, seat).areas.aft.civilians.map((c) => c.kind)).toEqual([null, null]);
      }
    }
  });
});

describe('the board', () => {
  it.each([3, 4, 5, 6])('is laid out for %i players (setup.board.ships-cylon)', (players) => {
    const { areas, basestars } = setUp({ players }, 7).state;
    expect(areas.fore).toMatchObject({ raiders: 3, heavyRaiders: 0, vipers: noVipers, civilians: [] });
    expect(basestars.map((b) => b.area)).toEqual(['fore', null]);
  });

  it('has nothing on it but what Kobol needs: no card in play, no rule in force (setup.ending.kobol)', () => {
    const { state } = setUp({ players: 4 }, 7);
    expect(state.options.ending).toBe('kobol');
    const { inPlay, inForce, later, travelled, milestones, distance } = state;
    expect({ inPlay, inForce, later, travelled, milestones, distance }).toEqual({
      inPlay: [],
      inForce: [],
      later: [],
      travelled: [],
      milestones: [],
      distance: 0,
    });
  });

  it('shows everybody the one objective (setup.ending.objective-visible)', () => {
    const others = { newcaprica: false, ioniannebula: false, searchforhome: false };
    const { state } = setUp({ players: 4 }, 7);
    for (const seat of everybody(state))
      expect(view(state, seat).options).toMatchObject({ ending: 'kobol', kobol: true, ...others });
    const { state: settling } = setUp({ players: 4, pegasus: true, ending: 'newcaprica' }, 7);
    for (const seat of everybody(settling))
      expect(view(settling, seat).options).toMatchObject({ ...others, kobol: false, newcaprica: true });
  });
});

describe('characters', () => {
  const places: readonly (readonly [id: string, place: string | null])[] = [
    ['laura-roslin', 'presidents-office'],
    ['gaius-baltar', 'research-lab'],
    ['tom-zarek', 'administration'],
    ['william-adama', 'admirals-quarters'],
    ['saul-tigh', 'command'],
    ['kara-starbuck-thrace', 'hangar-deck'],
    ['sharon-boomer-valerii', 'armory'],
    ['chief-galen-tyrol', 'hangar-deck'],
  ];

  it.each(places)('%s begins in %s (setup.characters.start-location)', (id, place) => {
    const others = ['laura-roslin', 'saul-tigh', 'kara-starbuck-thrace', 'chief-galen-tyrol'];
    const type = (of: string) => characterCards.find((c) => c.id === of)?.type;
    const party = [id, ...others.filter((other) => type(other) !== type(id))].slice(0, 3);
    const { state } = setUp({ players: 3 }, 1, party);
    const player = state.players.find((p) => p.character === id);
    expect(player).toMatchObject({ location: place, piloting: null });
  });

  it('Helo begins off the board (setup.characters.start-location)', () => {
    const { state } = setUp({ players: 3 }, 1, ['karl-helo-agathon', 'laura-roslin', 'lee-apollo-adama']);
    const helo = state.players.find((p) => p.character === 'karl-helo-agathon');
    expect(helo).toMatchObject({ location: null, piloting: null });
  });

  it('no two sheets of the box are the same person (setup.characters.alternates)', () => {
    const names = characterCards.filter((c) => c.box === 'base').map((c) => c.name);
    expect(names).toHaveLength(10);
    expect(new Set(names).size).toBe(10);
  });

  it('Cylon Leaders need four players (setup.characters.no-leader-3p)', () => {
    const ask = (players: number) =>
      resolveOptions({ players, pegasus: true, cylonleader: true }, { ignoreAvailability: true });
    const three = ask(3);
    expect(three.ok ? [] : three.conflicts.map((c) => c.rule)).toContain('setup.characters.no-leader-3p');
    expect(ask(4).ok).toBe(true);
  });
});
