import { script } from '@ragtag/kernel';
import type { G } from '../rules';
import type { State, Triggered } from '../state';
import { leftOf } from '../table/queries';
import type { Seat } from '../terms';
import { putCards } from './play-area';

/**
 * What a leaver's cards have set up on other cards still happens, and the left neighbour sees to it; their own texts do
 * nothing any more. rule: ccg.multiplayer.out-effects, ccg.multiplayer.out-no-gain
 */
function lasting(s: State, list: readonly Triggered[], leaver: Seat): Triggered[] {
  return list.flatMap((t) => {
    if (t.seat !== leaver) return [t];
    return Array.isArray(script(t.ability)) ? [{ ...t, seat: leftOf(s, leaver) }] : [];
  });
}

/**
 * A player leaves the game: all own cards go, guests return to their owners' discard piles, and nothing of it sets
 * anything off. rule: ccg.multiplayer.out-cards, ccg.multiplayer.out-guests, ccg.multiplayer.out-no-gain
 */
export function playerOut(g: G, seat: Seat): void {
  const s = g.state;
  const p = s.players[seat];
  p.out = true;
  g.facts.push({ fact: 'player-out', seat, rule: 'ccg.multiplayer.out' });
  for (const unit of p.units)
    for (const link of unit.links) if (link.owner !== seat) putCards(g, link.owner, [link.kind], 'discard');
  for (const other of s.players)
    for (const unit of other.units) unit.links = unit.links.filter((link) => link.owner !== seat);
  s.threats = s.threats.filter((threat) => threat.owner !== seat);
  s.triggered = lasting(s, s.triggered, seat);
  s.waiting = lasting(s, s.waiting, seat);
  s.draw = s.draw.filter((each) => each !== seat);
  p.hand = [];
  p.deck = [];
  p.seenHand = [];
  p.seenTops = [];
  p.discard = [];
  p.units = [];
  p.missions = [];
  p.resolved = [];
  p.stacks = [];
}
