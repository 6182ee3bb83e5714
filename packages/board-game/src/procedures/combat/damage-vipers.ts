import type { Asking, Option } from '@ragtag/kernel';
import { addLikePieces, exactly, type LikePiece } from '../../in-play/like-pieces';
import { damageViper } from '../../operations/losses';
import { rules } from '../../rules';
import { plain } from '../../state/shapes';
import { type Area, areas, type Seat } from '../../terms';

export interface DamageVipers {
  /** Vipers in space still to be damaged. */
  left: number;
}

declare module '../../rules' {
  interface Procedures {
    'damage-vipers': DamageVipers;
  }
  interface Asks {
    'damage-unmanned-vipers': Asking<LikePiece<Area>>;
    'damage-manned-vipers': Asking<PilotOption>;
  }
}

rules.locals('damage-vipers', { left: plain });

rules.ask<LikePiece<Area>, DamageVipers>('damage-unmanned-vipers', {
  options(g, { left }) {
    const slots: LikePiece<Area>[] = [];
    for (const area of areas) addLikePieces(slots, area, area, g.state.areas[area].vipers, left);
    return slots;
  },
  count: (_g, { left }, slots) => exactly(left, slots),
  chosen(g, frame, picks) {
    frame.left -= picks.length;
    for (const { place } of picks) damageViper(g, place, null);
  },
});

interface PilotOption extends Option {
  readonly pilot: Seat;
  readonly area: Area;
}

rules.ask<PilotOption, DamageVipers>('damage-manned-vipers', {
  options: (g) =>
    g.state.players.flatMap(({ character, piloting }, pilot) =>
      piloting === null ? [] : [{ id: character, pilot, area: piloting }],
    ),
  count: (_g, { left }, options) => exactly(left, options),
  chosen(g, frame, picks) {
    frame.left -= picks.length;
    for (const { area, pilot } of picks) damageViper(g, area, pilot);
  },
});

/** Vipers in space are damaged without an attack, unmanned ones first; the current player picks. */
rules.procedure('damage-vipers', {
  unmanned: (g) => void rules.put(g, g.state.turn.seat, 'damage-unmanned-vipers'),
  manned: (g) => void rules.put(g, g.state.turn.seat, 'damage-manned-vipers'),
});
