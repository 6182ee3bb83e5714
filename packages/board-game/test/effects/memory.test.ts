import { describe, expect, it } from 'vitest';
import { indexOf, loyaltyCards } from '../../src/cards/tables';
import {
  aboutThisCard,
  all,
  causedBy,
  chooseResource,
  discard,
  discardOf,
  discardRandom,
  drawSkill,
  eventAbout,
  eventIsBound,
  giveTitle,
  holds,
  inForce,
  inForceOnce,
  later,
  lookAtAllLoyalty,
  lose,
  remember,
  send,
  showCard,
  when,
} from '../../src/effects/build';
import type { Cause } from '../../src/effects/types';
import { open } from '../../src/in-play/reactions';
import { rules } from '../../src/rules';
import { box, MadeUpTable, madeUp, sheet } from './table';

madeUp({
  loyalty: [
    {
      id: 'do-not-look',
      name: 'Do Not Look',
      box,
      copies: 1,
      side: 'human',
      reactions: [
        {
          window: 'loyalty-examined',
          kind: 'forced',
          if: aboutThisCard(),
          do: [showCard(), send('event.viewer', 'brig'), lose('morale', 1)],
        },
      ],
    },
    {
      id: 'shown-at-once',
      name: 'Shown at Once',
      box,
      copies: 1,
      side: 'human',
      reactions: [{ window: 'loyalty-received', kind: 'forced', if: aboutThisCard(), do: [showCard()] }],
    },
  ],
  character: [
    sheet('for-love', {
      id: 'one-less',
      limit: 'turn',
      reactions: [
        {
          window: 'discard-demanded',
          kind: 'optional',
          if: all(discardOf('you'), causedBy('crisis', 'location')),
          do: [inForce('this-discard', { on: 'discard-count', add: -1, if: eventAbout('seat', 'you') })],
        },
      ],
    }),
    sheet('saboteur', {
      id: 'bait',
      reactions: [
        {
          window: 'discard-made',
          kind: 'forced',
          if: all(eventAbout('seat', 'you'), causedBy('crisis')),
          do: [lose('fuel', 1)],
        },
      ],
    }),
  ],
});

const crisis: Cause = { kind: 'crisis', id: 'made-up' };

describe('a loan', () => {
  const borrow = [
    remember('former', 'president'),
    giveTitle('president', 'you'),
    later('turn-end', [when(holds('you', 'president'), [giveTitle('president', 'former')])]),
  ];
  const endTurn = (table: MadeUpTable) =>
    table.begin((g) => {
      rules.goTo(rules.call(g, 'turn', { seat: 0 }), 'openTurnEnd');
    });

  it('goes back to whoever held it, remembered until then', () => {
    const table = new MadeUpTable().run(borrow, 2);
    expect(table.state.titles.president).toBe(2);
    endTurn(table);
    expect(table.state.titles.president).toBe(1);
  });

  it('does not go back where it was lost meanwhile', () => {
    const table = new MadeUpTable().run(borrow, 2).run([giveTitle('president', 'you')], 0);
    endTurn(table);
    expect(table.state.titles.president).toBe(0);
  });
});

