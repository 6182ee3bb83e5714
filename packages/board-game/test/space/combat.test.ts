import { describe, expect, it } from 'vitest';
import {
  activateVipers,
  attackCenturion,
  attackFromGalactica,
  damageGalactica,
  damageVipers,
  destroyShips,
  drawAndDestroyCivilian,
  launchNuke,
  launchSelf,
  ownViperAttacks,
  pickDamage,
  place,
  repairVipers,
  restoreVipers,
  scoutCivilians,
  withdrawVipers,
} from '../../src/effects/build';
import { noVipers, vipersOf } from '../../src/table/vipers';
import { SpaceTable } from './table';

describe('vipers', () => {
  it('may be launched and then act with the next activation (locations.command, vipers.repeat)', () => {
    const table = new SpaceTable()
      .put('port-bow', { raiders: 1 })
      .dice(3)
      .run([activateVipers('you', 2)]);
    expect(table.options()).toEqual(['launch:port-quarter', 'launch:port-bow', 'done']);
    table.pick('launch:port-bow');
    expect(table.options()).toContain('move:port-bow>fore');
    table.pick('attack:port-bow:raider');
    expect(table.state.areas['port-bow']).toMatchObject({ raiders: 0, vipers: { viper: 1 } });
    expect(table.state.supply.raiders).toBe(16);
    expect(table.settled()).toBe(true);
  });

  it('are left alone while somebody flies them (vipers.others-piloted)', () => {
    const table = new SpaceTable().pilot(1, 'fore').run([activateVipers('you', 1)]);
    expect(table.options()).toEqual(['launch:port-quarter', 'launch:port-bow', 'done']);
  });

  it('attack up to so many times with one’s own viper', () => {
    const table = new SpaceTable().put('fore', { raiders: 2 }).basestar('fore').pilot(1, 'fore').dice(2, 8);
    table.run([ownViperAttacks('you', 4)], 1);
    expect(table.options()).toEqual(['attack:fore:raider', 'attack:fore:basestar-0', 'done']);
    table.pick('attack:fore:raider').pick('attack:fore:basestar-0').pick('done');
    expect(table.state.areas.fore.raiders).toBe(2);
    expect(table.facts.filter((f) => f.fact === 'basestar-damaged')).toHaveLength(1);
  });

  it('take a pilot from the Hangar Deck (piloting.hangar-deck)', () => {
    const table = new SpaceTable().run([launchSelf('you')], 1);
    table.pick('port-quarter');
    expect(table.state.players[1]).toMatchObject({
      location: null,
      piloting: { area: 'port-quarter', ship: 'viper' },
    });
    expect(table.state.areas['port-quarter'].vipers.viper).toBe(0);
    expect(table.vipers()).toBe(8);
  });

  it('are recalled first where the Reserves hold none (limits.hangar-no-viper)', () => {
    const table = new SpaceTable().put('aft', { vipers: 1 });
    table.state.reserves.vipers = vipersOf('viper', 0);
    table.run([launchSelf('you')], 1).pick('port-bow');
    expect(table.state.areas.aft.vipers.viper).toBe(0);
    expect(table.state.players[1].piloting?.area).toBe('port-bow');
    expect(table.state.reserves.vipers.viper).toBe(0);
  });

  it('are damaged unmanned ones first, as the current player picks', () => {
    const table = new SpaceTable().put('aft', { vipers: 1 }).put('fore', { vipers: 2 }).pilot(1, 'fore');
    table.run([damageVipers(2, 'space')], 2);
    expect(table.question()).toMatchObject({ seat: 0, min: 2, max: 2 });
    table.pick('fore', 'aft');
    expect(table.state.damagedVipers.viper).toBe(2);
    table.run([damageVipers(2, 'space')]);
    expect(table.state.damagedVipers.viper).toBe(4);
    expect(table.state.players[1].location).toBe('sickbay');
    expect(table.vipers()).toBe(8);
  });

  it('return to the Reserves, their pilots to the Hangar Deck (piloting.leave-viper)', () => {
    const table = new SpaceTable().put('aft', { vipers: 2 }).pilot(1, 'fore').run([withdrawVipers()]);
    expect(table.state.reserves.vipers.viper).toBe(8);
    expect(table.state.players[1]).toMatchObject({ location: 'hangar-deck', piloting: null });
  });

  it('are repaired as many as wanted (damage.viper-box)', () => {
    const table = new SpaceTable();
    Object.assign(table.state, {
      damagedVipers: vipersOf('viper', 3),
      destroyed: { vipers: vipersOf('viper', 1), raptors: 0 },
    });
    table.state.reserves.vipers = vipersOf('viper', 4);
    table.run([repairVipers('you', 2)]);
    expect(table.options()).toEqual(['damaged:0', 'damaged:1', 'damaged:2']);
    table.pick('damaged:1');
    expect(table.state).toMatchObject({ damagedVipers: { viper: 2 }, reserves: { vipers: { viper: 5 } } });
    table.run([restoreVipers('you', 3)]).pick('damaged:2+destroyed:1');
    expect(table.state).toMatchObject({
      damagedVipers: noVipers,
      destroyed: { vipers: noVipers },
      reserves: { vipers: { viper: 8 } },
    });
  });
});

