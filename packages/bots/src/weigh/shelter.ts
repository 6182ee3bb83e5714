import { type Area, areas, countVipers, pilotsIn, type View } from '@ragtag/board-game';
import type { Outlook } from './outlook';
import { civilianLoss } from './threat';

/** What it is worth to bring civilian ships out of the way of raiders. */

/** Raiders act about once in three turns, and a space of the Jump track takes two. */
const activationsPerSpace = 0.7;
const mostActivations = 2.2;
/** Attacks that a viper draws on itself before it is gone. rule: raider.attack.target-order */
const drawnByViper = 1.7;
/** How many raiders of the next area come over where they find nothing. */
const comeOver = 0.35;

const beside = (area: Area): readonly Area[] => {
  const i = areas.indexOf(area);
  return [areas[(i + 1) % areas.length], areas[(i + areas.length - 1) % areas.length]];
};

/** How likely each of so many civilian ships in an area is lost before the next jump. */
function risk(view: View, area: Area, ships: number): number {
  const { raiders, vipers } = view.areas[area];
  const coming = beside(area).reduce((n, next) => {
    const there = view.areas[next];
    return there.civilians.length > 0 ? n : n + comeOver * there.raiders;
  }, raiders);
  const activations = Math.min(mostActivations, activationsPerSpace * (5.5 - view.jump));
  const cover = countVipers(vipers) + pilotsIn(view, area).length;
  const attacks = activations * coming - drawnByViper * cover;
  return attacks <= 0 ? 0 : 1 - Math.exp(-attacks / Math.max(1, ships));
}

/** The worth of moving `n` civilian ships one area on, those that need it most. */
export function shelterWorth({ view, weights }: Outlook, n: number | 'all'): number {
  const safer = areas.flatMap((area) => {
    const ships = view.areas[area].civilians.length;
    if (ships === 0) return [];
    const here = risk(view, area, ships);
    const there = Math.min(
      ...beside(area).map((next) => risk(view, next, view.areas[next].civilians.length + 1)),
    );
    return here > there ? Array.from({ length: ships }, () => here - there) : [];
  });
  safer.sort((a, b) => b - a);
  const saved = safer.slice(0, n === 'all' ? undefined : n).reduce((sum, each) => sum + each, 0);
  return saved * civilianLoss(view, weights);
}
