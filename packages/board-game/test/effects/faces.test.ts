import { describe, expect, it } from 'vitest';
import { addBox, location } from '../../src/cards/tables';
import type { LocationCard, TitleCard } from '../../src/cards/types';
import { view } from '../../src/door/view';
import { gain, lose, send } from '../../src/effects/build';
import type { Condition } from '../../src/effects/types';
import { couldReact } from '../../src/in-play/reactions';
import { number } from '../../src/in-play/rulings';
import { takeAction } from '../../src/procedures/actions/action';
import { movesOf } from '../../src/procedures/movement/move';
import { checkConditions } from '../../src/setup/check-tables';
import { locationSeen, titlesSeen } from '../../src/table/faces-seen';
import { box, MadeUpTable, madeUp, sheet } from './table';

/** Places and titles of which several boxes print a face. */

const destroyed: Condition = { is: 'distance-at-most', n: 3 };

const face = (place: string, id: string, card: Partial<LocationCard>): LocationCard => ({
  ...location(place),
  id,
  place,
  box,
  name: id,
  actions: undefined,
  modifiers: undefined,
  ...card,
});

const admiral = (id: string, card: Partial<TitleCard>): TitleCard => ({
  id,
  title: 'admiral',
  name: id,
  box,
  actions: [],
  ...card,
});

madeUp({
  location: [
    face('research-lab', 'new-lab', {
      when: 'newcaprica',
      actions: [{ do: [gain('food', 1)] }],
      modifiers: [{ on: 'hand-limit', set: 3 }],
      reactions: [{ window: 'draw-skills-start', kind: 'forced', do: [gain('fuel', 1)] }],
    }),
    face('caprica', 'caprica-in-ruins', { box: 'daybreak', actions: [{ do: [lose('morale', 1)] }] }),
    face('resurrection-ship', 'hub-in-ruins', { while: destroyed, hazardous: true }),
    face('press-room', 'press-room-in-ruins', { while: destroyed, closed: true }),
    face('armory', 'armory-on-loan', { box: 'pegasus', when: 'overlay and not pegasus' }),
  ],
  title: [
    admiral('admiral-above-a-planet', {
      when: 'newcaprica',
      actions: [
        { id: 'nuke', do: [lose('food', 1)] },
        { id: 'leave', do: [lose('fuel', 1)] },
      ],
    }),
    admiral('admiral-of-a-fleet', {
      when: 'cylonfleet',
      actions: [{ id: 'nuke', do: [lose('morale', 1)] }],
      modifiers: [{ on: 'hand-limit', add: 1 }],
    }),
  ],
  rule: [
    {
      id: 'turn.action.one',
      box: 'pegasus',
      when: 'nosympathizer and players == 3',
      modifiers: [{ on: 'action-count', add: 1 }],
    },
  ],
  character: [sheet('sent-home', { id: 'go-home', action: { do: [send('you', 'resurrection-ship')] } })],
});

function played(options: object, ...characters: string[]): MadeUpTable {
  const table = new MadeUpTable(...characters);
  Object.assign(table.state, { options: Object.freeze({ ...table.state.options, ...options }) });
  table.state.distance = 8;
  return table;
}

const actions = (table: MadeUpTable) => table.begin((g) => takeAction(g, 0)).options();

