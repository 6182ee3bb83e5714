import { describe, expect, it } from 'vitest';
import { activate, activatePlaced, place } from '../../src/effects/build';
import { SpaceTable } from './table';

const population1 = 0;

describe('activating raiders', () => {
  it('attacks unmanned vipers before manned ones and civilians (activation.raiders.unmanned-viper)', () => {
    const table = new SpaceTable()
      .put('fore', { raiders: 1, vipers: 1, civilians: [population1] })
      .pilot(1, 'fore');
    table.dice(5).run([activate('raiders')]);
    expect(table.state.areas.fore).toMatchObject({ vipers: { viper: 0 }, civilians: [{}] });
    expect(table.state.damagedVipers.viper).toBe(1);
    expect(table.state.players[1].piloting?.area).toBe('fore');
    expect(table.settled()).toBe(true);
  });

  it('sends the pilot of a hit viper to Sickbay (damage.pilot-sickbay)', () => {
    const table = new SpaceTable()
      .put('fore', { raiders: 1 })
      .pilot(1, 'fore')
      .dice(6)
      .run([activate('raiders')]);
    expect(table.state.players[1]).toMatchObject({ piloting: null, location: 'sickbay' });
    expect(table.state.damagedVipers.viper).toBe(1);
    expect(table.vipers()).toBe(8);
  });

  it('lets the current player pick among manned vipers (activation.raiders.manned-viper)', () => {
    const table = new SpaceTable().put('fore', { raiders: 1 }).pilot(1, 'fore').pilot(2, 'fore').dice(8);
    table.run([activate('raiders')]);
    expect(table.question()).toMatchObject({ seat: 0, ask: 'attack-pilot' });
    table.pick('sharon-boomer-valerii');
    expect(table.state.players[2].location).toBe('sickbay');
    expect(table.state.destroyed.vipers.viper).toBe(1);
  });

  it('acts one at a time, each seeing the board as the last left it (activation.raiders.one-at-a-time)', () => {
    const table = new SpaceTable().put('aft', { raiders: 2, vipers: 1, civilians: [population1] }).dice(5);
    table.run([activate('raiders')]);
    expect(table.state.damagedVipers.viper).toBe(1);
    expect(table.state.areas.aft.civilians).toEqual([]);
    expect(table.state.lostCivilians).toEqual([population1]);
    expect(table.state.resources.population).toBe(11);
  });

  it('has the current player pick the civilian ship (activation.raiders.civilian)', () => {
    const table = new SpaceTable().put('aft', { raiders: 1, civilians: [0, 1] }).run([activate('raiders')]);
    expect(table.options()).toEqual(['civilian:0', 'civilian:1']);
    table.pick('civilian:1');
    expect(table.state.resources.population).toBe(10);
    expect(table.state.areas.aft.civilians).toMatchObject([{ handle: 0 }]);
    expect(table.settled()).toBe(true);
  });

  it('acts once per activation, also after moving into an area to come (activation.once-per-activation)', () => {
    const table = new SpaceTable()
      .put('fore', { raiders: 1 })
      .put('starboard-bow', { raiders: 1 })
      .put('starboard-quarter', { civilians: [0, 0] });
    table.run([activate('raiders')]);
    expect(table.question()).toMatchObject({ seat: 0, ask: 'activation-area' });
    expect(table.options()).toEqual(['fore', 'starboard-bow']);
    table.pick('fore');
    expect(table.state.areas.fore.raiders).toBe(0);
    expect(table.state.areas['starboard-bow'].raiders).toBe(1);
    expect(table.state.areas['starboard-quarter']).toMatchObject({ raiders: 1, civilians: [{}, {}] });
    expect(table.settled()).toBe(true);
  });

  it('attacks Galactica where no civilian ship is left (activation.raiders.galactica)', () => {
    const table = new SpaceTable().put('fore', { raiders: 2 }).damageTokens('damage-fuel').dice(7, 8);
    table.run([activate('raiders')]);
    expect(table.state.resources.fuel).toBe(7);
    expect(table.state.galacticaDamage).toMatchObject({ pile: [], removed: [expect.any(Number)] });
  });

  it('launches two from each basestar where there is none, which do not act (activation.raiders.none-launch)', () => {
    const table = new SpaceTable()
      .basestar('fore')
      .basestar('aft')
      .run([activate('raiders')]);
    expect(table.state.areas.fore.raiders).toBe(2);
    expect(table.state.areas.aft.raiders).toBe(2);
    expect(table.state.supply.raiders).toBe(12);
  });

  it('activates only the raiders a card has placed (crisis.attack.special)', () => {
    const table = new SpaceTable().put('fore', { raiders: 3 }).damageTokens('damage-food').dice(8);
    table.run([place({ aft: { raiders: 1 } }), activatePlaced('raiders')]);
    expect(table.facts.filter((f) => f.fact === 'attack')).toHaveLength(1);
    expect(table.state.resources.food).toBe(7);
  });

  it('does nothing without raiders and basestars (activation.no-target-nothing)', () => {
    const table = new SpaceTable().run([activate('raiders', 'launch-raiders', 'heavy-raiders', 'basestars')]);
    expect(table.facts.map((f) => f.fact)).toEqual(Array(4).fill('icon-activated'));
    expect(table.settled()).toBe(true);
  });
});

