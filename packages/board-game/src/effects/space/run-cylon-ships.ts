import type { Asking, Option } from '@ragtag/kernel';
import { scriptOf } from '@ragtag/kernel';
import type { BasestarOption } from '../../asks/ship-options';
import { addLikePieces, exactly, type LikePiece } from '../../in-play/like-pieces';
import { boardCenturions } from '../../operations/boarding';
import {
  destroyCenturion,
  destroyCylonFighter,
  destroyRaptors,
  removeBasestar,
} from '../../operations/losses';
import { activateShips } from '../../procedures/cylon-ships/activate';
import { rules } from '../../rules';
import { basestarsInPlay, plainRaiders } from '../../table/queries';
import { type Area, areas, type PerArea } from '../../terms';
import { type RunFrame, type Runs, runAgain } from '../run-verb';
import { bind, currentEffect, takeResult } from '../start';
import type { EffectOf } from '../types';
import { onBehalf } from '../who';

declare module '../../rules' {
  interface Asks {
    'destroy-ships': Asking<Lost>;
    'centurion-target': Asking<CenturionOption>;
    'remove-basestar': Asking<BasestarOption>;
  }
}

/** Cylon ships placed, activated and destroyed. */

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
      // rule: scar.no-roll
      for (const area of areas)
        addLikePieces(slots, area, area, kind === 'raiders' ? plainRaiders(s, area) : s.areas[area][kind], n);
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

interface CenturionOption extends Option {
  readonly space: number;
}

rules.ask<CenturionOption, RunFrame>('centurion-target', {
  options: (g) =>
    g.state.boarding.flatMap((there, space) => (there > 0 ? [{ id: `centurion:${space}`, space }] : [])),
  chosen(g, frame, [{ space }], { seat }) {
    const { plus } = currentEffect<EffectOf<'attackCenturion'>>(frame);
    rules.call(g, 'attack', {
      roller: seat,
      attack: { by: 'armory', on: 'centurion', area: null, pilot: null, basestar: null, ship: null },
      space,
      plus,
    });
  },
});

rules.ask<BasestarOption, RunFrame>('remove-basestar', {
  options: (g) =>
    basestarsInPlay(g.state).flatMap((basestar) => {
      const { area } = g.state.basestars[basestar];
      return area === null ? [] : [{ id: `basestar-${basestar}`, basestar, area }];
    }),
  chosen: (g, _frame, [{ basestar }]) => removeBasestar(g, basestar),
});

export const cylonShipRuns = {
  place(g, effect, frame) {
    const placed = takeResult<PerArea>(frame);
    if (placed !== undefined) return bind(g, frame, 'placed', placed);
    runAgain(frame);
    const ships = scriptOf(effect.ships);
    rules.call(g, 'place-ships', { ships, rule: 'crisis.attack.setup', kind: 0, raiders: {}, vipers: [] });
  },
  centurions: (g, effect) => boardCenturions(g, effect.n, 'activation.heavy.stacking'),
  activate(g, effect, _frame, { bind: bound, cause }) {
    const only = effect.only === 'placed' ? ((bound.placed ?? {}) as PerArea) : null;
    const withoutCenturions = effect.only === 'ships';
    activateShips(g, { icons: effect.icons, only, cause, ...(withoutCenturions && { withoutCenturions }) });
  },
  launch: (g, { raiders, heavyRaiders }) => void rules.call(g, 'launch', { raiders, heavyRaiders }),
  destroyShips(g, effect, _frame, scene) {
    if (effect.ship === 'raptor') destroyRaptors(g, effect.n);
    else rules.put(g, scene.you, 'destroy-ships');
  },
  removeBasestar: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => void rules.put(g, seat, 'remove-basestar')),
  attackCenturion: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'centurion-target')),
} satisfies Runs;
