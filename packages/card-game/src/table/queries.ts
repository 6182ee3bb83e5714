import type { Frame } from '@ragtag/kernel';
import { printedPower } from '../cards/tables';
import type { Procedures } from '../rules';
import type { Mission, Player, Resolved, Stack, State, Threat, Unit } from '../state';
import type { Handle, Kind, Seat } from '../terms';

/** Pure reads of the state: who sits where, and what a handle stands for. */

/** What the state and the view tell alike of who is there. */
interface Table {
  readonly players: readonly { readonly out: boolean }[];
}

/** The next seat still in the game, to the left. rule: ccg.multiplayer.table */
export function leftOf({ players }: Table, seat: Seat): Seat {
  const n = players.length;
  for (let i = 1; i <= n; i++) {
    const next = (seat + i) % n;
    if (!players[next].out) return next;
  }
  return seat;
}

/** Who reveals a mystic value against the challenger; for a threat, the Cylon player. rule: ccg.attack.cylon-player */
export const revealsAgainst = (
  table: Table,
  { seat, opponent, threat }: Pick<ChallengeRoles, 'seat' | 'opponent' | 'threat'>,
): Seat => (threat !== null || opponent === null ? leftOf(table, seat) : opponent);

/** Seats still in the game, from this one to the left; without it where it is out. */
export function seatsFrom(s: State, first: Seat): Seat[] {
  const n = s.players.length;
  const seats: Seat[] = [];
  for (let i = 0; i < n; i++) {
    const seat = (first + i) % n;
    if (!s.players[seat].out) seats.push(seat);
  }
  return seats;
}

export function playersIn(s: State): number {
  let n = 0;
  for (const { out } of s.players) if (!out) n++;
  return n;
}

/** The first player of this phase; the next to the left where that one has left. rule: ccg.multiplayer.out-turn */
export function firstPlayer(s: State): Seat {
  const first = s.turn.leads ?? s.turn.first;
  return s.players[first].out ? leftOf(s, first) : first;
}

/** The innermost frame of a procedure. */
export function nearest<N extends keyof Procedures & string>(
  s: State,
  name: N,
): (Frame & Procedures[N]) | undefined {
  const { stack } = s;
  for (let i = stack.length - 1; i >= 0; i--)
    if (stack[i].p === name) return stack[i] as Frame & Procedures[N];
  return undefined;
}

export interface ChallengeRoles {
  readonly seat: Seat;
  readonly challenger: Handle;
  defender: Handle | null;
  readonly opponent: Seat | null;
  readonly threat: Handle | null;
  readonly as: 'personnel' | 'ship';
}

/** The running challenge. */
export function challengeIn(s: State): (Frame & ChallengeRoles) | undefined {
  return nearest(s, 'challenge' as never) as (Frame & ChallengeRoles) | undefined;
}

export function unitBy(s: State, handle: Handle): Unit | undefined {
  const { players } = s;
  for (let seat = 0; seat < players.length; seat++) {
    const { units } = players[seat];
    for (let i = 0; i < units.length; i++) if (units[i].handle === handle) return units[i];
  }
  return undefined;
}

export const threatBy = (s: State, handle: Handle): Threat | undefined =>
  s.threats.find((t) => t.handle === handle);

/** What a handle stands for, wherever it lies. */
export type Found =
  | { readonly is: 'unit'; readonly seat: Seat; readonly it: Unit }
  | { readonly is: 'mission'; readonly seat: Seat; readonly it: Mission }
  | { readonly is: 'resolved'; readonly seat: Seat; readonly it: Resolved }
  | {
      readonly is: 'link';
      readonly seat: Seat;
      readonly it: Resolved;
      readonly host: Unit;
      readonly hostSeat: Seat;
    }
  | { readonly is: 'stack'; readonly seat: Seat; readonly it: Stack; readonly base: boolean }
  | { readonly is: 'threat'; readonly seat: Seat; readonly it: Threat };

function foundWith(p: Player, seat: Seat, handle: Handle): Found | undefined {
  for (const it of p.units) {
    if (it.handle === handle) return { is: 'unit', seat, it };
    for (const link of it.links)
      if (link.handle === handle) return { is: 'link', seat: link.owner, it: link, host: it, hostSeat: seat };
  }
  for (const it of p.missions) if (it.handle === handle) return { is: 'mission', seat, it };
  for (const it of p.resolved) if (it.handle === handle) return { is: 'resolved', seat, it };
  for (const it of p.stacks)
    if (it.handle === handle) return { is: 'stack', seat, it, base: it === p.stacks[0] };
  return undefined;
}

export function find(s: State, handle: Handle): Found | undefined {
  for (let seat = 0; seat < s.players.length; seat++) {
    const found = foundWith(s.players[seat], seat, handle);
    if (found) return found;
  }
  const it = threatBy(s, handle);
  return it && { is: 'threat', seat: it.owner, it };
}

/** The card that shows of something in play. */
export function kindAt(found: Found): Kind {
  return found.is === 'unit' ? found.it.cards[0] : found.it.kind;
}

/** The cards of things in play, in the same order. */
export function kindsOf(s: State, handles: readonly Handle[]): Kind[] {
  const kinds: Kind[] = [];
  for (const handle of handles) {
    const found = find(s, handle);
    if (found) kinds.push(kindAt(found));
  }
  return kinds;
}

/** Who controls something in play; nobody controls a threat. */
export function controllerOf(s: State, handle: Handle): Seat | undefined {
  const found = find(s, handle);
  return found === undefined || found.is === 'threat' ? undefined : found.seat;
}

/** The power of all bases in play. rule: ccg.defense.sum, ccg.defense.base-facing */
export function basePowers(s: State): number {
  let sum = 0;
  for (const { out, stacks } of s.players) if (!out && stacks.length > 0) sum += printedPower[stacks[0].kind];
  return sum;
}