describe('Galactica and her guns', () => {
  it('draws tokens until she falls with six locations (endgame.loss.galactica)', () => {
    const table = new SpaceTable().run([damageGalactica(8)]);
    expect(table.state.damagedLocations).toHaveLength(6);
    expect(table.state.over).toMatchObject({ rule: 'endgame.loss.galactica' });
  });

  it('adds 2 against Structural Damage (damage.basestar-structural)', () => {
    const table = new SpaceTable()
      .basestar('fore', 'structural-damage')
      .dice(3)
      .run([attackFromGalactica('you')]);
    expect(table.facts).toContainEqual(expect.objectContaining({ fact: 'attack', result: 'damaged' }));
  });

  it('counts a Critical Hit for two (damage.basestar-critical, damage.basestar-no-draw-at-two)', () => {
    const table = new SpaceTable()
      .basestar('fore', 'critical-hit')
      .dice(5)
      .run([attackFromGalactica('you')]);
    expect(table.state.basestars[0]).toEqual({ area: null, damage: [] });
    expect(table.state.basestarDamage).toHaveLength(4);
    expect(table.facts.some((f) => f.fact === 'basestar-damaged')).toBe(false);
  });

  it('destroys a basestar and raiders beside it with a nuke (nukes.seven-eight-raiders, nukes.action)', () => {
    const table = new SpaceTable().basestar('fore').put('fore', { raiders: 4 }).dice(7);
    table.state.nukes = 2;
    table.run([launchNuke('you')]);
    expect(table.state).toMatchObject({ nukes: 1, areas: { fore: { raiders: 1 } } });
    expect(table.state.basestars[0].area).toBeNull();
  });

  it('damages a basestar twice with a weak nuke (attack.table.nuke)', () => {
    const table = new SpaceTable().basestar('fore').dice(2);
    table.state.nukes = 1;
    table.state.basestarDamage = table.state.basestarDamage.filter((token) => token !== 0);
    table.run([launchNuke('you')]);
    expect(table.state.basestars[0].damage).toHaveLength(2);
  });

  it('has a say in which damage is done (damage.galactica-draw)', () => {
    const table = new SpaceTable().damageTokens('damage-armory', 'damage-food', 'damage-command');
    table.run([pickDamage('you', 5, 2)]).pick('damage-food', 'damage-armory');
    expect(table.state.damagedLocations).toEqual(['armory']);
    expect(table.state.resources.food).toBe(7);
    expect(table.state.galacticaDamage.pile).toHaveLength(1);
  });

  it('attacks a centurion on the track (locations.armory)', () => {
    const table = new SpaceTable().dice(7);
    table.state.boarding = [1, 0, 1, 0, 0];
    table.state.supply.centurions = 2;
    table.run([attackCenturion('you')]).pick('centurion:2');
    expect(table.state.boarding).toEqual([1, 0, 0, 0, 0]);
    expect(table.state.supply.centurions).toBe(3);
  });
});

