import { describe, expect, it } from 'vitest';
import { fork, load, save, view } from '../../src';
import {
  activate,
  activateVipers,
  damageVipers,
  launchSelf,
  place,
  repairVipers,
  restoreVipers,
  withdrawVipers,
} from '../../src/effects/build';
import { vipersFrom, vipersOf } from '../../src/table/vipers';
import type { Area, ViperClass } from '../../src/terms';
import { SpaceTable } from './table';

/** Mark VIIs and assault raptors are in no game yet: here they lie beside the vipers of the base box. */

function put(table: SpaceTable, area: Area, vipers: Partial<Record<ViperClass, number>>): SpaceTable {
  table.state.areas[area].vipers = vipersFrom(vipers);
  return table;
}

function reserves(vipers: Partial<Record<ViperClass, number>>): SpaceTable {
  const table = new SpaceTable();
  table.state.reserves.vipers = vipersFrom(vipers);
  return table;
}

const asked = (table: SpaceTable) => table.state.questions.map(({ ask, seat }) => [ask, seat]);

describe('vipers of several classes', () => {
  it('are launched as whoever acts picks (vipers.mark-vii-like-vipers)', () => {
    const table = reserves({ viper: 1, 'mark-vii': 1 }).run([activateVipers('you', 1)], 2);
    expect(table.options().filter((id) => id.startsWith('launch'))).toEqual([
      'launch:port-quarter',
      'launch:port-bow',
      'launch:port-quarter:mark-vii',
      'launch:port-bow:mark-vii',
    ]);
    table.pick('launch:port-bow:mark-vii');
    expect(table.state.areas['port-bow'].vipers).toEqual(vipersOf('mark-vii', 1));
    expect(table.state.reserves.vipers).toEqual(vipersOf('viper', 1));
    expect(table.facts).toContainEqual(expect.objectContaining({ fact: 'ships-placed', ships: 'mark-vii' }));
  });

  it('are launched where no plain one is left (assault-raptors.like-vipers)', () => {
    const table = reserves({ 'assault-raptor': 1 }).run([launchSelf('you')], 1);
    table.pick('port-bow:assault-raptor');
    expect(table.state.players[1].piloting).toEqual({ area: 'port-bow', ship: 'assault-raptor' });
    expect(table.facts).toContainEqual(
      expect.objectContaining({ fact: 'viper-manned', ship: 'assault-raptor' }),
    );
    table.run([withdrawVipers()]);
    expect(table.state.reserves.vipers).toEqual(vipersOf('assault-raptor', 1));
  });

  it('move up to two areas as mark VIIs (vipers.mark-vii-move)', () => {
    const table = put(reserves({}), 'port-quarter', { 'mark-vii': 1 }).run([activateVipers('you', 1)]);
    expect(table.options().filter((id) => id.startsWith('move'))).toEqual([
      'move:port-quarter>port-bow:mark-vii',
      'move:port-quarter>aft:mark-vii',
      'move:port-quarter>fore:mark-vii',
      'move:port-quarter>starboard-quarter:mark-vii',
    ]);
    table.pick('move:port-quarter>fore:mark-vii');
    expect(table.state.areas.fore.vipers['mark-vii']).toBe(1);
  });

  it('are attacked as the current player picks, and only where there is a choice (vipers.mark-vii-like-vipers)', () => {
    const both = put(new SpaceTable().put('fore', { raiders: 1 }), 'fore', { viper: 1, 'mark-vii': 1 });
    both.dice(6).run([activate('raiders')]);
    expect(asked(both)).toEqual([['attack-viper', both.state.turn.seat]]);
    both.pick('mark-vii');
    // rule: attack.table.mark-vii
    expect(both.state.damagedVipers).toEqual(vipersOf('mark-vii', 1));
    expect(both.state.areas.fore.vipers).toEqual(vipersOf('viper', 1));
    const one = put(new SpaceTable().put('fore', { raiders: 1 }), 'fore', { 'mark-vii': 2 });
    one.dice(5).run([activate('raiders')]);
    expect(one.settled()).toBe(true);
    expect(one.facts).toContainEqual(
      expect.objectContaining({ fact: 'attack', ship: 'mark-vii', result: 'missed' }),
    );
  });

  it('are destroyed where they cannot be damaged (assault-raptors.damage-destroys, attack.table.assault-raptor)', () => {
    const hit = (...dice: number[]) => {
      const table = put(new SpaceTable().put('fore', { raiders: 1 }), 'fore', { 'assault-raptor': 1 });
      return table.dice(...dice).run([activate('raiders')]).state;
    };
    expect(hit(6).areas.fore.vipers['assault-raptor']).toBe(1);
    expect(hit(7).destroyed.vipers).toEqual(vipersOf('assault-raptor', 1));
    const table = put(new SpaceTable(), 'aft', { 'assault-raptor': 1 }).run([damageVipers(1, 'space')]);
    expect(table.state.destroyed.vipers).toEqual(vipersOf('assault-raptor', 1));
    expect(table.state.damagedVipers).toEqual(vipersOf('viper', 0));
  });

  it('damage a basestar more easily as assault raptors (attack.table.basestar-assault-raptor)', () => {
    const attack = (ship: ViperClass, id: string) => {
      const table = put(reserves({}), 'fore', { [ship]: 1 })
        .basestar('fore')
        .dice(7);
      table.run([activateVipers('you', 1)]).pick(id);
      return table.state.basestars[0].damage.length;
    };
    expect(attack('assault-raptor', 'attack:fore:basestar-0:assault-raptor')).toBe(1);
    expect(attack('viper', 'attack:fore:basestar-0')).toBe(0);
  });

  it('are damaged in the Reserves as the current player picks (vipers.mark-vii-like-vipers)', () => {
    const table = reserves({ viper: 2, 'mark-vii': 1 }).run([damageVipers(2, 'reserves')], 1);
    expect(asked(table)).toEqual([['damage-reserve-vipers', table.state.turn.seat]]);
    expect(table.options()).toEqual(['viper', 'viper#2', 'mark-vii']);
    table.pick('viper', 'mark-vii');
    expect(table.state.damagedVipers).toEqual(vipersFrom({ viper: 1, 'mark-vii': 1 }));
    const all = reserves({ viper: 1, 'mark-vii': 1 }).run([damageVipers(2, 'reserves')]);
    expect(all.settled()).toBe(true);
    expect(all.state.reserves.vipers).toEqual(vipersOf('viper', 0));
  });

  it('are placed by a layout as the current player picks (vipers.mark-vii-like-vipers)', () => {
    const table = reserves({ viper: 1, 'mark-vii': 2 }).run([
      place({ fore: { vipers: 1 }, aft: { vipers: 1 } }),
    ]);
    expect(asked(table)).toEqual([['viper-to-place', table.state.turn.seat]]);
    table.pick('mark-vii').pick('viper');
    expect(table.state.areas.fore.vipers).toEqual(vipersOf('mark-vii', 1));
    expect(table.state.areas.aft.vipers).toEqual(vipersOf('viper', 1));
    expect(table.settled()).toBe(true);
  });

  it('are repaired and brought back by class (vipers.mark-vii-like-vipers)', () => {
    const table = reserves({});
    table.state.damagedVipers = vipersFrom({ viper: 1, 'mark-vii': 1 });
    table.state.destroyed.vipers = vipersOf('assault-raptor', 1);
    table.run([repairVipers('you', 2)]);
    expect(table.options()).toEqual([
      'damaged:0',
      'damaged:0+damaged-mark-vii:1',
      'damaged:1',
      'damaged:1+damaged-mark-vii:1',
    ]);
    table.pick('damaged:0+damaged-mark-vii:1');
    expect(table.state.reserves.vipers).toEqual(vipersOf('mark-vii', 1));
    table.run([restoreVipers('you', 2)]).pick('damaged:1+destroyed-assault-raptor:1');
    expect(table.state.reserves.vipers).toEqual(vipersFrom({ viper: 1, 'mark-vii': 1, 'assault-raptor': 1 }));
  });

  it('are copied, seen and stored with their class', () => {
    const table = put(reserves({ 'mark-vii': 2 }), 'fore', { 'assault-raptor': 1 });
    table.state.players[1].piloting = { area: 'aft', ship: 'mark-vii' };
    const copy = fork(table.state);
    expect(copy).toEqual(table.state);
    expect(load(JSON.parse(JSON.stringify(save(table.state))))).toEqual(table.state);
    const seen = view(table.state, null);
    expect(seen.areas.fore.vipers['assault-raptor']).toBe(1);
    expect(seen.players[1].piloting).toEqual({ area: 'aft', ship: 'mark-vii' });
  });
});
