import type { Asking } from '@ragtag/kernel';
import { location } from '../../cards/tables';
import type { ActionOption } from '../../in-play/actions/offers';
import { locationOptions } from '../../in-play/actions/places';
import { type G, rules } from '../../rules';
import { plain } from '../../state/shapes';
import { boards, type Seat } from '../../terms';
import { activateLocation } from './action';

export interface ActivateSeveral {
  readonly seat: Seat;
  left: number;
  /** Places that have been used. */
  readonly used: string[];
}

declare module '../../rules' {
  interface Procedures {
    'activate-several': ActivateSeveral;
  }
  interface Asks {
    'activate-next': Asking<ActionOption>;
  }
}

rules.locals('activate-several', { seat: plain, left: plain });

const none: ActionOption = { id: 'nothing', cause: { kind: 'rule', id: 'turn.action.one' } };

function others(g: G, { seat, used }: ActivateSeveral): ActionOption[] {
  return locationOptions(g, seat, undefined, ['absent']).filter(
    ({ cause: { id } }) => !used.includes(id) && boards[location(id).board].of !== 'cylon',
  );
}

rules.ask<ActionOption, ActivateSeveral>('activate-next', {
  options(g, frame) {
    const options = others(g, frame);
    return options.length === 0 ? [] : [...options, none];
  },
  chosen(g, frame, [pick], { seat }) {
    if (pick.id === 'nothing') {
      frame.left = 0;
      return;
    }
    frame.used.push(pick.cause.id);
    activateLocation(g, seat, pick);
  },
});

/** Several locations are used one after another, none of them twice. */
rules.procedure('activate-several', {
  next(g, frame) {
    if (frame.left === 0) return;
    frame.left--;
    frame.i--;
    if (!rules.put(g, frame.seat, 'activate-next')) frame.left = 0;
  },
});
