import type { G } from '../rules';
import type { Seat } from '../terms';
import { putCards } from './play-area';

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
  s.triggered = s.triggered.filter((t) => t.seat !== seat);
  s.waiting = s.waiting.filter((t) => t.seat !== seat);
  p.hand = [];
  p.deck = [];
  p.discard = [];
  p.units = [];
  p.missions = [];
  p.resolved = [];
  p.stacks = [];
}