describe('a place with a second face', () => {
  it('keeps the first one in games without the box of the second', () => {
    const table = played({});
    expect(view(table.state, 0).faces.locations).toContain('caprica');
    expect(view(table.state, 0).faces.locations).not.toContain('caprica-in-ruins');
    Object.assign(table.state.players[0], { standing: 'revealed', location: 'caprica' });
    table.begin((g) => takeAction(g, 0)).pick('location:caprica');
    expect(table.state.resources.morale).toBe(10);
  });

  it('is one place still, and does what the face says that covers it', () => {
    const table = played({ daybreak: true });
    const places = view(table.state, 0).faces.locations;
    expect(places).toContain('caprica-in-ruins');
    expect(places).not.toContain('caprica');
    Object.assign(table.state.players[0], { standing: 'revealed', location: 'human-fleet' });
    expect(movesOf(table.game, 0).filter(({ id }) => id === 'caprica')).toHaveLength(1);
    table.state.players[0].location = 'caprica';
    table.begin((g) => takeAction(g, 0)).pick('location:caprica');
    expect(table.state.resources.morale).toBe(9);
  });

  it('answers windows and rulings by the face that shows', () => {
    const limit = (table: MadeUpTable) => number(table.game, 'hand-limit', 10, { seat: 0 });
    const changed = played({ newcaprica: true });
    expect(limit(played({}))).toBe(10);
    expect(limit(changed)).toBe(3);
    // A moment to which only what is not played would answer costs nothing.
    expect(couldReact(played({}).game, 'draw-skills-start')).toBe(false);
    expect(couldReact(changed.game, 'draw-skills-start')).toBe(true);
    changed.begin((g) => takeAction(g, 0)).pick('location:research-lab');
    expect(changed.state.resources.food).toBe(9);
  });

  it('may be lent to a game without its box', () => {
    const shown = (options: object) => locationSeen(view(played(options).state, 0), 'armory')?.id;
    expect(shown({})).toBe('armory');
    expect(shown({ overlay: true })).toBe('armory-on-loan');
    expect(shown({ overlay: true, pegasus: true })).toBe('armory');
  });

  it('turns in the course of the game, with whoever is there', () => {
    const table = played({}, 'sent-home').begin((g) => takeAction(g, 0));
    table.pick('sheet:go-home');
    expect(table.state.players[0].location).toBe('resurrection-ship');
    expect(locationSeen(view(table.state, 0), 'resurrection-ship')?.id).toBe('resurrection-ship');
    table.state.distance = 3;
    expect(locationSeen(view(table.state, 0), 'resurrection-ship')?.id).toBe('hub-in-ruins');
    Object.assign(table.state.players[1], { standing: 'revealed', location: 'caprica' });
    expect(movesOf(table.game, 1).map(({ id }) => id)).not.toContain('resurrection-ship');
  });

  it('may be closed: nobody can enter or use it', () => {
    const table = played({}).hand(0, 'repair-1');
    table.state.players[0].location = 'administration';
    expect(movesOf(table.game, 0).map(({ id }) => id)).toContain('press-room');
    table.state.distance = 3;
    expect(movesOf(table.game, 0).map(({ id }) => id)).not.toContain('press-room');
    expect(locationSeen(view(table.state, 0), 'press-room')).toBeUndefined();
    table.state.players[0].location = 'press-room';
    expect(actions(table)).not.toContain('location:press-room');
  });

  it('lies on one board, whatever its face', () => {
    const elsewhere = { ...face('caprica', 'caprica-aboard', {}), board: 'galactica' as const };
    expect(() => addBox({ location: [elsewhere] })).toThrow('caprica lies on cylon');
  });
});

describe('a title with several faces', () => {
  const shown = (options: object) => titlesSeen(view(played(options).state, 0)).map(({ id }) => id);

  it('gives nothing of a face whose options are not played', () => {
    expect(shown({})).toEqual(['president', 'admiral']);
    expect(actions(played({}))).not.toContain('title:leave');
  });

  it('shows two at once where both are played (setup.cylonfleet.admiral-card-newcaprica)', () => {
    const options = { newcaprica: true, cylonfleet: true };
    expect(shown(options)).toEqual(expect.arrayContaining(['admiral-above-a-planet', 'admiral-of-a-fleet']));
    const table = played(options);
    const offered = actions(table);
    expect(offered).toContain('title:leave');
    // Both print a nuke; the one of the last face takes the place of the other.
    expect(offered.filter((id) => id === 'title:nuke')).toHaveLength(1);
    table.pick('title:nuke');
    expect(table.state.resources).toMatchObject({ morale: 9, food: 8 });
  });
});

describe('when a component belongs to a game', () => {
  it('is checked against the option model before a game begins', () => {
    const misspelt = face('armory', 'misspelt', { when: 'pegasos' });
    expect(() => checkConditions({ location: [misspelt] })).toThrow('pegasos');
  });

  it('decides about rules that options bring, once for each game', () => {
    const actionsOf = (options: object) => number(played(options).game, 'action-count', 1, { seat: 0 });
    expect(actionsOf({})).toBe(1);
    expect(actionsOf({ nosympathizer: true })).toBe(2);
    expect(actionsOf({ nosympathizer: true, players: 4 })).toBe(1);
  });
});
