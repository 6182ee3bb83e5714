import { isKnownCylon, teamOf, type View } from '@ragtag/board-game';
import { doubtOfLeaders, hasOwnGoals, sideOf } from './leaders';
import type { Mind } from './mind';
import { temperaments } from './temperament';
import { plainForBoth } from './weigh/weights';

/** A recruit knows what things are worth, but takes people at their word and misjudges a little. */
export function recruitMind(seat: number): Mind {
  return {
    weights: plainForBoth,
    temperament: temperaments.loyal,
    noise: 0.35,
    doubt: (view: View) =>
      view.players.map((p, other) => {
        if (other === seat) return sideOf(view, seat) === 'cylons' ? 1 : 0;
        if (hasOwnGoals(p)) return doubtOfLeaders(view);
        return isKnownCylon(p) || teamOf(view, other) === 'cylons' ? 1 : 0.15;
      }),
    suspected: () => 0.25,
    malice: () => 1,
  };
}
