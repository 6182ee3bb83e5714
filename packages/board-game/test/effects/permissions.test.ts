import { describe, expect, it } from 'vitest';
import {
  activateLocation,
  any,
  eventIs,
  gain,
  grant,
  lose,
  onBoard,
  send,
  when,
} from '../../src/effects/build';
import { takeAction } from '../../src/procedures/actions/action';
import { rules } from '../../src/rules';
import { MadeUpTable, madeUp, sheet } from './table';

madeUp({
  location: [
    {
      id: 'far-away',
      place: 'far-away',
      name: 'Far Away',
      box: 'pegasus',
      board: 'galactica',
      hazardous: false,
      damageable: true,
      actions: [{ do: [gain('fuel', 1)] }],
    },
  ],
  character: [
    sheet('planner', {
      id: 'unorthodox-plan',
      action: { do: [activateLocation('you', ['absent', 'damaged'])] },
    }),
    sheet('dutiful', { id: 'from-afar', action: { do: [activateLocation('you', ['absent'])] } }),
    sheet('jammed', {
      id: 'jam',
      modifiers: [{ on: 'may-activate', no: 'jammed', locations: ['press-room'] }],
    }),
    sheet('heretic', {
      id: 'dear-moves',
      modifiers: [{ on: 'move-cost', add: 1, if: eventIs('from', 'research-lab') }],
    }),
    sheet('reluctant', { id: 'one-more-card', modifiers: [{ on: 'card-action-cost', add: 1 }] }),
    sheet('pilot-school', {
      id: 'gravity',
      modifiers: [
        { on: 'viper-cost', add: 1 },
        { on: 'move-range', atLeast: 2 },
      ],
    }),
    sheet('quick', {
      id: 'quick-to-act',
      limit: 'turn',
      reactions: [
        {
          window: 'location-done',
          kind: 'optional',
          do: [send('you', 'command'), grant('you', { actions: 1 })],
        },
      ],
    }),
    sheet('farmed', {
      id: 'no-miracles',
      action: { do: [gain('morale', 1)] },
      limit: 'game',
      modifiers: [{ on: 'may-use-sheet', no: 'the-farm', if: eventIs('limit', 'game') }],
    }),
    sheet('hub', { id: 'hub', modifiers: [{ on: 'sent-to', locations: ['sickbay'], set: 'brig' }] }),
    sheet('goal', {
      id: 'personal-goal',
      reactions: [
        {
          window: 'game-over',
          kind: 'forced',
          if: any(onBoard('you', 'galactica'), onBoard('you', 'colonial-one')),
          do: [when(eventIs('winner', 'humans'), [lose('morale', 10)])],
        },
      ],
    }),
  ],
});

describe('using a location without standing there', () => {
  const act = (table: MadeUpTable, id: string) => table.begin((g) => takeAction(g, 0)).pick(`sheet:${id}`);

  it('waives the reasons named, no others', () => {
    const table = new MadeUpTable('planner');
    table.state.damagedLocations = ['armory', 'hangar-deck'];
    act(table, 'unorthodox-plan');
    // Damage does not count, being no pilot or no President does, and so does a red space of the Jump track.
    expect(table.options()).toContain('location:press-room');
    expect(table.options()).not.toContain('location:hangar-deck');
    expect(table.options()).not.toContain('location:presidents-office');
    expect(table.options()).not.toContain('location:ftl-control');
    expect(table.options()).not.toContain('location:caprica');
    table.pick('location:press-room');
    expect(table.state.players[0].hand).toHaveLength(2);
  });

  it('does not waive damage unless told so (actions.damaged-location)', () => {
    const table = new MadeUpTable('dutiful');
    table.state.damagedLocations = ['command'];
    act(table, 'from-afar');
    expect(table.options()).toContain('location:press-room');
    expect(table.options()).not.toContain('location:command');
    // The made-up location belongs to a box that is not in play.
    expect(table.options()).not.toContain('location:far-away');
  });

  it('is stopped by what speaks against it for others too', () => {
    const table = new MadeUpTable('dutiful');
    table.state.inForce.push({
      modifier: { on: 'may-activate', no: 'jammed', locations: ['press-room'] },
      owner: 1,
      until: 'turn-end',
      bind: {},
    });
    act(table, 'from-afar');
    expect(table.options()).not.toContain('location:press-room');
  });
});

