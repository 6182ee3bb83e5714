import { closeReplacement } from '../in-play/replacements';
import { type Scene, seatsFor } from '../in-play/rulings';
import { changeInfluence } from '../procedures/effects/lose-influence';
import type { G } from '../rules';
import { nearest, threatBy } from '../table/queries';
import type { Seat } from '../terms';
import { amountOf } from './amounts';
import type { Verbs } from './start';
import type { Amount, Who } from './types';

/** Seats that an instruction concerns; red text spares whom it does not. rule: ccg.attack.shield */
export function concerned(g: G, who: Who, scene: Scene): Seat[] {
  const seats = seatsFor(g.state, who, scene);
  const spared = threatBy(g.state, scene.cause.source)?.spared ?? [];
  return spared.length === 0 ? seats : seats.filter((seat) => !spared.includes(seat));
}

function change(g: G, who: Who, n: Amount, sign: 1 | -1, scene: Scene): void {
  const seats = concerned(g, who, scene);
  if (seats.length === 0) return;
  const amounts = seats.map((seat) => {
    const bind = { ...scene.bind, player: seat };
    return sign * Math.max(0, amountOf(g.state, n, { you: scene.you, cause: scene.cause, bind }));
  });
  changeInfluence(g, seats, amounts, 'ccg.effects.instant');
}

export const influenceVerbs = {
  gain: (g, { who, n }, _frame, scene) => change(g, who, n, 1, scene),
  lose: (g, { who, n }, _frame, scene) => change(g, who, n, -1, scene),
  lessenLoss(g, { n }) {
    const loss = nearest(g.state, 'lose-influence');
    if (!loss) return;
    loss.n = Math.max(0, loss.n - n);
    if (loss.n === 0) closeReplacement(g);
  },
} satisfies Verbs;
