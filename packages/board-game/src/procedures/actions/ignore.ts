import type { Asking, Option } from '@ragtag/kernel';
import type { Cause } from '../../effects/types';
import { type G, rules } from '../../rules';
import { isHuman, nearest } from '../../table/queries';
import type { Seat } from '../../terms';

declare module '../../rules' {
  interface Asks {
    ignore: Asking;
  }
}

/** Something that is done to players and that Cylon players may ignore. rule: cylon-players.ignore-crisis */
export interface Ignorable {
  readonly cause: Cause;
  /** Those who made use of that right. */
  ignoredBy?: Seat[];
}

rules.ask<Option, Ignorable>('ignore', {
  options: () => [{ id: 'ignore' }, { id: 'accept' }],
  chosen(g, frame, [pick], { seat }) {
    if (pick.id !== 'ignore') return;
    frame.ignoredBy = [...(frame.ignoredBy ?? []), seat];
    g.facts.push({ fact: 'ignored', seat, cause: frame.cause, rule: 'cylon-players.ignore-crisis' });
  },
});

/** Whether what is done comes of a Crisis, or of a check, a location's too. */
function mayBeIgnored(g: G, { kind, id }: Cause): boolean {
  if (kind === 'crisis' || kind === 'super-crisis') return true;
  const check = nearest(g.state, 'skill-check');
  return check !== undefined && check.cause.kind === kind && check.cause.id === id;
}

/** Asks a player, where it is a Cylon player and a Crisis or a check does this. */
export function offerToIgnore(g: G, { cause }: Ignorable, seat: Seat): void {
  if (!isHuman(g.state, seat) && mayBeIgnored(g, cause)) rules.put(g, seat, 'ignore');
}

export function ignores({ ignoredBy }: Ignorable, seat: Seat): boolean {
  return ignoredBy?.includes(seat) ?? false;
}
