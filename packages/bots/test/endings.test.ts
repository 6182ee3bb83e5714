import { newGame, resolveOptions, type State, view } from '@ragtag/board-game';
import { describe, expect, it } from 'vitest';
import { lossOf, trackWorth } from '../src/weigh/dials';
import { lostLater } from '../src/weigh/escort';
import { spaceOf } from '../src/weigh/forecast';
import { leavingWorth, strandingLoss } from '../src/weigh/new-caprica';
import type { Outlook } from '../src/weigh/outlook';
import { damageLoss, raidersLoss, repairWorth } from '../src/weigh/threat';
import { crossroadsToCome, jumpsToGo } from '../src/weigh/way';
import { plainWeights } from '../src/weigh/weights';

function gameWith(selection: Parameters<typeof resolveOptions>[0]): State {
  const resolved = resolveOptions({ players: 5, ...selection });
  if (!resolved.ok) throw new Error(resolved.conflicts.map((c) => c.because).join('\n'));
  return newGame(resolved.options, 'endings').state;
}

function outlookOn(state: State, doubt: readonly number[] = [0, 0, 0, 0, 0]): Outlook {
  return { view: view(state, 0), seat: 0, side: 'humans', doubt, weights: plainWeights };
}

const bountiful = { fuel: 20, food: 20, morale: 20, population: 20 };

const shipsIn = (state: State, area: 'fore' | 'port-bow', n: number) => {
  state.areas[area].civilians = state.civilians
    .splice(0, n)
    .map((kind) => ({ handle: state.handles++, kind, seenBy: [] }));
};

describe('civilian ships in a fleet that is pursued', () => {
  it('jump.civilians-remain — are in danger as long as they stay, the more the farther from vipers', () => {
    const state = gameWith({ exodus: true, cylonfleet: true });
    shipsIn(state, 'fore', 2);
    const far = outlookOn(state).view;
    expect(lostLater(far, spaceOf(far))).toBeGreaterThan(0);
    expect(raidersLoss(far, plainWeights)).toBeGreaterThan(0);
    state.areas['port-bow'].civilians = state.areas.fore.civilians.splice(0);
    const near = outlookOn(state).view;
    expect(lostLater(near, spaceOf(near))).toBeLessThan(lostLater(far, spaceOf(far)));
  });

  it('are left behind by nobody in other games', () => {
    const state = gameWith({ exodus: true });
    shipsIn(state, 'fore', 2);
    const shown = outlookOn(state).view;
    expect(lostLater(shown, spaceOf(shown))).toBe(0);
  });
});

describe('New Caprica', () => {
  function inOrbit(locked: number, prepared: number, selection = {}): State {
    const state = gameWith({ pegasus: true, ending: 'newcaprica', ...selection });
    const ground = state.civilians.splice(0);
    state.distance = 7;
    state.newCaprica = {
      phase: 'orbit',
      occupation: [0, 0, 0],
      locked: ground.splice(0, locked),
      prepared: ground.splice(0, prepared),
    };
    for (const p of state.players) p.location = 'command';
    return state;
  }

  it('newcaprica.after.left-behind — makes people dearer the more ships are still on the ground', () => {
    const loss = (locked: number) =>
      lossOf(outlookOn(inOrbit(locked, 0)).view, plainWeights, 'population', 1);
    expect(loss(8)).toBeGreaterThan(loss(2));
  });

  it('newcaprica.after.leave — is left when little is lost by it, and not when everything is', () => {
    expect(leavingWorth(outlookOn(inOrbit(0, 1)))).toBeGreaterThan(0);
    expect(leavingWorth(outlookOn(inOrbit(4, 8)))).toBeLessThan(0);
  });

  it('newcaprica.after.left-behind — is no place to stay for humans whose execution costs morale', () => {
    const outlook = outlookOn(inOrbit(0, 2));
    expect(strandingLoss(outlook, 0, 'shipyard')).toBeGreaterThan(0);
    expect(strandingLoss(outlook, 0, 'command')).toBe(0);
    expect(strandingLoss(outlookOn(inOrbit(0, 2), [0, 1, 0, 0, 0]), 1, 'shipyard')).toBe(0);
  });

  it('variants.forced.all-endings — is left at once when nothing is on the ground, and not into a certain end', () => {
    const all = { exodus: true, daybreak: true, ending: 'allendings' };
    const leaving = (locked: number, population: number) => {
      const state = inOrbit(locked, 0, all);
      state.resources.population = population;
      return leavingWorth(outlookOn(state));
    };
    expect(leaving(0, 1)).toBeGreaterThan(0);
    expect(leaving(0, 8)).toBeGreaterThan(0);
    expect(leaving(10, 4)).toBeLessThan(0);
  });

  it('newcaprica.after.left-behind — is better not fetched from while most ships are locked', () => {
    const occupied = (locked: number) => {
      const state = inOrbit(locked, 0);
      if (state.newCaprica) state.newCaprica.phase = 'occupied';
      return trackWorth(outlookOn(state).view, plainWeights, 1);
    };
    expect(occupied(10)).toBeLessThan(0);
    expect(occupied(0)).toBeGreaterThan(0);
  });

  it('variants.forced.all-endings — is half of the way where the voyage goes on from there', () => {
    const all = { exodus: true, daybreak: true, ending: 'allendings' };
    expect(jumpsToGo(inOrbit(0, 0), 1)).toBeLessThan(1);
    expect(jumpsToGo(inOrbit(0, 0, all), 1)).toBeGreaterThan(2);
  });
});

