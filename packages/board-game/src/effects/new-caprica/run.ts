import type { Asking } from '@ragtag/kernel';
import { addLikePieces, exactly, type LikePiece } from '../../in-play/like-pieces';
import { seatFor } from '../../in-play/scene';
import { destroyOccupation, placeOccupation } from '../../operations/occupation';
import { destroyStacked, prepareCivilian } from '../../operations/stacks';
import { rules } from '../../rules';
import { occupationTrack } from '../../terms';
import type { RunFrame, Runs } from '../run-verb';
import { currentEffect, sceneOf } from '../start';
import type { EffectOf } from '../types';
import { onBehalf } from '../who';

declare module '../../rules' {
  interface Asks {
    'destroy-occupation': Asking<LikePiece<string>>;
  }
}

rules.ask<LikePiece<string>, RunFrame>('destroy-occupation', {
  options(g, frame) {
    const { n, at } = currentEffect<EffectOf<'destroyOccupation'>>(frame);
    const seat = at === undefined ? undefined : seatFor(g.state, at, sceneOf(g, frame));
    const only = seat === undefined ? null : g.state.players[seat].location;
    const slots: LikePiece<string>[] = [];
    occupationTrack.forEach((place, space) => {
      if (at !== undefined && place !== only) return;
      addLikePieces(slots, place, place, g.state.newCaprica?.occupation[space] ?? 0, n);
    });
    return slots;
  },
  count: (_g, frame, slots) => exactly(currentEffect<EffectOf<'destroyOccupation'>>(frame).n, slots),
  chosen(g, _frame, picks) {
    for (const { place } of picks) destroyOccupation(g, place);
  },
});

export const newCapricaRuns = {
  settle: (g) => void rules.call(g, 'settle', {}),
  returnToOrbit(g) {
    if (!g.state.newCaprica) return;
    g.state.newCaprica.phase = 'orbit';
    g.facts.push({ fact: 'galactica-returns', rule: 'newcaprica.before.jump-icon' });
  },
  leaveNewCaprica: (g) => void rules.call(g, 'leave-new-caprica', {}),
  placeOccupation: (g, { n }) => placeOccupation(g, n),
  destroyOccupation: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.put(g, seat, 'destroy-occupation')),
  prepareCivilian: (g, { n }) => prepareCivilian(g, n),
  evacuateCivilian: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.call(g, 'evacuate', { seat })),
  destroyStacked(g, { n }, _frame, { cause }) {
    for (let k = 0; k < n; k++) destroyStacked(g, cause);
  },
  arrangeLocked: (g, { by }, _frame, scene) =>
    onBehalf(g, by, scene, (seat) => rules.call(g, 'arrange-locked', { seat, drawn: [] })),
} satisfies Runs;
