import type { Asking, Option } from '@ragtag/kernel';
import { addLikePieces, exactly, type LikePiece } from '../../in-play/like-pieces';
import { type RepairOption, repairOptions } from '../../in-play/repair-options';
import { seatFor } from '../../in-play/scene';
import { isChoiceOfClass, pickerOfClass } from '../../in-play/viper-classes';
import { damageInReserves } from '../../operations/losses';
import { sendTo } from '../../operations/people';
import { repairVipers, restoreRaptors } from '../../operations/repairs';
import { manViper } from '../../operations/space';
import { type G, rules } from '../../rules';
import { nearest } from '../../table/queries';
import { classesIn, countVipers, noVipers, together } from '../../table/vipers';
import { areas, type ViperClass } from '../../terms';
import type { RunFrame, Runs } from '../run-verb';
import { currentEffect } from '../start';
import type { EffectOf } from '../types';
import { onBehalf } from '../who';

declare module '../../rules' {
  interface Asks {
    'damage-reserve-vipers': Asking<LikePiece<ViperClass>>;
    'repair-vipers': Asking<RepairOption>;
    'restore-raptor': Asking;
  }
}

/** Vipers sent out, damaged and repaired. */

rules.ask<RepairOption, RunFrame>('repair-vipers', {
  options(g, frame) {
    const { upTo, destroyedToo, must } = currentEffect<EffectOf<'repairVipers'>>(frame);
    const { damagedVipers, destroyed } = g.state;
    const options = repairOptions(damagedVipers, destroyedToo ? destroyed.vipers : noVipers, upTo);
    if (!must) return options;
    const n = (option: RepairOption) => countVipers(option.damaged) + countVipers(option.destroyed);
    const most = Math.max(...options.map(n));
    return options.filter((option) => n(option) === most);
  },
  chosen: (g, _frame, [{ damaged, destroyed }]) => repairVipers(g, damaged, destroyed),
});

rules.ask<LikePiece<ViperClass>, RunFrame>('damage-reserve-vipers', {
  options(g, frame) {
    const { n } = currentEffect<EffectOf<'damageVipers'>>(frame);
    const { vipers } = g.state.reserves;
    const slots: LikePiece<ViperClass>[] = [];
    for (const ship of classesIn(vipers)) addLikePieces(slots, ship, ship, vipers[ship], n);
    return slots;
  },
  count: (_g, frame, slots) => exactly(currentEffect<EffectOf<'damageVipers'>>(frame).n, slots),
  chosen(g, _frame, picks) {
    for (const { place } of picks) damageInReserves(g, place);
  },
});

/** Damages vipers in the Reserves, as far as there are any. */
function damageReserves(g: G, n: number): void {
  const { vipers } = g.state.reserves;
  if (isChoiceOfClass(vipers, n)) return void rules.put(g, pickerOfClass(g), 'damage-reserve-vipers');
  for (const ship of classesIn(vipers))
    for (let k = 0; k < Math.min(n, vipers[ship]); k++) damageInReserves(g, ship);
}

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
    s.areas[area].vipers = noVipers;
    s.reserves.vipers = together(s.reserves.vipers, vipers);
    for (const ship of classesIn(vipers))
      g.facts.push({ fact: 'ships-removed', area, ships: ship, n: vipers[ship] });
  }
  for (let seat = 0; seat < s.players.length; seat++) {
    if (s.players[seat].piloting === null) continue;
    sendTo(g, seat, 'hangar-deck', 'piloting.leave-viper');
  }
}

export const viperRuns = {
  launchSelf: (g, { who }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => rules.call(g, 'launch-self', { seat })),
  takeLaunchedViper: (g, { who }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => {
      const launched = nearest(g.state, 'viper-launched');
      if (!launched) return;
      const { area, ship } = launched;
      if (g.state.areas[area].vipers[ship] > 0) manViper(g, seat, area, ship);
    }),
  activateVipers: (g, { who, upTo }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) =>
      rules.call(g, 'viper-activations', { seat, left: upTo, own: false, cause: scene.cause }),
    ),
  ownViperAttacks: (g, { who, upTo }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => rules.call(g, 'viper-attacks', { seat, left: upTo })),
  withdrawVipers,
  damageVipers(g, effect) {
    if (effect.where === 'reserves') damageReserves(g, effect.n);
    else {
      const { n: left, where } = effect;
      rules.call(g, 'damage-vipers', { left, reserves: where === 'anywhere', spared: where === 'unmanned' });
    }
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
} satisfies Runs;
