import { cards, type Kind, type Plan } from '@ragtag/card-game';
import type { Sight } from '../sight';
import { effectsWorth } from './effects';
import { matchesUnit, type Reading, unitsThat } from './filters';
import { planWorth } from './plan';
import { kindWorth } from './units';

/** What cards are worth, in hand or once they work. */

const readingOf = (s: Sight, kind: Kind, source = 0): Reading => ({ you: s.seat, kind, source, bind: {} });

/** What an event would bring now. */
export function eventWorth(s: Sight, kind: Kind): number {
  const { plan } = cards[kind];
  return plan ? planWorth(s, plan, readingOf(s, kind)) : 0;
}

/** What a text that stays is worth: the units that it makes stronger, else a guess. */
const lastingText = 1.3;
const perUnitMadeStronger = 0.7;

function lastingWorth(s: Sight, kind: Kind): number {
  let worth = 0;
  for (const ability of cards[kind].abilities) {
    if (ability.when !== 'always') {
      worth += lastingText;
      continue;
    }
    for (const { on, of, add } of ability.modifiers) {
      if (on !== 'power' || typeof of !== 'object' || typeof add !== 'number') {
        worth += on === 'fleet-defense' ? 0.3 : lastingText;
        continue;
      }
      for (const { seat } of unitsThat(s, of.all, readingOf(s, kind)))
        worth += perUnitMadeStronger * add * s.stakes.share[seat];
    }
  }
  return worth;
}

/** What a mission brings when it is resolved. */
export function missionWorth(s: Sight, kind: Kind, source = 0): number {
  const { plan, abilities, link } = cards[kind];
  const lasting = abilities.length > 0 ? lastingWorth(s, kind) : 0;
  if (link) return Math.max(1, lasting);
  return (plan ? planWorth(s, plan as Plan, readingOf(s, kind, source)) : 0) + lasting;
}

/** How far the own units meet what a mission requires, from 0 to 1; those in reserve will be ready next turn. */
export function missionReadiness(s: Sight, kind: Kind): number {
  const reading = readingOf(s, kind);
  let places = 0;
  let filled = 0;
  const taken = new Set<number>();
  for (const { n, filter } of cards[kind].requires) {
    places += n;
    for (let i = 0; i < n; i++) {
      const unit = s.me.units.find(
        (u) => !u.down && !taken.has(u.handle) && matchesUnit(s, filter, { unit: u, seat: s.seat }, reading),
      );
      if (!unit) continue;
      taken.add(unit.handle);
      filled++;
    }
  }
  return places === 0 ? 1 : filled / places;
}

/** What it is worth to hold a card, apart from what it costs. */
export function holdWorth(s: Sight, kind: Kind): number {
  const { type, plan, threat } = cards[kind];
  const thrift = s.mind.temperament.thrifty;
  switch (type) {
    case 'personnel':
    case 'ship':
      return 0.6 * kindWorth(kind) * thrift * affordable(s, kind);
    case 'mission':
      return (0.35 + 0.5 * missionReadiness(s, kind) - 0.05 * threat) * thrift;
    case 'event':
      return (
        (0.8 + 0.1 * Math.max(0, plan ? effectsWorth(s, plan.do, readingOf(s, kind)) : 0)) *
        thrift *
        affordable(s, kind)
      );
    case 'base':
      return 0;
  }
}

/** How near the own resources are to what a card costs, from a quarter to 1. */
function affordable({ me }: Sight, kind: Kind): number {
  const made: Record<string, number> = {};
  for (const { kind: asset, supply } of me.stacks) {
    const type = cards[asset].makes ?? '';
    made[type] = (made[type] ?? 0) + 1 + (typeof supply === 'number' ? supply : supply.length);
  }
  let missing = 0;
  for (const [type, n] of Object.entries(cards[kind].cost)) missing += Math.max(0, n - (made[type] ?? 0));
  return Math.max(0.3, 1 - 0.17 * missing);
}
