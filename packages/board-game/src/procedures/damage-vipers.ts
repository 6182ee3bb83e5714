import { damageViper } from '../losses';
import { pilotsIn } from '../queries';
import { rules } from '../rules';
import { addSlots, exactly, type Slot } from '../slots';
import { type Area, areas, type Seat } from '../terms';

export interface DamageVipers {
  /** How many vipers in space are to be damaged. */
  readonly n: number;
}

declare module '../rules' {
  interface Procedures {
    'damage-vipers': DamageVipers;
  }
}

interface ViperOption extends Slot<Area> {
  /** Absent for an unmanned one. */
  readonly pilot?: Seat;
}

rules.ask<ViperOption, DamageVipers>('damage-vipers', {
  options(g, { n }) {
    const { areas: space, players } = g.state;
    const options: ViperOption[] = [];
    for (const area of areas) {
      addSlots(options, area, area, space[area].vipers, n);
      for (const pilot of pilotsIn(g.state, area)) {
        options.push({ id: players[pilot].character, place: area, pilot });
      }
    }
    return options;
  },
  count: (_g, { n }, options) => exactly(n, options),
  chosen(g, _frame, picks) {
    for (const { place, pilot } of picks) damageViper(g, place, pilot ?? null);
  },
});

/** Vipers in space, manned or not, are damaged without an attack; the current player picks. */
rules.procedure('damage-vipers', {
  pick: (g) => void rules.put(g, g.state.turn.seat, 'damage-vipers'),
});
