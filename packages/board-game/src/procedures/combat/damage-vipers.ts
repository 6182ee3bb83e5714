import type { Asking, Option } from '@ragtag/kernel';
import { addLikeVipers, exactly, type LikeViper } from '../../in-play/like-pieces';
import { damageInReserves, damageViper, type ViperInSpace } from '../../operations/losses';
import { rules } from '../../rules';
import { plain } from '../../state/shapes';
import { type Area, areas, type Seat } from '../../terms';

export interface DamageVipers {
  /** Vipers in space still to be damaged. */
  left: number;
  /** Those in the Reserves may be picked too. */
  readonly reserves?: boolean;
  /** Those that somebody flies are let be. */
  readonly spared?: boolean;
}

declare module '../../rules' {
  interface Procedures {
    'damage-vipers': DamageVipers;
  }
  interface Asks {
    'damage-unmanned-vipers': Asking<LikeViper<Area | 'reserves'>>;
    'damage-manned-vipers': Asking<MannedViperOption>;
  }
}

rules.locals('damage-vipers', { left: plain });

rules.ask<LikeViper<Area | 'reserves'>, DamageVipers>('damage-unmanned-vipers', {
  options(g, { left, reserves }) {
    const slots: LikeViper<Area | 'reserves'>[] = [];
    if (reserves) addLikeVipers(slots, 'reserves', g.state.reserves.vipers, left);
    for (const area of areas) addLikeVipers(slots, area, g.state.areas[area].vipers, left);
    return slots;
  },
  count: (_g, { left }, slots) => exactly(left, slots),
  chosen(g, frame, picks) {
    frame.left -= picks.length;
    for (const { place, ship = 'viper' } of picks) {
      if (place === 'reserves') damageInReserves(g, ship);
      else damageViper(g, { area: place, pilot: null, ship });
    }
  },
});

interface MannedViperOption extends Option, ViperInSpace {
  readonly pilot: Seat;
}

rules.ask<MannedViperOption, DamageVipers>('damage-manned-vipers', {
  options: (g) =>
    g.state.players.flatMap(({ character, piloting }, pilot) =>
      piloting === null ? [] : [{ id: character, pilot, area: piloting.area, ship: piloting.ship }],
    ),
  count: (_g, { left }, options) => exactly(left, options),
  chosen(g, frame, picks) {
    frame.left -= picks.length;
    for (const viper of picks) damageViper(g, viper);
  },
});

/** Vipers in space are damaged without an attack, unmanned ones first; the current player picks. */
rules.procedure('damage-vipers', {
  unmanned: (g) => void rules.put(g, g.state.turn.seat, 'damage-unmanned-vipers'),
  manned(g, { spared }) {
    if (!spared) rules.put(g, g.state.turn.seat, 'damage-manned-vipers');
  },
});
