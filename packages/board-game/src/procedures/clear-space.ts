import { shuffle } from '@ragtag/kernel';
import { mixIn } from '../mixed-pile';
import { land } from '../people';
import { seats } from '../queries';
import type { G } from '../rules';
import { type Area, areas } from '../terms';

type Ships = 'basestar' | 'raider' | 'heavy-raider' | 'viper' | 'civilian';

function report(g: G, area: Area, ships: Ships, n: number): void {
  if (n > 0) g.facts.push({ fact: 'ships-removed', area, ships, n, rule: 'jump.remove-ships' });
}

function clearBasestars(g: G): void {
  const s = g.state;
  for (const basestar of s.basestars) {
    if (basestar.area === null) continue;
    report(g, basestar.area, 'basestar', 1);
    mixIn(s, s.basestarDamage, basestar.damage);
    basestar.area = null;
    basestar.damage = [];
  }
}

function clearArea(g: G, area: Area): void {
  const s = g.state;
  const here = s.areas[area];
  report(g, area, 'raider', here.raiders);
  report(g, area, 'heavy-raider', here.heavyRaiders);
  report(g, area, 'viper', here.vipers);
  report(g, area, 'civilian', here.civilians.length);
  s.supply.raiders += here.raiders;
  s.supply.heavyRaiders += here.heavyRaiders;
  s.reserves.vipers += here.vipers;
  for (const { kind } of here.civilians) s.civilians.push(kind);
  s.areas[area] = { raiders: 0, heavyRaiders: 0, vipers: 0, civilians: [] };
}

/** All ships leave the space areas; Centurions stay aboard. rule: jump.remove-ships, jump.centurions-stay */
export function clearSpace(g: G): void {
  const s = g.state;
  clearBasestars(g);
  for (const area of areas) clearArea(g, area);
  shuffle(s, 'cards', s.civilians);
  for (const seat of seats(s)) {
    if (s.players[seat].piloting === null) continue;
    land(g, seat, 'hangar-deck');
    g.facts.push({ fact: 'sent', seat, to: 'hangar-deck', rule: 'jump.pilots' });
  }
}