describe('ships at large', () => {
  it('are destroyed by choice of the one who plays the card', () => {
    const table = new SpaceTable().put('fore', { raiders: 2 }).put('aft', { raiders: 4 });
    table.run([destroyShips('raider', 3)], 1);
    expect(table.question()).toMatchObject({ seat: 1, min: 3 });
    table.pick('fore', 'aft', 'aft#2');
    expect(table.state.areas).toMatchObject({ fore: { raiders: 1 }, aft: { raiders: 2 } });
  });

  it('come from the stockpile when drawn and destroyed, else from space (civilians.draw-destroy)', () => {
    const table = new SpaceTable().put('fore', { civilians: [4] }).put('aft', { civilians: [1] });
    table.state.civilians = [0];
    table.run([drawAndDestroyCivilian(2)]).pick('civilian:1');
    expect(table.state.resources.population).toBe(9);
    expect(table.state.areas.fore.civilians).toHaveLength(1);
  });

  it('none left: nothing is destroyed (civilians.draw-destroy-none)', () => {
    const table = new SpaceTable();
    table.state.civilians = [];
    expect(table.run([drawAndDestroyCivilian(1)]).settled()).toBe(true);
  });

  it('show what is in them only to the one who looks (civilians.facedown)', () => {
    const table = new SpaceTable().put('fore', { civilians: [0, 1] }).put('aft', { civilians: [2] });
    table.run([scoutCivilians('you', 2)], 1).pick('civilian:1', 'civilian:2');
    const seen = table.facts.find((f) => f.fact === 'civilians-seen');
    expect(seen).toMatchObject({
      only: [1],
      ships: [
        { handle: 1, kind: 1 },
        { handle: 2, kind: 2 },
      ],
    });
    table.pick('move:fore>starboard-bow').pick('stay');
    expect(table.state.areas['starboard-bow'].civilians).toMatchObject([{ handle: 1, seenBy: [1] }]);
    expect(table.state.areas.aft.civilians).toHaveLength(1);
    expect(table.settled()).toBe(true);
  });

  it('are left out by the current player when they run short (limits.ships-short, limits.vipers-short)', () => {
    const table = new SpaceTable().basestar('aft');
    table.state.reserves.vipers = vipersOf('viper', 1);
    table.run([place({ fore: { basestars: 1, vipers: 2 }, 'starboard-bow': { basestars: 1 } })]);
    expect(table.question()).toMatchObject({ ask: 'shortage', ship: 'basestar' });
    table.pick('fore');
    expect(table.state.basestars.map((b) => b.area)).toEqual(['aft', 'starboard-bow']);
    expect(table.state.areas.fore.vipers.viper).toBe(1);
    expect(table.settled()).toBe(true);
  });

  it('offer Apollo a viper once the whole layout lies (crisis.attack.on-place)', () => {
    const table = new SpaceTable(['laura-roslin', 'lee-apollo-adama', 'saul-tigh']);
    table.run([place({ 'port-bow': { vipers: 1 }, 'port-quarter': { vipers: 1, civilians: 1 } })]);
    expect(table.question()).toMatchObject({ seat: 1, ask: 'react' });
    expect(table.state.areas['port-quarter'].civilians).toHaveLength(1);
    table.pick('alert-viper-pilot');
    expect(table.state.players[1].piloting?.area).toBe('port-quarter');
    expect(table.question()).toMatchObject({ seat: 1, ask: 'action' });
    table.pick('nothing');
    expect(table.vipers()).toBe(8);
    expect(table.settled()).toBe(true);
  });
});