describe('being looked at', () => {
  const owned = (card: string) => ({ card: indexOf(loyaltyCards, card), faceUp: false, seenBy: [] });

  it('is answered by the card that was seen', () => {
    const table = new MadeUpTable();
    table.state.players[1].loyalty = [owned('you-are-not-a-cylon'), owned('do-not-look')];
    table.run([remember('owner', 'president'), lookAtAllLoyalty('you', 'owner')], 2);
    expect(table.state.players[2].location).toBe('brig');
    expect(table.state.players[1].loyalty.map((l) => l.faceUp)).toEqual([false, true]);
    expect(table.state.resources.morale).toBe(9);
    expect(table.settled()).toBe(true);
  });

  it('is not answered by a card that was not', () => {
    const table = new MadeUpTable();
    table.state.players[0].loyalty = [owned('do-not-look')];
    table.state.players[1].loyalty = [owned('you-are-not-a-cylon')];
    table.run([remember('owner', 'president'), lookAtAllLoyalty('you', 'owner')], 2);
    expect(table.state.resources.morale).toBe(10);
  });

  it('is answered by a card that a Cylon player keeps, too (loyalty.final-five.examined)', () => {
    const table = new MadeUpTable();
    table.state.players[1].standing = 'revealed';
    table.state.players[1].loyalty = [owned('do-not-look')];
    table.run([remember('owner', 'president'), lookAtAllLoyalty('you', 'owner')], 2);
    expect(table.state.resources.morale).toBe(9);
  });

  it('a card that is received may have to be shown', () => {
    const table = new MadeUpTable();
    table.state.players[0].loyalty = [owned('shown-at-once')];
    table.run([remember('heir', 'president'), { do: 'giveLoyalty', from: 'you', to: 'heir' }]);
    expect(table.state.players[1].loyalty).toMatchObject([{ faceUp: true }]);
  });
});

describe('a discard', () => {
  it('is announced with its cause, and may be made smaller', () => {
    const table = new MadeUpTable('for-love').hand(0, 'repair-1', 'repair-2', 'executive-order-1');
    table.run([discard('you', 2)], 0, crisis).pick('one-less');
    expect(table.question()).toMatchObject({ ask: 'discard', min: 1, max: 1 });
    table.pick('repair-1');
    expect(table.state.players[0].hand).toHaveLength(2);
    // The limit of the turn is spent, and the change was for that discard only.
    table.run([discard('you', 1)], 0, crisis);
    expect(table.question()).toMatchObject({ ask: 'discard', max: 1 });
  });

  it('is not announced to those whom its cause does not concern', () => {
    const table = new MadeUpTable('for-love').hand(0, 'repair-1', 'repair-2').hand(1, 'repair-1', 'repair-2');
    table.run([discard('you', 1)], 1, crisis);
    expect(table.question().ask).toBe('discard');
    table.pick('repair-1').run([discard('you', 1)], 0, { kind: 'quorum', id: 'made-up' });
    expect(table.question().ask).toBe('discard');
  });

  it('is answered when it was made, at random or not', () => {
    const table = new MadeUpTable('saboteur').hand(0, 'repair-1', 'repair-1', 'repair-2').hand(1, 'repair-1');
    table.run([discardRandom('each-player', 1)], 0, crisis);
    expect(table.state.resources.fuel).toBe(7);
    table.run([discard('you', 1)], 0, { kind: 'location', id: 'made-up' }).pick(table.options()[0]);
    expect(table.state.resources.fuel).toBe(7);
  });
});

describe('a change that counts once', () => {
  it('is over after the first loss that it is about', () => {
    const table = new MadeUpTable().run([
      chooseResource('saved', 'you', ['food', 'morale']),
      inForceOnce('this-turn', { on: 'loss-amount', add: -1, if: eventIsBound('resource', 'saved') }),
    ]);
    table.pick('morale').run([lose('food', 2)]);
    expect(table.state.inForce).toHaveLength(1);
    table.run([lose('morale', 2)]);
    expect(table.state.inForce).toHaveLength(0);
    table.run([lose('morale', 2)]);
    expect(table.state.resources).toMatchObject({ food: 6, morale: 7 });
  });

  it('makes no loss a gain', () => {
    const table = new MadeUpTable().run([
      inForceOnce('this-turn', { on: 'loss-amount', add: -3 }),
      lose('morale', 2),
      drawSkill('you', 1, ['tactics']),
    ]);
    expect(table.state.resources.morale).toBe(10);
  });

  it('of this turn is gone when the turn is', () => {
    const table = new MadeUpTable().run([inForce('this-turn', { on: 'hand-limit', set: 0 })]);
    table.begin((g) => {
      rules.goTo(rules.call(g, 'turn', { seat: 0 }), 'cleanUp');
      open(g, 'turn-end');
    });
    expect(table.state.inForce).toEqual([]);
  });
});
