import { cards } from '../cards/tables';
import { countUnits, handleFor, hasTrait, mysticOf, type Scene, seatsFor } from '../in-play/rulings';
import type { State } from '../state';
import { challengeIn, find, unitBy } from '../table/queries';
import type { Seat, Trait } from '../terms';
import type { Amount, Ref } from './types';

/** Units and missions of a trait that a player controls, resolved ones included. rule: ccg.missions.counts-itself */
function cardsWith(s: State, trait: Trait, seat: Seat): number {
  const { units, missions, resolved } = s.players[seat];
  let n = 0;
  for (const unit of units) if (hasTrait(s, unit, seat, trait)) n++;
  for (const { kind, down } of [...missions, ...resolved])
    if (!down && cards[kind].traits.includes(trait)) n++;
  for (const p of s.players)
    for (const unit of p.units)
      for (const link of unit.links)
        if (link.owner === seat && !link.down && cards[link.kind].traits.includes(trait)) n++;
  return n;
}

function supplyOf(s: State, ref: Ref, scene: Scene): number {
  const handle = handleFor(s, ref, scene);
  const found = handle === undefined ? undefined : find(s, handle);
  return found?.is === 'stack' ? found.it.supply.length : 0;
}

/** Assets without supply cards; the base is none. rule: ccg.resources.asset-without-supply */
const bareAssets = (s: State, seat: Seat): number =>
  s.players[seat].stacks.filter(({ supply }, i) => i > 0 && supply.length === 0).length;

/** The number that an amount comes to. */
export function amountOf(s: State, n: Amount, scene: Scene): number {
  if (typeof n === 'number') return n;
  if ('count' in n) return countUnits(s, n.count, scene) * (n.times ?? 1);
  if ('countCards' in n) {
    const [seat] = seatsFor(s, n.countCards.of, scene);
    return seat === undefined ? 0 : cardsWith(s, n.countCards.trait, seat);
  }
  if ('bound' in n) {
    const bound = scene.bind[n.bound];
    const value = Array.isArray(bound) ? bound.length : typeof bound === 'number' ? bound : 0;
    return value * (n.times ?? 1);
  }
  if ('mysticOf' in n) {
    const handle = handleFor(s, n.mysticOf, scene);
    const unit = handle === undefined ? undefined : unitBy(s, handle);
    return unit === undefined ? 0 : mysticOf(s, unit);
  }
  if ('supplyOf' in n) return supplyOf(s, n.supplyOf, scene);
  if ('bareAssetsOf' in n) {
    const [seat] = seatsFor(s, n.bareAssetsOf, scene);
    return (seat === undefined ? 0 : bareAssets(s, seat)) * (n.times ?? 1);
  }
  if ('startingHandOf' in n) {
    const [seat] = seatsFor(s, n.startingHandOf, scene);
    return seat === undefined ? 0 : cards[s.players[seat].stacks[0].kind].hand;
  }
  const totals = (challengeIn(s) as { totals?: readonly number[] } | undefined)?.totals;
  return totals === undefined ? 0 : Math.max(0, totals[1] - totals[0]);
}
