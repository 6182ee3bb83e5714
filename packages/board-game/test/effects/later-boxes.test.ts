import { describe, expect, it } from 'vitest';
import { basestarTokens, indexOf, loyaltyCards, skillKinds } from '../../src/cards/tables';
import type { CharacterCard } from '../../src/cards/types';
import {
  addNotACylon,
  all,
  discardAs,
  eventAbout,
  eventIs,
  placeCivilians,
  setRoll,
  turnStep,
  yourTurn,
} from '../../src/effects/build';
import { takeAction } from '../../src/procedures/actions/action';
import { rules } from '../../src/rules';
import { pickable, replacements } from '../../src/setup/characters';
import { noVipers, vipersOf } from '../../src/table/vipers';
import { areas } from '../../src/terms';
import { MadeUpTable, madeUp, sheet } from './table';

/** Rules of the base game about pieces that come in later boxes, on pieces like them. */

const person = (id: string, name: string, type: CharacterCard['type']): CharacterCard => ({
  ...sheet(id),
  name,
  type,
});

madeUp({
  character: [
    person('another-sharon', 'Sharon "Athena" Agathon', 'pilot'),
    { ...person('other-zarek', 'Tom Zarek', 'military-leader'), person: 'tom-zarek' },
    sheet('shooter', {
      id: 'hot-shot',
      reactions: [
        {
          window: 'before-die-roll',
          kind: 'instead',
          if: all(yourTurn(), turnStep('action'), eventAbout('roller', 'you'), {
            is: 'skill-cards',
            who: 'you',
            atLeast: 1,
          }),
          do: [discardAs('paid', 'you', 1), setRoll({ bound: 'paid', plus: 2 })],
        },
      ],
    }),
    sheet('specialist', {
      id: 'specialized',
      negative: true,
      modifiers: [
        {
          on: 'may-use-card',
          no: 'specialized',
          if: all(eventIs('skill', 'engineering'), eventIs('use', 'action')),
        },
      ],
    }),
    sheet('hunted-by-scar', {
      id: 'scar',
      modifiers: [
        {
          on: 'hit-result',
          set: 'missed',
          if: all(eventIs('ship', 'raider'), eventIs('die', 'replaced')),
        },
      ],
    }),
  ],
});

function withOptions(table: MadeUpTable, options: object): MadeUpTable {
  Object.assign(table.state, { options: { ...table.state.options, ...options } });
  return table;
}

describe('characters', () => {
  const ids = (cards: readonly CharacterCard[]) => cards.map(({ id }) => id);

  it('of two persons may both be in play, sheets of one person may not (setup.characters.boomer-athena)', () => {
    const table = new MadeUpTable();
    for (const player of table.state.players) player.character = '';
    table.state.players[0].character = 'sharon-boomer-valerii';
    expect(ids(replacements(table.game))).toContain('another-sharon');
    table.state.players[0].character = 'tom-zarek';
    expect(ids(replacements(table.game))).not.toContain('other-zarek');
  });

  it('are chosen by type at setup, and without regard to it later (setup.characters.type-setup-only)', () => {
    const table = withOptions(new MadeUpTable(), {});
    const [first, second, third] = table.state.players;
    first.character = 'saul-tigh';
    second.character = 'laura-roslin';
    third.character = '';
    expect(new Set(pickable(table.game).map(({ type }) => type))).toEqual(new Set(['pilot', 'support']));
    expect(new Set(replacements(table.game).map(({ type }) => type))).toEqual(
      new Set(['military-leader', 'political-leader', 'pilot', 'support']),
    );
    expect(ids(replacements(table.game))).not.toContain('saul-tigh');
  });
});

describe('the Not-a-Cylon pile', () => {
  const human = indexOf(loyaltyCards, 'you-are-not-a-cylon');
  const cylon = indexOf(loyaltyCards, 'you-are-a-cylon');

  it('is rebuilt from discarded cards of its kind when it has run out (limits.not-a-cylon-pile)', () => {
    const { state, facts } = (() => {
      const table = new MadeUpTable();
      Object.assign(table.state.decks, {
        notACylon: [],
        loyalty: [],
        discardedLoyalty: [human, cylon, human],
      });
      return table.run([addNotACylon(1)]);
    })();
    expect(state.decks).toMatchObject({ notACylon: [human], loyalty: [human], discardedLoyalty: [cylon] });
    expect(facts).toContainEqual(expect.objectContaining({ rule: 'limits.not-a-cylon-pile' }));
  });

  it('is used while it lasts, and adds nothing once there is none', () => {
    const table = new MadeUpTable();
    Object.assign(table.state.decks, { notACylon: [human], loyalty: [], discardedLoyalty: [human] });
    table.run([addNotACylon(1)]);
    expect(table.state.decks).toMatchObject({ notACylon: [], loyalty: [human], discardedLoyalty: [human] });
    table.run([addNotACylon(3)]);
    expect(table.state.decks).toMatchObject({ notACylon: [], loyalty: [human, human], discardedLoyalty: [] });
  });
});

describe('a civilian ship for which no area is named', () => {
  it('is placed by the Admiral, in any area (civilians.place-unspecified)', () => {
    const table = new MadeUpTable().run([placeCivilians(2)], 2);
    expect(table.question()).toMatchObject({ seat: 0, ask: 'civilian-area' });
    expect(table.options()).toEqual([...areas]);
    table.pick('fore').pick('fore');
    expect(table.state.areas.fore.civilians).toHaveLength(2);
    expect(table.settled()).toBe(true);
  });

  it('is not placed where none is left (limits.civilians-short)', () => {
    const table = new MadeUpTable();
    table.state.civilians.splice(1);
    table.run([placeCivilians(3)]).pick('aft');
    expect(table.state.areas.aft.civilians).toHaveLength(1);
    expect(table.settled()).toBe(true);
  });
});

