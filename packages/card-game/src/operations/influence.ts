import { isPrevented } from '../in-play/rulings';
import type { G } from '../rules';
import type { Seat } from '../terms';
import { winningInfluence } from '../terms';
import { endGame } from './end-game';
import { playerOut } from './player-out';

/** Influence, and who wins and loses by it: looked at after every instruction, in one place. */

/** Instructions for several players count as one moment. rule: ccg.win.check-moment */
const oneMoment: ReadonlySet<string> = new Set(['each-player', 'influence-of-several']);

function change(g: G, seat: Seat, by: number, rule: string): void {
  const p = g.state.players[seat];
  if (p.out || by === 0) return;
  // rule: ccg.win.floor-0
  const now = Math.max(0, p.influence + by);
  g.facts.push({ fact: 'influence', seat, by: now - p.influence, now, rule });
  p.influence = now;
  g.state.unsettled = true;
}

export function gainInfluence(g: G, seat: Seat, n: number, rule: string): void {
  if (n <= 0) return;
  if (isPrevented(g.state, 'influence-gain')) {
    g.facts.push({ fact: 'influence-kept', seat, rule: 'ccg.effects.prevent-gain' });
    return;
  }
  change(g, seat, n, rule);
  settle(g);
}

/** The loss itself, after everything that could make it smaller. */
export function takeInfluence(g: G, seat: Seat, n: number, rule: string): void {
  change(g, seat, -n, rule);
  settle(g);
}

/** Looks whether somebody has won or lost, unless several players are being dealt with at the same moment. */
export function settle(g: G, evenSo = false): void {
  const s = g.state;
  if (!s.unsettled) return;
  if (!evenSo && s.stack.some(({ p }) => oneMoment.has(p))) return;
  s.unsettled = false;
  const still: Seat[] = [];
  const winners: Seat[] = [];
  const losers: Seat[] = [];
  s.players.forEach(({ out, influence }, seat) => {
    if (out) return;
    if (influence >= winningInfluence) winners.push(seat);
    if (influence <= 0) losers.push(seat);
    else still.push(seat);
  });
  // rule: ccg.win.tie-both-win, ccg.win.win-beats-others-loss
  if (winners.length > 0) {
    endGame(g, winners, 'ccg.win.reach-20');
    return;
  }
  if (losers.length === 0) return;
  if (still.length === 0) {
    endGame(g, losers, 'ccg.win.tie-all-lost');
    return;
  }
  for (const seat of losers) playerOut(g, seat);
  if (still.length === 1) endGame(g, still, 'ccg.win.survivor');
}
