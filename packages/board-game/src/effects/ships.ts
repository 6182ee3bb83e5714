import type { Option } from '@ragtag/kernel';
import { addLikePieces, exactly, type LikePiece } from '../in-play/like-pieces';
import { seatFor } from '../in-play/scene';
import { boardCenturions } from '../operations/boarding';
import { damageReserves, destroyCenturion, destroyCylonFighter, destroyRaptors } from '../operations/losses';
import { sendTo } from '../operations/people';
import { repairLocation, repairVipers, restoreRaptors } from '../operations/repairs';
import { activateShips } from '../procedures/cylon-ships/activate';
import { type G, rules } from '../rules';
import { scriptOf } from '../scripts';
import { type Area, areas } from '../terms';
import { bind } from './control';
import { currentEffect, takeResult } from './start';
import type { EffectOf } from './types';
import { type RunFrame, runAgain, type Verbs } from './verb';

/** Ships placed, activated, damaged, destroyed and repaired. */

type Lost = LikePiece<Area | number>;

rules.ask<Lost, RunFrame>('destroy-ships', {
  options(g, frame) {
    const s = g.state;
    const { ship, n } = currentEffect<EffectOf<'destroyShips'>>(frame);
    const slots: Lost[] = [];
    if (ship === 'centurion') {
      for (const [space, there] of s.boarding.entries()) {
        addLikePieces(slots, `centurion:${space}`, space, there, n);
      }
    } else if (ship !== 'raptor') {
      const kind = ship === 'raider' ? 'raiders' : 'heavyRaiders';
      for (const area of areas) addLikePieces(slots, area, area, s.areas[area][kind], n);
    }
    return slots;
  },
  count: (_g, frame, slots) => exactly(currentEffect<EffectOf<'destroyShips'>>(frame).n, slots),
  chosen(g, frame, picks) {
    const { ship } = currentEffect<EffectOf<'destroyShips'>>(frame);
    for (const { place } of picks) {
      if (typeof place === 'number') destroyCenturion(g, place);
      else destroyCylonFighter(g, ship === 'raider' ? 'raider' : 'heavy-raider', place);
    }
  },
});

interface RepairOption extends Option {
  readonly damaged: number;
  readonly destroyed: number;
}

rules.ask<RepairOption, RunFrame>('repair-vipers', {
  options(g, frame) {
    const { upTo, destroyedToo } = currentEffect<EffectOf<'repairVipers'>>(frame);
    const lost = destroyedToo ? g.state.destroyed.vipers : 0;
    const options: RepairOption[] = [];
    for (let destroyed = 0; destroyed <= Math.min(upTo, lost); destroyed++) {
      for (let damaged = 0; damaged <= Math.min(upTo - destroyed, g.state.damagedVipers); damaged++) {
        const id = destroyed === 0 ? `damaged:${damaged}` : `damaged:${damaged}+destroyed:${destroyed}`;
        options.push({ id, damaged, destroyed });
      }
    }
    return options;
  },
  chosen: (g, _frame, [{ damaged, destroyed }]) => repairVipers(g, damaged, destroyed),
});

function restorable(g: G, frame: RunFrame): number {
  return Math.min(currentEffect<EffectOf<'restoreRaptor'>>(frame).n, g.state.destroyed.raptors);
}

rules.ask<Option, RunFrame>('restore-raptor', {
  options: (g, frame) => (restorable(g, frame) === 0 ? [] : [{ id: 'yes' }, { id: 'no' }]),
  chosen(g, frame, [pick]) {
    if (pick.id === 'yes') restoreRaptors(g, restorable(g, frame));
  },
});

/** Vipers go back to the Reserves, their pilots to the Hangar Deck. */
function withdrawVipers(g: G): void {
  const s = g.state;
  for (const area of areas) {
    const { vipers } = s.areas[area];
    if (vipers === 0) continue;
    s.areas[area].vipers = 0;
    s.reserves.vipers += vipers;
    g.facts.push({ fact: 'ships-removed', area, ships: 'viper', n: vipers });
  }
  for (let seat = 0; seat < s.players.length; seat++) {
    if (s.players[seat].piloting === null) continue;
    sendTo(g, seat, 'hangar-deck', 'piloting.leave-viper');
  }
}

type Placed = Partial<Record<Area, number>>;

export const shipVerbs = {
  place(g, effect, frame) {
    const placed = takeResult<Placed>(frame);
    if (placed !== undefined) return bind(g, frame, 'placed', placed);
    runAgain(frame);
    const ships = scriptOf(effect.ships);
    rules.call(g, 'place-ships', { ships, rule: 'crisis.attack.setup', kind: 0, raiders: {}, vipers: [] });
  },
  placeCivilians: (g, { n }) => void rules.call(g, 'place-civilians', { left: n }),
  centurions: (g, effect) => boardCenturions(g, effect.n, 'activation.heavy.stacking'),
  activate(g, effect, _frame, { bind: bound, cause }) {
    const only = effect.only === 'placed' ? ((bound.placed ?? {}) as Placed) : null;
    const withoutCenturions = effect.only === 'ships';
    activateShips(g, { icons: effect.icons, only, cause, ...(withoutCenturions && { withoutCenturions }) });
  },
  launch: (g, { raiders, heavyRaiders }) => void rules.call(g, 'launch', { raiders, heavyRaiders }),
  destroyShips(g, effect, _frame, scene) {
    if (effect.ship === 'raptor') destroyRaptors(g, effect.n);
    else rules.put(g, scene.you, 'destroy-ships');
  },
  withdrawVipers,
  drawAndDestroy: (g, effect, _frame, { cause }) =>
    void rules.call(g, 'draw-and-destroy', { left: effect.n, cause }),
  damageGalactica: (g, effect, _frame, { cause }) =>
    void rules.call(g, 'damage-galactica', { left: effect.n, cause }),
  pickDamage(g, { by, draw, keep }, _frame, scene) {
    const seat = seatFor(g.state, by, scene);
    if (seat !== undefined)
      rules.call(g, 'pick-damage', { seat, draw, keep, cause: scene.cause, tokens: [] });
  },
  damageVipers(g, effect) {
    if (effect.where === 'reserves') damageReserves(g, effect.n);
    else rules.call(g, 'damage-vipers', { left: effect.n });
  },
  repairLocation(g, effect, _frame, scene) {
    const seat = seatFor(g.state, effect.at, scene);
    const location = seat === undefined ? null : g.state.players[seat].location;
    if (location !== null) repairLocation(g, location);
  },
  repairVipers(g, effect, _frame, scene) {
    const seat = seatFor(g.state, effect.by, scene);
    if (seat !== undefined) rules.put(g, seat, 'repair-vipers');
  },
  restoreRaptor(g, effect, frame, scene) {
    if (effect.by === undefined) return restoreRaptors(g, restorable(g, frame));
    const seat = seatFor(g.state, effect.by, scene);
    if (seat !== undefined) rules.put(g, seat, 'restore-raptor');
  },
} satisfies Verbs;
