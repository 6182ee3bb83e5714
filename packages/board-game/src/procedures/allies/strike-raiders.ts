import type { Asking, Option } from '@ragtag/kernel';
import { destroyCylonFighter } from '../../operations/losses';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { plainRaiders } from '../../table/queries';
import { countVipers } from '../../table/vipers';
import { type Area, areas, type PerArea, type Seat } from '../../terms';

export interface StrikeRaiders {
  readonly seat: Seat;
  /** Unmanned vipers that may still strike, by area. */
  left: PerArea;
}

interface StrikeOption extends Option {
  /** None where no more strike. */
  readonly area?: Area;
}

declare module '../../rules' {
  interface Procedures {
    'strike-raiders': StrikeRaiders;
  }
  interface Asks {
    'strike-raider': Asking<StrikeOption>;
  }
}

rules.locals('strike-raiders', { seat: plain, left: plain });

rules.ask<StrikeOption, StrikeRaiders>('strike-raider', {
  options(g, { left }) {
    const among = areas.filter((area) => (left[area] ?? 0) > 0 && plainRaiders(g.state, area) > 0);
    return among.length === 0 ? [] : [...among.map((area) => ({ id: area, area })), { id: 'done' }];
  },
  chosen(g, frame, [{ area }]) {
    if (area === undefined) {
      frame.left = {};
      return;
    }
    frame.left = { ...frame.left, [area]: (frame.left[area] ?? 1) - 1 };
    destroyCylonFighter(g, 'raider', area);
  },
});

/** Each unmanned viper may destroy a raider in its area. */
rules.procedure('strike-raiders', {
  strike(g, frame) {
    if (rules.put(g, frame.seat, 'strike-raider')) frame.i--;
  },
});

export function strikeRaiders(g: G, seat: Seat): void {
  const left: StrikeRaiders['left'] = {};
  for (const area of areas) left[area] = countVipers(g.state.areas[area].vipers);
  rules.call(g, 'strike-raiders', { seat, left });
}
