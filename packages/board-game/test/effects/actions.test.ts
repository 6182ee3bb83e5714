import { describe, expect, it } from 'vitest';
import { indexOf, location, loyaltyCards } from '../../src/cards/tables';
import type { LocationCard, SkillCard } from '../../src/cards/types';
import { view } from '../../src/door/view';
import { activateLocation, all, eventIs, gain, lose } from '../../src/effects/build';
import { actionsOf } from '../../src/in-play/action-options';
import { takeAction } from '../../src/procedures/actions/action';
import { rules } from '../../src/rules';
import { cardText, readerOf, sayOption } from '../../src/say';
import { box, MadeUpTable, madeUp, sheet } from './table';

/** Actions from wherever later boxes have them, and actions in the place of a move. */

const card = (id: string, skill: SkillCard['skill'], rest: Partial<SkillCard>): SkillCard => ({
  id,
  name: id,
  box,
  copies: 4,
  skill,
  strengths: { 1: 4 },
  ...rest,
});

const marketplace: LocationCard = {
  ...location('command'),
  id: 'marketplace',
  place: 'marketplace',
  name: 'Marketplace',
  box,
  actions: [
    { id: 'trade', for: 'human', do: [gain('food', 1)] },
    { id: 'raid', for: 'cylon', do: [lose('food', 1)] },
  ],
};

madeUp({
  location: [
    marketplace,
    {
      ...location('human-fleet'),
      id: 'human-fleet-of-two',
      box,
      when: 'overlay',
      actions: [{ do: [lose('morale', 1)] }, { id: 'stalk', do: [lose('fuel', 1)] }],
    },
  ],
  'board-action': [
    { id: 'sweep', name: 'Sweep', box, board: 'colonial-one', for: 'human', do: [gain('morale', 1)] },
    { id: 'never', name: 'Never', box, when: 'newcaprica', board: 'colonial-one', do: [gain('fuel', 1)] },
  ],
  loyalty: [
    {
      id: 'ambitious',
      name: 'Ambitious',
      box,
      copies: 1,
      side: 'human',
      action: { if: { is: 'resource-at-most', resource: 'food', n: 5 }, do: [gain('fuel', 1)] },
    },
  ],
  skill: [
    card('smuggle', 'treachery', { action: { do: [lose('morale', 1)] } }),
    card('sprint', 'tactics', { movement: { do: [gain('fuel', 1)] } }),
    card('slip-away', 'treachery', { movement: { do: [lose('fuel', 1)] } }),
  ],
  character: [
    sheet('runner', { id: 'run', limit: 'turn', movement: { do: [gain('morale', 1)] } }),
    sheet('reluctant', { id: 'dear', modifiers: [{ on: 'card-action-cost', add: 1 }] }),
    sheet('no-tactics', {
      id: 'no-tactics',
      modifiers: [
        {
          on: 'may-use-card',
          no: 'no-tactics',
          if: all(eventIs('skill', 'tactics'), eventIs('use', 'action')),
        },
      ],
    }),
    sheet('rooted', { id: 'rooted', modifiers: [{ on: 'may-move', no: 'rooted' }] }),
    sheet('remote', { id: 'from-afar', action: { do: [activateLocation('you', ['absent'])] } }),
  ],
});

const offered = (table: MadeUpTable, seat = 0) => actionsOf(table.game, seat).map(({ id }) => id);

function withOptions(table: MadeUpTable, options: object): MadeUpTable {
  Object.assign(table.state, { options: Object.freeze({ ...table.state.options, ...options }) });
  return table;
}

describe('a place with several actions', () => {
  it('offers each to those whom it is for', () => {
    const table = new MadeUpTable();
    for (const p of table.state.players) p.location = 'marketplace';
    Object.assign(table.state.players[1], { standing: 'revealed' });
    expect(offered(table)).toContain('location:marketplace.trade');
    expect(offered(table)).not.toContain('location:marketplace.raid');
    expect(offered(table, 1)).toEqual(['location:marketplace.raid']);
    table.begin((g) => takeAction(g, 1)).pick('location:marketplace.raid');
    expect(table.state.resources.food).toBe(7);
    expect(cardText(marketplace).text).toContain('Action of human players: Gain 1 food.');
  });

  it('may have two for one side', () => {
    const table = withOptions(new MadeUpTable(), { overlay: true });
    Object.assign(table.state.players[0], { standing: 'revealed', location: 'human-fleet' });
    expect(offered(table)).toEqual(['location:human-fleet', 'location:human-fleet.stalk']);
    table.begin((g) => takeAction(g, 0)).pick('location:human-fleet.stalk');
    expect(table.state.resources).toMatchObject({ fuel: 7, morale: 10 });
  });

  it('is used from afar one action at a time', () => {
    const table = new MadeUpTable('remote').begin((g) => takeAction(g, 0)).pick('sheet:from-afar');
    expect(table.options()).toContain('location:marketplace.trade');
    expect(table.options()).not.toContain('location:marketplace.raid');
  });

  it('is stopped by damage like any other (actions.damaged-location)', () => {
    const table = new MadeUpTable();
    table.state.players[0].location = 'marketplace';
    table.state.damagedLocations = ['marketplace'];
    expect(offered(table)).not.toContain('location:marketplace.trade');
  });
});

