import type { Asking, Option } from '@ragtag/kernel';
import { seatFor } from '../../in-play/scene';
import { damageReserves } from '../../operations/losses';
import { sendTo } from '../../operations/people';
import { repairVipers, restoreRaptors } from '../../operations/repairs';
import { manViper } from '../../operations/space';
import { type G, rules } from '../../rules';
import { nearest } from '../../table/queries';
import { areas } from '../../terms';
import type { RunFrame, Runs } from '../run-verb';
import { currentEffect } from '../start';
import type { EffectOf } from '../types';
import { onBehalf } from '../who';

declare module '../../rules' {
  interface Asks {
    'repair-vipers': Asking<RepairOption>;
    'restore-raptor': Asking;
  }
}

/** Vipers sent out, damaged and repaired. */

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

export const viperRuns = {
  launchSelf: (g, { who }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => rules.call(g, 'launch-self', { seat })),
  takeLaunchedViper: (g, { who }, _frame, scene) =>
    onBehalf(g, who, scene, (seat) => {
      const area = nearest(g.state, 'viper-launched')?.area;
      if (area !== undefined && g.state.areas[area].vipers > 0) manViper(g, seat, area);
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
    else rules.call(g, 'damage-vipers', { left: effect.n });
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
