import type { Asking } from '@ragtag/kernel';
import { addLikePieces, exactly, type LikePiece } from '../../in-play/like-pieces';
import { advanceCenturions, boardCenturions } from '../../operations/boarding';
import { moveShip } from '../../operations/space';
import { rules } from '../../rules';
import { heavyRaidersInSpace } from '../../table/queries';
import { towardsNearest } from '../../table/ring';
import { type Area, areas, launchAreas } from '../../terms';

declare module '../../rules' {
  interface Procedures {
    'activate-heavy-raiders': { readonly withoutCenturions?: true };
  }
  interface Asks {
    'board-galactica': Asking<LikePiece<Area>>;
  }
}

rules.locals('activate-heavy-raiders', {});

rules.ask<LikePiece<Area>>('board-galactica', {
  options(g) {
    const { areas: space, supply } = g.state;
    const slots: LikePiece<Area>[] = [];
    for (const area of launchAreas)
      addLikePieces(slots, area, area, space[area].heavyRaiders, supply.centurions);
    return slots;
  },
  // rule: limits.centurions-short — the others stay in space
  count: (g, _frame, slots) => exactly(g.state.supply.centurions, slots),
  chosen(g, _frame, picks) {
    for (const { place } of picks) {
      g.state.areas[place].heavyRaiders--;
      g.state.supply.heavyRaiders++;
      g.facts.push({ fact: 'ships-removed', area: place, ships: 'heavy-raider', n: 1 });
    }
    boardCenturions(g, picks.length, 'activation.heavy.board');
  },
});

/** Activating heavy raiders and centurions. rule: activation.heavy.includes-centurions */
rules.procedure('activate-heavy-raiders', {
  centurions(g, { withoutCenturions }) {
    if (!withoutCenturions) advanceCenturions(g);
  },
  launchIfNone(g) {
    // rule: activation.heavy.none-launch
    if (heavyRaidersInSpace(g.state) > 0) return;
    rules.finish(g);
    rules.call(g, 'launch', { raiders: 0, heavyRaiders: 1 });
  },
  // rule: activation.heavy.shortage-order
  board: (g) => void rules.put(g, g.state.turn.seat, 'board-galactica'),
  // rule: activation.heavy.move, activation.heavy.no-tie
  moveTheOthers(g) {
    const space = g.state.areas;
    const counts = areas.map((area) => (launchAreas.includes(area) ? 0 : space[area].heavyRaiders));
    for (let i = 0; i < areas.length; i++) {
      if (counts[i] === 0) continue;
      const to = towardsNearest(areas[i], (area) => launchAreas.includes(area));
      if (to === undefined) continue;
      for (let n = counts[i]; n > 0; n--) moveShip(g, 'heavyRaiders', areas[i], to, 'activation.heavy.move');
    }
  },
});
