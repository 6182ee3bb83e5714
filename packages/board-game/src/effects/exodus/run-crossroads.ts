import type { Asking } from '@ragtag/kernel';
import { addLikePieces, exactly, type LikePiece } from '../../in-play/like-pieces';
import { type ClassOption, classOptions } from '../../in-play/viper-classes';
import { rules } from '../../rules';
import { plainRaiders } from '../../table/queries';
import { withMore } from '../../table/vipers';
import { type Area, areas } from '../../terms';
import type { RunFrame, Runs } from '../run-verb';
import { currentEffect } from '../start';
import type { EffectOf } from '../types';
import { onBehalf } from '../who';
import '../../procedures/ionian-nebula/crossroads';

declare module '../../rules' {
  interface Asks {
    'rescue-viper': Asking<ClassOption>;
    'remove-raiders': Asking<RaiderOption>;
  }
}

interface Raider {
  readonly area: Area;
  readonly scar: boolean;
}
type RaiderOption = LikePiece<Raider>;

rules.ask<ClassOption, RunFrame>('rescue-viper', {
  options: (g) => classOptions(g.state.destroyed.vipers),
  chosen(g, _frame, [{ id }]) {
    const { destroyed, reserves } = g.state;
    destroyed.vipers = withMore(destroyed.vipers, id, -1);
    reserves.vipers = withMore(reserves.vipers, id, 1);
    g.facts.push({ fact: 'vipers-repaired', n: 1 });
  },
});

rules.ask<RaiderOption, RunFrame>('remove-raiders', {
  options(g, frame) {
    const { n } = currentEffect<EffectOf<'removeRaiders'>>(frame);
    const slots: RaiderOption[] = [];
    for (const area of areas) {
      addLikePieces(slots, area, { area, scar: false }, plainRaiders(g.state, area), n);
      if (g.state.marks.scar === area) addLikePieces(slots, 'scar', { area, scar: true }, 1, n);
    }
    return slots;
  },
  count: (_g, frame, slots) => exactly(currentEffect<EffectOf<'removeRaiders'>>(frame).n, slots),
  chosen(g, _frame, picks) {
    const { areas: space, supply, marks } = g.state;
    for (const { place } of picks) {
      space[place.area].raiders--;
      supply.raiders++;
      if (place.scar) marks.scar = null;
    }
    for (const area of areas) {
      const n = picks.filter(({ place }) => place.area === area).length;
      if (n > 0) g.facts.push({ fact: 'ships-removed', area, ships: 'raider', n });
    }
  },
});

export const crossroadsRuns = {
  crossroads: (g) => void rules.call(g, 'crossroads', {}),
  rescueViper: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'rescue-viper')),
  removeRaiders: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'remove-raiders')),
} satisfies Runs;
