import type { Asking, Option } from '@ragtag/kernel';
import { addLikeVipers, exactly, type LikeViper } from '../../in-play/like-pieces';
import { damageViper, type ViperInSpace } from '../../operations/losses';
import { rules } from '../../rules';
import { plain } from '../../state/shapes';
import { areas, type Seat } from '../../terms';

export interface DamageVipers {
  /** Vipers in space still to be damaged. */
  left: number;
}

declare module '../../rules' {
  interface Procedures {
    'damage-vipers': DamageVipers;
  }
  interface Asks {
    'damage-unmanned-vipers': Asking<LikeViper>;
    'damage-manned-vipers': Asking<PilotOption>;
  }
}

rules.locals('damage-vipers', { left: plain });

rules.ask<LikeViper, DamageVipers>('damage-unmanned-vipers', {
  options(g, { left }) {
    const slots: LikeViper[] = [];
    for (const area of areas) addLikeVipers(slots, area, g.state.areas[area].vipers, left);
    return slots;
  },
  count: (_g, { left }, slots) => exactly(left, slots),
  chosen(g, frame, picks) {
    frame.left -= picks.length;
    for (const { place, ship = 'viper' } of picks) damageViper(g, { area: place, pilot: null, ship });
  },
});

interface PilotOption extends Option, ViperInSpace {
  readonly pilot: Seat;
}

rules.ask<PilotOption, DamageVipers>('damage-manned-vipers', {
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
  manned: (g) => void rules.put(g, g.state.turn.seat, 'damage-manned-vipers'),
});
