import { describe, expect, it } from 'vitest';
import { indexOf, quorumCards, skillKinds, superCrisisCards } from '../../src/cards/tables';
import { branch, gain, lose, oneOf, pay, spend } from '../../src/effects/build';
import type { Price } from '../../src/effects/types';
import { takeAction } from '../../src/procedures/actions/action';
import { rules } from '../../src/rules';
import { box, MadeUpTable, madeUp, sheet } from './table';

/** Prices in other things than resources, on made-up sheets and cards. */

const costs = (id: string, price: Price) =>
  sheet(id, { id: `${id}-act`, action: { do: [spend('you', price), gain('fuel', 1)] } });

madeUp({
  character: [
    costs('payer-of-two', { skillCards: 2 }),
    costs('selfish', { strength: 10 }),
    costs('gunner', { card: 'maximum-firepower' }),
    costs('hybrid', { oneOf: [{ token: 'miracle', n: 1 }, { superCrises: 1 }] }),
    costs('blind-jumper', { civilians: 2 }),
    costs('spender', { resource: 'food', n: 2 }),
    sheet('watcher', {
      id: 'watching',
      reactions: [{ window: 'discard-made', kind: 'forced', do: [gain('morale', 1)] }],
    }),
    sheet('toll-keeper', {
      id: 'toll',
      modifiers: [
        { on: 'activation-cost', price: { token: 'miracle', n: 1 }, locations: ['press-room'] },
        { on: 'activation-cost', price: { token: 'miracle', n: 1 }, locations: ['press-room'] },
        { on: 'activation-cost', price: { resource: 'food', n: 1 }, locations: ['press-room'] },
      ],
    }),
    sheet('rooted', {
      id: 'roots',
      modifiers: [{ on: 'leaving-cost', price: { oneOf: [{ superCrises: 1 }, { resource: 'fuel', n: 1 }] } }],
    }),
    sheet('headstrong', { id: 'head', modifiers: [{ on: 'discard-how', set: 'random' }] }),
  ],
  quorum: [
    {
      id: 'kept-answer',
      name: 'Kept answer',
      box,
      copies: 1,
      action: { do: [] },
      inPlay: {
        reactions: [
          {
            window: 'resource-lost',
            kind: 'optional',
            if: { is: 'event', field: 'resource', among: ['morale'] },
            do: [spend('you', { thisCard: true }), gain('morale', 1)],
          },
        ],
      },
    },
  ],
});

const acting = (table: MadeUpTable) => table.begin((g) => takeAction(g, 0));
const offers = (table: MadeUpTable, id: string) => acting(table).options().includes(`sheet:${id}-act`);
const cards = (...ids: string[]) => ids.map((id) => indexOf(skillKinds, id));