describe('an action of a board', () => {
  it('is there wherever on it one is, where its options are played', () => {
    const table = new MadeUpTable();
    expect(offered(table)).not.toContain('board:sweep');
    table.state.players[0].location = 'administration';
    expect(offered(table)).toContain('board:sweep');
    expect(offered(table)).not.toContain('board:never');
    table.begin((g) => takeAction(g, 0));
    const question = table.question();
    const option = question.options.find(({ id }) => id === 'board:sweep');
    expect(sayOption(question, option as never, readerOf(view(table.state, 0)))).toEqual({
      label: 'Use Sweep',
      whatHappens: 'Gain 1 morale.',
    });
    table.pick('board:sweep');
    expect(table.state.resources.morale).toBe(11);
    expect(table.settled()).toBe(true);
  });
});

describe('Cylon players', () => {
  it('act with Treachery cards beside their location, humans with the others (turn.action.cylon-treachery)', () => {
    const table = new MadeUpTable()
      .hand(0, 'smuggle-1', 'repair-1')
      .hand(1, 'smuggle-1', 'consolidate-power-1');
    Object.assign(table.state.players[0], { standing: 'revealed', location: 'caprica' });
    expect(offered(table)).toEqual(['location:caprica', 'card:smuggle-1']);
    expect(offered(table, 1)).toContain('card:consolidate-power-1');
    expect(offered(table, 1)).not.toContain('card:smuggle-1');
  });
});

describe('a Loyalty card with an action', () => {
  it('offers it to a human player who holds it, where it may be used', () => {
    const table = new MadeUpTable();
    const held = { card: indexOf(loyaltyCards, 'ambitious'), faceUp: false, seenBy: [] };
    table.state.players[0].loyalty = [held];
    expect(offered(table)).not.toContain('goal:ambitious');
    table.state.resources.food = 5;
    expect(offered(table)).toContain('goal:ambitious');
    table.begin((g) => takeAction(g, 0)).pick('goal:ambitious');
    expect(table.state.resources.fuel).toBe(9);
    expect(table.state.players[0].standing).toBe('human');
  });
});

describe('a Movement action', () => {
  const moving = (table: MadeUpTable, step = true) =>
    table.begin((g) => rules.call(g, 'move', { seat: 0, to: null, step }));

  it('is used in place of moving, and leaves the Action step as it was (movement-actions.when)', () => {
    const table = moving(new MadeUpTable('runner').hand(0, 'sprint-1'));
    expect(table.options()).toEqual(
      expect.arrayContaining(['command', 'card:sprint-1', 'sheet:run', 'stay']),
    );
    table.pick('card:sprint-1');
    expect(table.state.resources.fuel).toBe(9);
    expect(table.state.players[0]).toMatchObject({ location: 'research-lab', hand: [] });
    expect(table.settled()).toBe(true);
    expect(table.facts).toContainEqual(
      expect.objectContaining({ fact: 'action', rule: 'turn.movement.movement-action' }),
    );
    expect(offered(new MadeUpTable('runner').hand(0, 'sprint-1'))).not.toContain('card:sprint-1');
  });

  it('counts against limits like an action', () => {
    const table = moving(new MadeUpTable('runner')).pick('sheet:run');
    expect(table.state.resources.morale).toBe(11);
    expect(moving(table).options()).not.toContain('sheet:run');
  });

  it('takes the place of no granted move (movement-actions.no-executive-order)', () => {
    expect(moving(new MadeUpTable().hand(0, 'sprint-1'), false).options()).not.toContain('card:sprint-1');
  });

  it('is possible in the Brig, and where moving is forbidden (movement-actions.brig, movement-actions.move-definition)', () => {
    const brigged = new MadeUpTable().hand(0, 'sprint-1');
    brigged.state.players[0].location = 'brig';
    expect(moving(brigged).options()).toEqual(['card:sprint-1', 'stay']);
    expect(moving(new MadeUpTable('rooted').hand(0, 'sprint-1')).options()).toEqual([
      'card:sprint-1',
      'stay',
    ]);
  });

  it('is taxed and forbidden as actions are (movement-actions.restrictions-carry)', () => {
    expect(moving(new MadeUpTable('no-tactics').hand(0, 'sprint-1')).options()).not.toContain(
      'card:sprint-1',
    );
    expect(moving(new MadeUpTable('reluctant').hand(0, 'sprint-1')).options()).not.toContain('card:sprint-1');
    const table = moving(new MadeUpTable('reluctant').hand(0, 'sprint-1', 'repair-1')).pick('card:sprint-1');
    expect(table.state.players[0].hand).toEqual([]);
    expect(table.state.resources.fuel).toBe(9);
  });

  it('of Cylon players is on Treachery cards (movement-actions.cylon)', () => {
    const table = new MadeUpTable().hand(0, 'sprint-1', 'slip-away-1');
    Object.assign(table.state.players[0], { standing: 'revealed', location: 'caprica' });
    const options = moving(table).options();
    expect(options).toContain('card:slip-away-1');
    expect(options).not.toContain('card:sprint-1');
  });
});
