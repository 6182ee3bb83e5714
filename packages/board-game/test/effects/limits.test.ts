import { describe, expect, it } from 'vitest';
import { crisisCards, indexOf } from '../../src/cards/tables';
import { gain, lose, skillCheck, yourTurn } from '../../src/effects/build';
import type { Effect, Limit } from '../../src/effects/types';
import { takeAction } from '../../src/procedures/actions/action';
import { startCrisis } from '../../src/procedures/crisis/crisis';
import { box, MadeUpTable, madeUp, sheet } from './table';

/** Limits of use as the boxes have them, on made-up sheets and cards. */

const onLoss = (id: string, limit: Limit, ...then: Effect[]) =>
  sheet(id, {
    id: `${id}-ability`,
    limit,
    reactions: [
      {
        window: 'resource-lost',
        kind: 'optional',
        if: { is: 'event', field: 'resource', among: ['food'] },
        do: then,
      },
    ],
  });

const onceAGame = (id: string) =>
  sheet(id, { id: `${id}-once`, limit: 'game', action: { do: [gain('fuel', 1)] } });

madeUp({
  character: [
    onceAGame('first-sheet'),
    onceAGame('second-sheet'),
    onLoss('memento-1', { per: 'turn', by: 'player', name: 'memento' }, gain('fuel', 1)),
    onLoss('memento-2', { per: 'turn', by: 'player', name: 'memento' }, gain('fuel', 1)),
    onLoss('deceiver', { per: 'crisis' }, gain('fuel', 1)),
    sheet('dutiful', {
      id: 'duty',
      limit: { per: 'turn', at: 'location' },
      reactions: [{ window: 'location-done', kind: 'optional', if: yourTurn(), do: [gain('fuel', 1)] }],
    }),
    sheet(
      'believer',
      { id: 'believer-once', limit: 'game', action: { do: [gain('fuel', 1)] } },
      { id: 'tokens-count', modifiers: [{ on: 'once-per-game', set: 'miracle' }] },
    ),
  ],
  skill: ['order-one', 'order-two'].map((id) => ({
    id,
    name: id,
    box,
    copies: 1,
    skill: 'leadership' as const,
    strengths: { 1: 1 },
    action: { do: [gain('fuel', 1)] },
    limit: { per: 'turn' as const, name: 'one-order' },
  })),
  crisis: [
    {
      id: 'two-losses',
      name: 'Two losses',
      box,
      copies: 1,
      kind: 'skill-check',
      check: skillCheck(5, ['politics'], { fail: [lose('food', 1), lose('food', 1)] }),
      cylons: [],
      jump: false,
    },
  ],
});

const acting = (table: MadeUpTable) => table.begin((g) => takeAction(g, 0));
const asked = (table: MadeUpTable) => table.questions().map(({ seat }) => seat);

describe('once per game', () => {
  it('is by player, whatever sheet the player has by then (actions.once-per-game-player-bound)', () => {
    const table = acting(new MadeUpTable('first-sheet')).pick('sheet:first-sheet-once');
    table.state.players[0].character = 'second-sheet';
    expect(acting(table).options()).not.toContain('sheet:second-sheet-once');
  });

  it('is one token for each use, where those take its place (miracle.replaces)', () => {
    const table = new MadeUpTable('believer');
    table.state.players[0].spent = ['believer-once'];
    expect(acting(table).options()).not.toContain('sheet:believer-once');
    table.pick('nothing');
    table.state.players[0].tokens = { miracle: 2 };
    acting(table).pick('sheet:believer-once');
    expect(table.state.players[0].tokens).toEqual({ miracle: 1 });
    expect(table.facts).toContainEqual(expect.objectContaining({ fact: 'tokens-changed', by: -1, now: 1 }));
    acting(table).pick('sheet:believer-once');
    expect(acting(table).options()).not.toContain('sheet:believer-once');
  });
});

describe('once per turn', () => {
  it("is each player's own, where it says so, under a name that several things share", () => {
    const table = new MadeUpTable('memento-1', 'memento-2').run([lose('food', 1)]);
    expect(asked(table)).toEqual([0, 1]);
    table
      .pick('memento-1-ability')
      .pick('memento-2-ability')
      .pick('0:memento-1-ability')
      .pick('memento-2-ability')
      .run([lose('food', 1)]);
    expect(asked(table)).toEqual([]);
    expect(table.state.resources.fuel).toBe(10);
  });

  it('is one by all for everything that shares its name (actions.executive-order-once)', () => {
    const table = acting(new MadeUpTable().hand(0, 'order-one-1', 'order-two-1'));
    expect(table.options()).toEqual(expect.arrayContaining(['card:order-one-1', 'card:order-two-1']));
    table.pick('card:order-two-1');
    expect(acting(table).options()).not.toContain('card:order-one-1');
  });

  it('is one for each location (characters.hoshi.dutiful)', () => {
    const table = new MadeUpTable('dutiful');
    const use = (location: string) => {
      table.state.players[0].location = location;
      return acting(table).pick(`location:${location}`);
    };
    expect(use('press-room').options()).toEqual(['duty', 'pass']);
    table.pick('duty');
    expect(use('press-room').settled()).toBe(true);
    expect(use('research-lab').pick('tactics').options()).toEqual(['duty', 'pass']);
  });
});

describe('once per Crisis card', () => {
  it('is counted anew with the next card', () => {
    const card = indexOf(crisisCards, 'two-losses');
    const table = new MadeUpTable('deceiver').destiny('repair-1', 'repair-1', 'repair-1', 'repair-1');
    for (const left of [8, 6]) {
      table.begin((g) => startCrisis(g, { seat: 0, deck: 'crisis', way: 'turn', card }));
      expect(table.state.resources.food).toBe(left - 1);
      table.pick('deceiver-ability');
      expect(table.settled()).toBe(true);
    }
    expect(table.state.resources).toMatchObject({ food: 4, fuel: 10 });
  });
});
