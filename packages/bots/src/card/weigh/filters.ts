import {
  type Amount,
  type Condition,
  cards,
  type Filter,
  type Handle,
  type Kind,
  type Role,
  type Seat,
  type Which,
} from '@ragtag/card-game';
import { othersOf, type Seen, type Sight } from '../sight';

/** Who and what is meant by the words of cards, as far as a view tells. */

/** From whose point of view a text is read. */
export interface Reading {
  readonly you: Seat;
  readonly kind: Kind | null;
  readonly source: Handle;
  readonly bind: Readonly<Record<string, unknown>>;
}

/** The handle that a name stands for. */
export function handleOf({ view, units }: Sight, ref: string, { source, bind }: Reading): Handle | undefined {
  const { challenge } = view;
  switch (ref) {
    case 'this':
      return source;
    case 'challenger':
      return challenge?.challenger;
    case 'defender':
      return challenge?.defender ?? challenge?.threat ?? undefined;
    case 'host':
      for (const { unit } of units.values())
        if (unit.links.some((link) => link.handle === source)) return unit.handle;
  }
  const bound = bind[ref];
  return typeof bound === 'number' ? bound : undefined;
}

/** The seats that are meant. */
export function seatsOf(s: Sight, who: string, reading: Reading): Seat[] {
  const { view } = s;
  if (who === 'you') return [reading.you];
  if (who === 'each') return [reading.you, ...othersOf(view, reading.you)];
  if (who === 'others' || who === 'opponent-of-you') return othersOf(view, reading.you);
  const colon = who.indexOf(':');
  if (colon >= 0) {
    const handle = handleOf(s, who.slice(colon + 1), reading);
    const seat =
      (handle === undefined ? undefined : controllerOf(s, handle)) ??
      (reading.bind[`${who.slice(colon + 1)}.owner`] as Seat | undefined);
    return seat === undefined ? [] : [seat];
  }
  const bound = reading.bind[who];
  if (typeof bound === 'number' && bound < view.players.length) return [bound];
  return who === 'player' ? [reading.you] : [];
}

/** Who controls something in play; nobody controls a threat. */
export function controllerOf({ view, units }: Sight, handle: Handle): Seat | undefined {
  const seen = units.get(handle);
  if (seen) return seen.seat;
  const has = (list: readonly { readonly handle: Handle }[]) => list.some((each) => each.handle === handle);
  const seat = view.players.findIndex((p) => has(p.stacks) || has(p.missions) || has(p.resolved));
  if (seat >= 0) return seat;
  for (const { unit } of units.values()) {
    const link = unit.links.find((each) => each.handle === handle);
    if (link) return link.owner;
  }
  return undefined;
}

function hasRole({ view: { challenge } }: Sight, handle: Handle, role: Role, you: Seat): boolean {
  if (!challenge) return false;
  const challenges = challenge.challenger === handle;
  switch (role) {
    case 'challenger':
      return challenges;
    case 'defender':
      return challenge.defender === handle;
    case 'in-challenge':
      return challenges || challenge.defender === handle;
    case 'challenging-threat':
      return challenges && challenge.threat !== null;
    case 'challenging-you-undefended':
      return challenges && challenge.opponent === you && challenge.defender === null;
  }
}

const isOf = (s: Sight, of: string, seat: Seat, reading: Reading): boolean =>
  of === 'you' ? seat === reading.you : seatsOf(s, of, reading).includes(seat);

export function matchesUnit(s: Sight, f: Filter, { unit, seat }: Seen, reading: Reading): boolean {
  const card = cards[unit.cards[0]];
  if (f.type !== undefined && f.type !== 'unit' && card.type !== f.type) return false;
  if (f.other && unit.handle === reading.source) return false;
  if (f.of !== undefined && !isOf(s, f.of, seat, reading)) return false;
  if (f.alert !== undefined && unit.alert !== f.alert) return false;
  if (f.down !== undefined && unit.down !== f.down) return false;
  if (f.title !== undefined && card.title !== f.title) return false;
  if (f.role !== undefined && !hasRole(s, unit.handle, f.role, reading.you)) return false;
  if (f.trait !== undefined && !unit.traits.includes(f.trait)) return false;
  if (f.noTrait !== undefined && unit.traits.includes(f.noTrait)) return false;
  if (f.anyTrait !== undefined && !f.anyTrait.some((t) => unit.traits.includes(t))) return false;
  if (f.allTraits !== undefined && !f.allTraits.every((t) => unit.traits.includes(t))) return false;
  if (f.keyword !== undefined && !unit.keywords.includes(f.keyword)) return false;
  if (f.powerAtMost !== undefined && (unit.power === null || unit.power > f.powerAtMost)) return false;
  if (f.powerAtLeast !== undefined && (unit.power === null || unit.power < f.powerAtLeast)) return false;
  return !f.singular || (card.title !== null && !unit.down);
}

