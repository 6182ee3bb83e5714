import { describe, expect, it } from 'vitest';
import { galacticaTokens, indexOf } from '../../src/cards/tables';
import type { LocationCard } from '../../src/cards/types';
import { view } from '../../src/door/view';
import { onBoard } from '../../src/effects/build';
import { test as holds } from '../../src/in-play/conditions';
import { movesOf } from '../../src/procedures/movement/move';
import { rules } from '../../src/rules';
import { cardText, english, readerOf, sayFact } from '../../src/say';
import type { BoardWords } from '../../src/say/clause';
import { damagedOn } from '../../src/table/boards';
import { locationsSeen } from '../../src/table/faces-seen';
import { centurionsOnTrack, heavyRaidersInSpace, raidersInSpace } from '../../src/table/queries';
import { type BoardInfo, type BoardName, boardNames, boards } from '../../src/terms';
import { box, MadeUpTable, madeUp } from './table';

/** A ship of which the rules know nothing but its line in the table of boards, and the words for it. */

const ship = 'sister-ship' as BoardName;
Object.assign(boards, { [ship]: { of: 'human', hull: { lostAt: 4 } } satisfies BoardInfo });
(boardNames as BoardName[]).push(ship);
const words: BoardWords = {
  title: 'Sister ship',
  aboard: 'on the sister ship',
  place: 'On the sister ship',
};
Object.assign(english.boards, { [ship]: words });

const rooms = ['wheelhouse', 'galley', 'hold', 'engine'];
madeUp({
  location: rooms.map(
    (id): LocationCard => ({
      id,
      place: id,
      name: id,
      box,
      board: ship,
      hazardous: false,
      damageable: true,
    }),
  ),
  'galactica-damage': rooms.map((id) => ({ id: `damage-${id}`, name: id, box, location: id })),
});

const galacticas = [
  'ftl-control',
  'weapons-control',
  'command',
  'admirals-quarters',
  'hangar-deck',
  'armory',
];

function damage(table: MadeUpTable, ...places: string[]): MadeUpTable {
  for (const place of places) {
    const token = indexOf(galacticaTokens, `damage-${place}`);
    const cause = { kind: 'rule', id: 'test' } as const;
    table.begin((g) => rules.call(g, 'galactica-token', { token, cause }));
  }
  return table;
}

describe('a board of another ship', () => {
  it('is damaged by itself: 5 of Galactica and 3 of hers lose nothing (damage.pegasus-not-counted)', () => {
    const table = damage(new MadeUpTable(), ...galacticas.slice(0, 5), ...rooms.slice(0, 3));
    expect(table.state.damagedLocations).toHaveLength(8);
    expect(table.state.over).toBeNull();
    expect(damagedOn(table.state, 'galactica')).toBe(5);
    expect(damagedOn(table.state, ship)).toBe(3);
    damage(table, 'armory');
    expect(table.state.over).toMatchObject({ rule: 'endgame.loss.galactica' });
  });

  it('does not decide the game by her own loss', () => {
    expect(damage(new MadeUpTable(), ...rooms).state.over).toBeNull();
  });

  it('is entered at the price of changing ships, by those whose board it is (moves.other-ship)', () => {
    const table = new MadeUpTable().hand(0, 'repair-1');
    const cost = (seat: number, to: string) => movesOf(table.game, seat).find(({ id }) => id === to)?.cost;
    expect(cost(0, 'wheelhouse')).toBe(1);
    expect(cost(1, 'wheelhouse')).toBeUndefined();
    table.state.players[1].location = 'galley';
    expect(cost(1, 'wheelhouse')).toBe(0);
    Object.assign(table.state.players[2], { standing: 'revealed', location: 'caprica' });
    expect(cost(2, 'wheelhouse')).toBeUndefined();
    expect(holds(table.game, onBoard('you', ship), { you: 1, bind: {} })).toBe(true);
    expect(holds(table.game, onBoard('you', ship), { you: 0, bind: {} })).toBe(false);
  });

  it('is there in views and in words', () => {
    const seen = locationsSeen(view(new MadeUpTable().state, 0)).filter(({ board }) => board === ship);
    expect(seen.map(({ place }) => place)).toEqual(rooms);
    expect(cardText(seen[0]).text).toContain('On the sister ship; can be damaged.');
  });
});

describe('pieces that are neither here nor in the supply', () => {
  it('are not counted as lying on the main board', () => {
    const table = new MadeUpTable().raiders('fore', 2);
    // Four more raiders have come with a box, and three heavy raiders and a centurion are on another board.
    table.state.supply.raiders += 4;
    table.state.supply.heavyRaiders -= 3;
    table.state.supply.centurions--;
    expect(raidersInSpace(table.state)).toBe(2);
    expect(heavyRaidersInSpace(table.state)).toBe(0);
    expect(centurionsOnTrack(table.state)).toBe(0);
    table.state.boarding[1] = 2;
    expect(centurionsOnTrack(view(table.state, 0))).toBe(2);
  });
});

it('a place goes by the name on its card in the log', () => {
  const { state } = new MadeUpTable();
  const fact = { fact: 'moved', seat: 0, to: 'galley', rule: 'turn.movement.optional' } as const;
  expect(sayFact(fact, readerOf(view(state, 0)))).toBe('You move to the galley.');
});