describe('a price', () => {
  it('in skill cards is offered only where it can be paid, and picked by the payer', () => {
    expect(offers(new MadeUpTable('payer-of-two').hand(0, 'repair-1'), 'payer-of-two')).toBe(false);
    const table = acting(
      new MadeUpTable('payer-of-two').hand(0, 'repair-1', 'repair-2', 'executive-order-1'),
    );
    table.pick('sheet:payer-of-two-act');
    expect(table.question()).toMatchObject({ ask: 'spend-cards', min: 2, max: 2 });
    table.pick('repair-1', 'executive-order-1');
    expect(table.state.players[0].hand).toEqual(cards('repair-2'));
    expect(table.state.resources.fuel).toBe(9);
  });

  it('is no forced discard, but it is a discard', () => {
    const table = acting(
      new MadeUpTable('payer-of-two', 'watcher', 'headstrong').hand(0, 'repair-1', 'repair-2', 'repair-2'),
    );
    table.pick('sheet:payer-of-two-act').pick('repair-1', 'repair-2');
    expect(table.state.resources.morale).toBe(11);
    expect(table.facts.filter((f) => f.fact === 'skill-cards-discarded')).toHaveLength(1);
  });

  it('may be strength (loyalty.personal-goal.selfish)', () => {
    expect(
      offers(new MadeUpTable('selfish').hand(0, 'declare-emergency-5', 'declare-emergency-4'), 'selfish'),
    ).toBe(false);
    const table = acting(
      new MadeUpTable('selfish').hand(
        0,
        'declare-emergency-5',
        'declare-emergency-4',
        'repair-1',
        'repair-2',
      ),
    ).pick('sheet:selfish-act');
    expect(table.question()).toMatchObject({ ask: 'spend-cards', min: 3, max: 4 });
    expect(() => table.pick('declare-emergency-4', 'repair-1', 'repair-2')).toThrow(/come to 7, not to 10/);
    table.pick('declare-emergency-5', 'declare-emergency-4', 'repair-1');
    expect(table.state.players[0].hand).toEqual(cards('repair-2'));
  });

  it('may be a card of a name', () => {
    expect(offers(new MadeUpTable('gunner').hand(0, 'repair-1'), 'gunner')).toBe(false);
    const table = acting(new MadeUpTable('gunner').hand(0, 'repair-1', 'maximum-firepower-3')).pick(
      'sheet:gunner-act',
    );
    expect(table.state.players[0].hand).toEqual(cards('repair-1'));
    expect(table.settled()).toBe(true);
  });

  it('may be one of several things', () => {
    const holding = (tokens: number, crises: number) => {
      const table = new MadeUpTable('hybrid');
      table.state.players[0].tokens = { miracle: tokens };
      table.state.players[0].superCrises = Array<number>(crises).fill(
        indexOf(superCrisisCards, 'inbound-nukes'),
      );
      return table;
    };
    expect(offers(holding(0, 0), 'hybrid')).toBe(false);
    const token = acting(holding(1, 0)).pick('sheet:hybrid-act');
    expect(token.state.players[0].tokens).toEqual({ miracle: 0 });
    const either = acting(holding(1, 1)).pick('sheet:hybrid-act');
    expect(either.question()).toMatchObject({ ask: 'which-price' });
    expect(either.options()).toEqual(['token', 'superCrises']);
    either.pick('superCrises');
    expect(either.state.players[0]).toMatchObject({ superCrises: [], tokens: { miracle: 1 } });
    expect(either.state.resources.fuel).toBe(9);
  });

  it('may be civilian ships or resources', () => {
    const ships = new MadeUpTable('blind-jumper');
    ships.state.civilians.splice(2);
    acting(ships).pick('sheet:blind-jumper-act');
    expect(ships.state.lostCivilians).toHaveLength(2);
    expect(offers(ships, 'blind-jumper')).toBe(false);
    const poor = new MadeUpTable('spender');
    poor.state.resources.food = 1;
    expect(offers(poor, 'spender')).toBe(false);
    const rich = acting(new MadeUpTable('spender')).pick('sheet:spender-act');
    expect(rich.state.resources).toMatchObject({ food: 6, fuel: 9 });
  });

  it('may be the card in play that names it', () => {
    const table = new MadeUpTable();
    table.state.inPlay = [{ deck: 'quorum', card: indexOf(quorumCards, 'kept-answer'), holder: 1 }];
    table.run([lose('morale', 1)]).pick('kept-answer');
    expect(table.state).toMatchObject({ inPlay: [], resources: { morale: 10 } });
  });

  it('counts inside effects too: branches that cannot be paid are not offered', () => {
    const choice = oneOf(
      'you',
      branch('cards', [spend('you', { skillCards: 1 }), gain('fuel', 1)]),
      branch('food', [spend('you', { resource: 'food', n: 1 }), gain('fuel', 1)]),
      branch('nothing', []),
    );
    expect(new MadeUpTable().run([choice]).options()).toEqual(['food', 'nothing']);
    const paying = pay('you', spend('you', { skillCards: 1 }), [gain('fuel', 1)], [lose('fuel', 1)]);
    expect(new MadeUpTable().run([paying]).state.resources.fuel).toBe(7);
    const table = new MadeUpTable().hand(0, 'repair-1').run([paying]).pick('yes');
    expect(table.state).toMatchObject({ resources: { fuel: 9 }, players: [{ hand: [] }, {}, {}] });
  });
});

describe('a price that something in play puts on something', () => {
  it('adds up with others in the same thing, is offered only where all can be paid, and is paid first', () => {
    const at = (tokens: number) => {
      const table = new MadeUpTable('toll-keeper');
      table.state.players[0].location = 'press-room';
      table.state.players[0].tokens = { miracle: tokens };
      return acting(table);
    };
    expect(at(1).options()).not.toContain('location:press-room');
    const table = at(3);
    table.pick('location:press-room');
    expect(table.state.players[0].tokens).toEqual({ miracle: 1 });
    expect(table.state.resources.food).toBe(7);
    expect(table.state.players[0].hand).toHaveLength(2);
  });

  it('may be one of several things, as the payer likes', () => {
    const table = new MadeUpTable('rooted');
    table.state.players[0].superCrises = [0];
    table.begin((g) => rules.call(g, 'move', { seat: 0, to: null }));
    table.pick('command');
    expect(table.question()).toMatchObject({ ask: 'which-price' });
    table.pick('resource');
    expect(table.state.players[0]).toMatchObject({ location: 'command', superCrises: [0] });
    expect(table.state.resources.fuel).toBe(7);
  });
});