export function unitsThat(s: Sight, filter: Filter, reading: Reading): Seen[] {
  const found: Seen[] = [];
  for (const seen of s.units.values()) if (matchesUnit(s, filter, seen, reading)) found.push(seen);
  return found;
}

/** The units that an instruction is done to. */
export function unitsMeant(s: Sight, what: Which, reading: Reading): Seen[] {
  if (typeof what !== 'string') return what.kind === 'mission' ? [] : unitsThat(s, what.all, reading);
  const bound = reading.bind[what];
  const handles = Array.isArray(bound) ? (bound as Handle[]) : [handleOf(s, what, reading)];
  return handles.flatMap((handle) => {
    const seen = handle === undefined ? undefined : s.units.get(handle);
    return seen ? [seen] : [];
  });
}

/** Cards of a trait that a player has on the table. */
function cardsWith({ view, units }: Sight, trait: string, seat: Seat): number {
  let n = 0;
  for (const { unit, seat: of } of units.values())
    if (of === seat && (unit.traits as readonly string[]).includes(trait)) n++;
  const { missions, resolved } = view.players[seat];
  for (const { kind } of [...missions, ...resolved])
    if ((cards[kind].traits as readonly string[]).includes(trait)) n++;
  return n;
}

/** What an amount will come to, or comes to on average. */
export function amountOf(s: Sight, n: Amount, reading: Reading): number {
  if (typeof n === 'number') return n;
  if ('count' in n) return unitsThat(s, n.count, reading).length * (n.times ?? 1);
  if ('countCards' in n) {
    const [seat] = seatsOf(s, n.countCards.of, reading);
    return seat === undefined ? 0 : cardsWith(s, n.countCards.trait, seat);
  }
  if ('bound' in n) {
    const bound = reading.bind[n.bound];
    const value = Array.isArray(bound)
      ? bound.length
      : typeof bound === 'number'
        ? bound
        : s.odds.mean(reading.you);
    return value * (n.times ?? 1);
  }
  if ('mysticOf' in n) {
    const handle = handleOf(s, n.mysticOf, reading);
    const unit = handle === undefined ? undefined : s.units.get(handle)?.unit;
    return unit ? cards[unit.cards[0]].mystic : 0;
  }
  if ('bareAssetsOf' in n) {
    const [seat] = seatsOf(s, n.bareAssetsOf, reading);
    if (seat === undefined) return 0;
    const bare = s.view.players[seat].stacks.filter(
      ({ supply }, i) => i > 0 && (typeof supply === 'number' ? supply : supply.length) === 0,
    );
    return bare.length * (n.times ?? 1);
  }
  if ('startingHandOf' in n) {
    const [seat] = seatsOf(s, n.startingHandOf, reading);
    return seat === undefined ? 0 : cards[s.view.players[seat].stacks[0].kind].hand;
  }
  if ('supplyOf' in n) return 1;
  return 1;
}

/** Whether a condition holds; what a view does not tell is taken to hold. */
export function holds(s: Sight, c: Condition, reading: Reading): boolean {
  switch (c.is) {
    case 'not':
      return !holds(s, c.it, reading);
    case 'all':
      return c.of.every((each) => holds(s, each, reading));
    case 'role': {
      const handle = handleOf(s, c.what, reading);
      return handle !== undefined && hasRole(s, handle, c.role, reading.you);
    }
    case 'phase':
      return s.view.turn.phase === c.phase;
    case 'controls':
      return seatsOf(s, c.who, reading).some((seat) =>
        unitsThat(s, c.filter, reading).some((seen) => seen.seat === seat),
      );
    case 'challenge':
      return s.view.challenge !== null;
    case 'challenge-kind':
      return s.view.challenge?.as === c.kind;
    case 'matches': {
      const handle = handleOf(s, c.what, reading);
      const seen = handle === undefined ? undefined : s.units.get(handle);
      return seen !== undefined && matchesUnit(s, c.filter, seen, reading);
    }
    case 'same':
      return handleOf(s, c.what, reading) === handleOf(s, c.as, reading);
    case 'player':
      return seatsOf(s, c.who, reading)[0] === seatsOf(s, c.as, reading)[0];
    default:
      return true;
  }
}
