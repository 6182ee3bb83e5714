import { areas, type View } from '@ragtag/board-game';
import { changed, type Space, spaceOf } from './forecast';
import { keptFor } from './kept';
import type { Outlook } from './outlook';
import { raidersLoss } from './threat';
import type { Weights } from './weights';

/** What it is worth to bring civilian ships out of the way of raiders. */

/** The best move of one civilian ship to the next area. */
function bestMove(view: View, weights: Weights, space: Space): Move {
  const now = raidersLoss(view, weights, space);
  let worth = 0;
  let then = space;
  for (let area = 0; area < areas.length; area++) {
    if (space.civilians[area] < 1) continue;
    for (const next of [(area + 1) % 6, (area + 5) % 6]) {
      const moved = changed(changed(space, 'civilians', area, -1), 'civilians', next, 1);
      const gain = now - raidersLoss(view, weights, moved);
      if (gain <= worth) continue;
      worth = gain;
      then = moved;
    }
  }
  return { worth, then };
}

const mostMoves = 4;

/** The worth of moving `n` civilian ships one area on, those that need it most. */
export function shelterWorth({ view, weights }: Outlook, n: number | 'all'): number {
  const moves = movesIn(view, weights);
  let sum = 0;
  for (let k = 0; k < (n === 'all' ? mostMoves : n); k++) {
    if (k === moves.length) moves.push(bestMove(view, weights, moves.at(-1)?.then ?? spaceOf(view)));
    if (moves[k].worth <= 0) break;
    sum += moves[k].worth;
  }
  return sum;
}

interface Move {
  readonly worth: number;
  readonly then: Space;
}

/** One move after another, as far as they were asked for. */
const movesIn = keptFor((): Move[] => []);