/** Seat 0 attacks a raider from the viper that it flies, in the Action step of `turn`. */
function attacking(turn: number, ...characters: string[]): MadeUpTable {
  const table = new MadeUpTable(...characters).raiders('fore', 1).vipers('fore', 1);
  table.state.turn = { ...table.state.turn, seat: turn, step: 'action' };
  table.state.areas.fore.vipers = noVipers;
  Object.assign(table.state.players[0], { location: null, piloting: { area: 'fore', ship: 'viper' } });
  return table.hand(0, 'repair-1', 'repair-2', 'strategic-planning-3').begin((g) =>
    rules.call(g, 'attack', {
      roller: 0,
      attack: { by: 'viper', on: 'raider', area: 'fore', pilot: null, basestar: null, ship: 'viper' },
    }),
  );
}

describe('a number in place of a roll', () => {
  it('is the strength of the card that is paid, and no die is rolled (characters.kat.hot-shot)', () => {
    const table = attacking(0, 'shooter');
    expect(table.options()).toEqual(['hot-shot', 'pass']);
    table.pick('hot-shot').pick('strategic-planning-3');
    expect(table.facts.some((f) => f.fact === 'die-rolled')).toBe(false);
    expect(table.facts).toContainEqual(expect.objectContaining({ fact: 'attack', result: 'destroyed' }));
    expect(table.state.areas.fore.raiders).toBe(0);
    expect(table.state.players[0].hand).toHaveLength(2);
    expect(table.settled()).toBe(true);
  });

  it('E-46: is not what the die effects of others can change (characters.kat.hot-shot, dice.skipped-roll)', () => {
    const table = attacking(0, 'shooter').pick('hot-shot').pick('repair-1');
    // Strategic Planning is in the hand, and nobody is asked for it any more.
    expect(table.facts).toContainEqual(expect.objectContaining({ fact: 'attack', result: 'destroyed' }));
    expect(table.state.players[0].hand).toContain(indexOf(skillKinds, 'strategic-planning-3'));
    expect(table.settled()).toBe(true);
  });

  it('E-56: gains nothing from what lies on a basestar (characters.kat.hot-shot, damage.basestar-structural)', () => {
    // 5 + 2 would be a hit with the 2 that Structural Damage gives to a roll.
    const table = new MadeUpTable('shooter').hand(0, 'strategic-planning-5');
    table.state.turn.step = 'action';
    const structural = indexOf(basestarTokens, 'structural-damage');
    table.state.basestars[0] = { area: 'fore', damage: [structural] };
    table
      .begin((g) =>
        rules.call(g, 'attack', {
          roller: 0,
          attack: { by: 'viper', on: 'basestar', area: 'fore', pilot: null, basestar: 0, ship: 'viper' },
        }),
      )
      .pick('hot-shot');
    expect(table.facts).toContainEqual(expect.objectContaining({ fact: 'attack', result: 'missed' }));
  });

  it('does not kill what only a roll can kill (characters.kat.hot-shot)', () => {
    const scar = attacking(0, 'shooter', 'hunted-by-scar').pick('hot-shot').pick('strategic-planning-3');
    expect(scar.state.areas.fore.raiders).toBe(1);
    const rolled = new MadeUpTable('shooter', 'hunted-by-scar').raiders('fore', 1);
    rolled.state.dice = [8];
    rolled.begin((g) =>
      rules.call(g, 'attack', {
        roller: 0,
        attack: { by: 'viper', on: 'raider', area: 'fore', pilot: null, basestar: null, ship: 'viper' },
      }),
    );
    expect(rolled.state.areas.fore.raiders).toBe(0);
  });

  it('E-55: is for the own action of the own turn (characters.kat.hot-shot-timing)', () => {
    const asked = (table: MadeUpTable) => table.questions().flatMap((q) => q.options.map((o) => o.id));
    expect(asked(attacking(0, 'shooter'))).toContain('hot-shot');
    // On somebody else's turn, and where somebody else acts on hers, it is not offered.
    expect(asked(attacking(1, 'shooter'))).not.toContain('hot-shot');
    const others = new MadeUpTable('shooter').hand(0, 'repair-1').raiders('fore', 1);
    others.state.turn.step = 'action';
    others.begin((g) =>
      rules.call(g, 'attack', {
        roller: 1,
        attack: {
          by: 'unmanned-viper',
          on: 'raider',
          area: 'fore',
          pilot: null,
          basestar: null,
          ship: 'viper',
        },
      }),
    );
    expect(asked(others)).not.toContain('hot-shot');
  });
});

describe('cards whose action is barred', () => {
  it('may still be used for what is no action (characters.cottle.engineering)', () => {
    const acting = (character: string) => {
      const table = new MadeUpTable(character).hand(0, 'repair-1', 'consolidate-power-1');
      table.state.players[0].location = 'hangar-deck';
      table.state.damagedVipers = vipersOf('viper', 1);
      table.state.reserves.vipers = vipersOf('viper', 7);
      return table.begin((g) => takeAction(g, 0)).options();
    };
    expect(acting('nobody-1')).toEqual(expect.arrayContaining(['card:repair-1', 'card:consolidate-power-1']));
    expect(acting('specialist')).not.toContain('card:repair-1');
    expect(acting('specialist')).toContain('card:consolidate-power-1');
    const checking = new MadeUpTable('specialist').hand(0, 'scientific-research-3');
    checking.destiny('repair-1', 'repair-1').run([
      {
        do: 'check',
        check: { difficulty: 5, skills: ['politics'], pass: [], fail: [] },
      },
    ]);
    expect(checking.options()).toEqual(['scientific-research-3', 'pass']);
  });
});
