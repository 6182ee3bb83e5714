import { type ActionOption, locationOptions } from '../in-play/action-options';
import { seatFor } from '../in-play/scene';
import { activateLocation } from '../procedures/actions/action';
import { rules } from '../rules';
import { currentEffect } from './start';
import type { EffectOf } from './types';
import type { RunFrame, Verbs } from './verb';

/** Using a location without standing there. */

rules.ask<ActionOption, RunFrame>('activate-location', {
  options(g, frame, { seat }) {
    const { among, waive } = currentEffect<EffectOf<'activateLocation'>>(frame);
    return locationOptions(g, seat, among, waive);
  },
  chosen: (g, _frame, [pick], { seat }) => activateLocation(g, seat, pick),
});

export const locationVerbs = {
  activateLocation(g, { who }, _frame, scene) {
    const seat = seatFor(g.state, who, scene);
    if (seat !== undefined) rules.put(g, seat, 'activate-location');
  },
} satisfies Verbs;
