import type { G } from '../rules';
import { centurionsOnTrack } from '../table/queries';
import { humansLoseSpace } from '../terms';
import { loseAtOnce } from './end-game';

/** Centurions on the Boarding Party track. */

/** Every centurion moves on. rule: activation.heavy.stacking — they share spaces and never push each other. */
export function advanceCenturions(g: G): void {
  const { boarding } = g.state;
  if (centurionsOnTrack(g.state) === 0) return;
  for (let space = humansLoseSpace; space > 0; space--) {
    boarding[space] += boarding[space - 1];
    boarding[space - 1] = 0;
  }
  g.facts.push({ fact: 'centurions-advanced', rule: 'activation.heavy.centurions-first' });
  if (boarding[humansLoseSpace] > 0) loseAtOnce(g, 'endgame.loss.centurion', 'boarding');
}

/** Places centurions on the start of the track, as far as there are tokens. rule: limits.centurions-short */
export function boardCenturions(g: G, n: number, rule: string): void {
  const { boarding, supply } = g.state;
  const placed = Math.min(n, supply.centurions);
  if (placed === 0) return;
  supply.centurions -= placed;
  boarding[0] += placed;
  g.facts.push({ fact: 'centurions-placed', n: placed, rule });
}

/** Every centurion goes back a space; those at the start stay there. */
export function repelCenturions(g: G): void {
  const { boarding } = g.state;
  if (centurionsOnTrack(g.state) === boarding[0]) return;
  for (let space = 1; space < humansLoseSpace; space++) {
    boarding[space - 1] += boarding[space];
    boarding[space] = 0;
  }
  g.facts.push({ fact: 'centurions-repelled' });
}
