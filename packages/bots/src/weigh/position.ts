import type { View } from '@ragtag/board-game';
import { scarcity } from './cards';
import { dialsWorth, jumpsLeft } from './dials';
import { centurionLoss, spaceThreat } from './threat';
import type { Weights } from './weights';

/** What a whole position is worth to the humans. `cylons` says who is one. */
export function positionWorth(view: View, cylons: readonly boolean[], weights: Weights): number {
  if (view.over) return view.over.winner === 'humans' ? weights.game : -weights.game;
  let worth = dialsWorth(view, weights, jumpsLeft(view)) - spaceThreat(view, weights);
  view.boarding.forEach((n, space) => {
    worth -= n * centurionLoss(weights, space);
  });
  const damaged = view.damagedLocations.length;
  worth -= damaged * weights.location + (weights.locationMore * damaged * (damaged - 1)) / 2;
  worth -= weights.viper * (0.7 * view.damagedVipers + 1.2 * view.destroyed.vipers);
  worth -= weights.raptor * view.destroyed.raptors;
  worth += weights.nuke * view.nukes;
  view.players.forEach((p, seat) => {
    const side = cylons[seat] ? -0.5 : 1;
    for (let n = 0; n < p.cards; n++) worth += side * scarcity(n) * (weights.card + 2 * weights.strength);
    if (p.location === 'brig') worth -= (cylons[seat] ? -0.5 : 1) * weights.brig;
    if (p.location === 'sickbay') worth -= side * weights.sickbay;
    for (const title of ['president', 'admiral'] as const) {
      if (view.titles[title] === seat && cylons[seat]) worth -= weights.title;
    }
  });
  return worth;
}