describe('an action inside another (timing.opportunity)', () => {
  it('is granted by an answer to the first, and both are finished', () => {
    const table = new MadeUpTable('nobody-1', 'quick');
    table.state.players[0].location = 'press-room';
    table.begin((g) => takeAction(g, 0)).pick('location:press-room');
    table.pick('quick-to-act');
    expect(table.question()).toMatchObject({ ask: 'action', seat: 1 });
    expect(table.options()).toContain('location:command');
    expect(table.state.stack.filter((f) => f.p === 'action')).toHaveLength(2);
    table.pick('nothing');
    expect(table.settled()).toBe(true);
  });
});

describe('prices', () => {
  it('of a move add up, and are asked for together (moves.other-ship)', () => {
    const table = new MadeUpTable('heretic').hand(0, 'repair-1');
    const move = () => table.begin((g) => rules.call(g, 'move', { seat: 0, to: null }));
    move();
    expect(table.options()).toContain('command');
    expect(table.options()).not.toContain('press-room');
    table.pick('stay').hand(0, 'repair-2', 'executive-order-1');
    move();
    table.pick('press-room');
    expect(table.question()).toMatchObject({ ask: 'pay-for-move', min: 2, max: 2 });
    table.pick('repair-1', 'repair-2');
    expect(table.state.players[0]).toMatchObject({ location: 'press-room', hand: { length: 1 } });
  });

  it('of a card are besides the card itself', () => {
    const table = new MadeUpTable('reluctant').hand(0, 'consolidate-power-1').begin((g) => takeAction(g, 0));
    expect(table.options()).not.toContain('card:consolidate-power-1');
    table
      .pick('nothing')
      .hand(0, 'repair-1', 'repair-2')
      .begin((g) => takeAction(g, 0));
    table.pick('card:consolidate-power-1');
    expect(table.question()).toMatchObject({ ask: 'pay-price', max: 1 });
    table.pick('repair-2').pick('tactics', 'tactics#2');
    expect(table.state.players[0].hand).toHaveLength(3);
  });

  it('of a viper are paid for each, and vipers may reach further', () => {
    const table = new MadeUpTable('pilot-school').vipers('fore', 1).hand(0, 'repair-1', 'repair-2');
    table.run([{ do: 'activateVipers', who: 'you', upTo: 3 }]);
    expect(table.options()).toContain('move:fore>starboard-quarter');
    table.pick('move:fore>starboard-quarter').pick('repair-1');
    table.pick('move:starboard-quarter>aft');
    // Paid with the last card, and no third time.
    expect(table.state.players[0].hand).toEqual([]);
    expect(table.state.areas.aft.vipers.viper).toBe(1);
    expect(table.settled()).toBe(true);
  });
});

describe('whether a sheet may be used', () => {
  it('can hang on how often it may', () => {
    const table = new MadeUpTable('farmed').begin((g) => takeAction(g, 0));
    expect(table.settled() ? [] : table.options()).not.toContain('sheet:no-miracles');
  });
});

describe('where somebody is really sent', () => {
  it('is asked until it changes no more', () => {
    const table = new MadeUpTable('hub').run([send('you', 'sickbay')]);
    expect(table.state.players[0].location).toBe('brig');
    expect(table.state.titles.admiral).not.toBe(0);
  });
});

describe('the end of the game (endgame.order)', () => {
  const win = (table: MadeUpTable) => {
    table.state.distance = 8;
    return table.run([{ do: 'jump' }]);
  };

  it('is a win after the final jump', () => {
    expect(win(new MadeUpTable()).state.over).toMatchObject({ winner: 'humans', reason: 'final-jump' });
  });

  it('is judged after the end effects', () => {
    const { state } = win(new MadeUpTable('goal'));
    expect(state.over).toMatchObject({ winner: 'cylons', rule: 'endgame.loss.resource', reason: 'morale' });
  });

  it('waits for no end effects where the humans lose on the spot', () => {
    const table = new MadeUpTable('goal');
    table.state.boarding = [0, 0, 0, 1, 0];
    table.state.supply.centurions--;
    table.run([{ do: 'activate', icons: ['heavy-raiders'] }]);
    expect(table.state.over).toMatchObject({ winner: 'cylons', reason: 'boarding' });
    expect(table.state.resources.morale).toBe(10);
  });
});