describe('launching raiders', () => {
  it('puts three into the area of each basestar (activation.launch.three)', () => {
    const table = new SpaceTable().basestar('fore').run([activate('launch-raiders')]);
    expect(table.state.areas.fore.raiders).toBe(3);
  });

  it('lets the current player say which are missing (activation.launch.supply)', () => {
    const table = new SpaceTable().put('starboard-bow', { raiders: 14 }).basestar('fore').basestar('aft');
    table.run([activate('launch-raiders')]);
    expect(table.question()).toMatchObject({ ask: 'shortage', seat: 0, min: 4, max: 4 });
    table.pick('fore', 'fore#2', 'fore#3', 'aft');
    expect(table.state.areas.fore.raiders).toBe(0);
    expect(table.state.areas.aft.raiders).toBe(2);
    expect(table.state.supply.raiders).toBe(0);
  });

  it('asks nobody where the last raiders have only one place to go', () => {
    const table = new SpaceTable().put('starboard-bow', { raiders: 15 }).basestar('fore').basestar('fore');
    table.run([activate('launch-raiders')]);
    expect(table.state.areas.fore.raiders).toBe(1);
    expect(table.settled()).toBe(true);
  });

  it('leaves out a basestar with a Disabled Hangar (damage.basestar-hangar)', () => {
    const table = new SpaceTable().basestar('fore', 'disabled-hangar').run([activate('launch-raiders')]);
    expect(table.state.areas.fore.raiders).toBe(0);
  });
});

describe('activating heavy raiders', () => {
  it('advances centurions, then boards, then moves (activation.heavy.centurions-first)', () => {
    const table = new SpaceTable().put('port-bow', { heavyRaiders: 1 }).put('fore', { heavyRaiders: 1 });
    table.state.boarding[1] = 1;
    table.state.supply.centurions = 3;
    table.run([activate('heavy-raiders')]);
    expect(table.state.boarding).toEqual([1, 0, 1, 0, 0]);
    expect(table.state.areas.fore.heavyRaiders).toBe(0);
    expect(table.state.areas['port-bow'].heavyRaiders).toBe(1);
    expect(table.state.supply).toMatchObject({ heavyRaiders: 3, centurions: 2 });
  });

  it('moves each but one area (activation.heavy.move)', () => {
    const table = new SpaceTable().put('fore', { heavyRaiders: 1 }).put('starboard-bow', { heavyRaiders: 2 });
    table.run([activate('heavy-raiders')]);
    expect(table.state.areas.fore.heavyRaiders).toBe(2);
    expect(table.state.areas['port-bow'].heavyRaiders).toBe(1);
  });

  it('launches one from each basestar where there was none (activation.heavy.none-launch)', () => {
    const table = new SpaceTable().basestar('fore').run([activate('heavy-raiders')]);
    expect(table.state.areas.fore.heavyRaiders).toBe(1);
  });

  it('has the current player pick who boards when tokens are short (activation.heavy.shortage-order)', () => {
    const table = new SpaceTable()
      .put('port-bow', { heavyRaiders: 1 })
      .put('port-quarter', { heavyRaiders: 1 });
    table.state.boarding[0] = 3;
    table.state.supply.centurions = 1;
    table.run([activate('heavy-raiders')]);
    expect(table.options()).toEqual(['port-quarter', 'port-bow']);
    table.pick('port-bow');
    expect(table.state.boarding).toEqual([1, 3, 0, 0, 0]);
    expect(table.state.areas['port-quarter'].heavyRaiders).toBe(1);
  });

  it('ends the game with a centurion on the last space (endgame.loss.centurion)', () => {
    const table = new SpaceTable();
    table.state.boarding[3] = 1;
    table.state.supply.centurions = 3;
    table.run([activate('heavy-raiders')]);
    expect(table.state.over).toMatchObject({ winner: 'cylons', rule: 'endgame.loss.centurion' });
  });
});

describe('activating basestars', () => {
  it('fires with each (activation.basestars.fire)', () => {
    const table = new SpaceTable()
      .basestar('fore')
      .basestar('aft')
      .damageTokens('damage-command', 'damage-armory');
    table.dice(4, 3).run([activate('basestars')]);
    expect(table.state.damagedLocations).toHaveLength(1);
  });

  it('rolls nothing with Disabled Weapons (damage.basestar-weapons)', () => {
    const table = new SpaceTable().basestar('fore', 'disabled-weapons').run([activate('basestars')]);
    expect(table.facts.some((f) => f.fact === 'die-rolled')).toBe(false);
  });

  it('sends everybody in the location to Sickbay (damage.galactica-occupants)', () => {
    const table = new SpaceTable().basestar('fore').damageTokens('damage-command').dice(8);
    table.state.players[0].location = 'command';
    table.state.players[1].location = 'command';
    table.run([activate('basestars')]);
    expect(table.state.players.map((p) => p.location)).toEqual(['sickbay', 'sickbay', 'research-lab']);
  });
});