describe('the Ionian Nebula', () => {
  it('crossroads.battle — makes every damage to Galactica dearer before it', () => {
    const loss = (ending: 'kobol' | 'ioniannebula', distance: number) => {
      const state = gameWith({ exodus: true, ending });
      state.distance = distance;
      return damageLoss({ ...outlookOn(state).view, resources: bountiful }, plainWeights);
    };
    expect(loss('ioniannebula', 6)).toBeGreaterThan(loss('kobol', 6));
    expect(loss('ioniannebula', 8)).toBeCloseTo(loss('kobol', 8), 1);
  });

  it('variants.forced.all-endings — lies behind once both New Caprica and distance 8 do', () => {
    const state = gameWith({ pegasus: true, exodus: true, daybreak: true, ending: 'allendings' });
    const ahead = (distance: number, left: boolean) =>
      crossroadsToCome({ ...outlookOn(state).view, distance, newCapricaLeft: left });
    expect([ahead(8, false), ahead(7, true), ahead(8, true)]).toEqual([true, true, false]);
  });

  it('costs somebody the head at the Crossroads, so that morale is dear before', () => {
    const loss = (ending: 'kobol' | 'ioniannebula') =>
      lossOf(outlookOn(gameWith({ exodus: true, ending })).view, plainWeights, 'morale', 1);
    expect(loss('ioniannebula')).toBeGreaterThan(loss('kobol'));
  });
});

describe('Galactica', () => {
  const damagedBy = (n: number, basestars: number) => {
    const state = gameWith({});
    state.damagedLocations = ['command', 'ftl-control', 'hangar-deck', 'weapons-control', 'armory'].slice(
      0,
      n,
    );
    state.basestars.forEach((basestar, i) => {
      basestar.area = i < basestars ? 'fore' : null;
    });
    return outlookOn(state).view;
  };

  it('endgame.loss.galactica — is worth repairing most when she is near her end and under fire', () => {
    const repair = (n: number, basestars = 0) => repairWorth(damagedBy(n, basestars), plainWeights);
    expect(repair(0)).toBe(0);
    expect([repair(3) > repair(1), repair(5) > 2 * repair(3), repair(5, 2) > repair(5)]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('is not left in orbit for the sake of ships once another round would be her end', () => {
    const waits = (damaged: number) => {
      const state = gameWith({ pegasus: true, ending: 'newcaprica' });
      state.distance = 7;
      const ground = state.civilians.splice(0);
      state.newCaprica = { phase: 'orbit', occupation: [0, 0, 0], locked: [], prepared: ground.splice(0, 6) };
      for (const p of state.players) p.location = 'command';
      for (const basestar of state.basestars) basestar.area = 'fore';
      state.damagedLocations = ['command', 'ftl-control', 'hangar-deck', 'weapons-control', 'armory'].slice(
        0,
        damaged,
      );
      return leavingWorth(outlookOn(state));
    };
    expect(waits(5)).toBeGreaterThan(waits(0));
  });
});
