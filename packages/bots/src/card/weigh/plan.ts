import { cards, type Handle, type Plan, type Price, type Targets } from '@ragtag/card-game';
import { bestPlays, makesOf } from '../resources';
import type { Sight } from '../sight';
import { candidatesOf, mostCandidates } from './candidates';
import { effectsWorth } from './effects';
import { handleOf, holds, type Reading } from './filters';
import { alertWorth, kindWorth, unitWorth } from './units';

/** What a text with targets and a price is worth: with the best targets there are, as far as a view tells. */

/** What it costs to use a card in these ways, in points. */
function priceOf(s: Sight, { what, ways }: Price, reading: Reading): number {
  const bound = reading.bind[what];
  const handles = Array.isArray(bound) ? (bound as Handle[]) : [handleOf(s, what, reading)];
  let cost = 0;
  for (const handle of handles) {
    if (handle === undefined) continue;
    const seen = s.units.get(handle);
    for (const way of ways) {
      if (way === 'sacrifice' || way === 'to-deck-top')
        cost += seen ? unitWorth(seen.unit) - (way === 'to-deck-top' ? 0.7 : 0) : 1.6;
      else if (seen) cost += way === 'commit' ? alertWorth(s, seen.unit) : 0.35;
      else cost += stackCost(s, handle);
    }
  }
  return cost * s.mind.temperament.careful;
}

/** What a resource stack is still needed for this turn. */
function stackCost({ me, hand, view }: Sight, handle: Handle): number {
  if (view.turn.phase === 'cylon') return 0;
  const stacks = makesOf(me);
  if (!stacks.some((stack) => stack.handle === handle)) return 0.3;
  // A namesake of what is in play adds little.
  const titles = new Set(me.units.map((unit) => cards[unit.cards[0]].title));
  const units = hand
    .filter((kind) => cards[kind].type !== 'event')
    .map((kind) => ({ kind, worth: titles.has(cards[kind].title ?? '') ? 0.4 : kindWorth(kind) }));
  const without = stacks.filter((stack) => stack.handle !== handle);
  return 0.15 + bestPlays(stacks, units) - bestPlays(without, units);
}

/** What a plan is worth from one of its targets on, with those before it given. */
export function planFrom(
  s: Sight,
  plan: Plan,
  names: readonly string[],
  at: number,
  reading: Reading,
): number {
  if (at >= names.length) {
    let worth = effectsWorth(s, plan.do, reading);
    for (const part of plan.price ?? []) worth -= priceOf(s, part, reading);
    return worth;
  }
  const name = names[at];
  const spec = (plan.targets as Targets)[name];
  if (spec.many)
    return planFrom(s, plan, names, at + 1, { ...reading, bind: { ...reading.bind, [name]: [] } });
  const values = candidatesOf(s, spec, reading).slice(0, at === 0 ? mostCandidates : 6);
  let best = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (spec.not?.some((other) => reading.bind[other] === value)) continue;
    const worth = planFrom(s, plan, names, at + 1, { ...reading, bind: { ...reading.bind, [name]: value } });
    if (worth > best) best = worth;
  }
  return best;
}

const noNames: readonly string[] = [];
const namesOf = ({ targets }: Plan): readonly string[] => (targets ? Object.keys(targets) : noNames);

/** What a plan is worth with the best targets; far below nothing where there is none. */
export function planWorth(s: Sight, plan: Plan, reading: Reading): number {
  if (plan.if && !holds(s, plan.if, reading)) return -1;
  const worth = planFrom(s, plan, namesOf(plan), 0, reading);
  if (worth === Number.NEGATIVE_INFINITY) return -1;
  return plan.optional ? Math.max(0, worth) : worth;
}

/** What a plan is worth if one of its targets is this. */
export function targetWorth(s: Sight, plan: Plan, name: string, value: unknown, reading: Reading): number {
  const names = namesOf(plan);
  return planFrom(s, plan, names, names.indexOf(name) + 1, {
    ...reading,
    bind: { ...reading.bind, [name]: value },
  });
}
