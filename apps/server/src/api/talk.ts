import { readClaim, type TableClaim } from '@ragtag/kernel';
import { Claim, type Orders, type Said, type Say } from '@ragtag/protocol';
import type { Running } from '../games/play';
import { Refused } from '../refused';
import type { Loaded } from '../rooms/rooms';
import type { User } from '../store/store';
import { moduleOf } from '../tables/game';
import { demandSeat } from '../tables/lobby';
import { demandUser, type Handlers, type Parts } from './context';
import { demandSight } from './play';

/** Says something at a table. While a game is going on, only those who play it may speak. */
export async function say(
  { rooms, store, hub, paces }: Parts,
  user: User,
  id: string,
  words: Say,
): Promise<Said> {
  paces.demand('speak', user.id);
  const loaded = await rooms.current(id);
  const { table } = loaded;
  const seat = demandSight(loaded, user);
  const isClaim = 'claim' in words;
  if (seat === null && (table.phase === 'playing' || isClaim)) {
    throw new Refused('not-seated', 'Only the players speak during a game.');
  }
  if (isClaim && table.phase === 'lobby') {
    throw new Refused('wrong-phase', 'There is nothing to claim before the game.');
  }
  if (!isClaim && !table.settings.chat) throw new Refused('switched-off', 'The host has switched chat off.');
  const heard = isClaim ? claimAt(loaded, seat, words) : words;
  // Before the game people may change seats: their name alone says who they are, and it is the one that they sat down with.
  const by = table.phase === 'lobby' ? null : seat;
  const name = (seat === null ? null : table.seats[seat].name) ?? user.name;
  const said = await store.say(id, {
    at: store.now(),
    seat: by,
    name,
    ...(seat === null && { unseated: true as const }),
    said: heard,
    ...during(loaded),
  });
  if (!said) throw new Refused('too-large', 'Nothing more can be said at this table.');
  hub.tellSaid(id, said);
  return said;
}

/** A claim as the table's game knows it. */
function claimAt({ table }: Loaded, seat: number | null, claim: Claim): Claim {
  const by = seat ?? -1;
  const read = readClaim(moduleOf(table).claims, claim, { by, seats: table.seats.length });
  if (!read) throw new Refused('bad-request', 'A claim says something of this game, of another player.');
  return read;
}

/** A bot's claim in its name, as it is said with an answer. */
export function saidByBot(
  { table, state }: Running,
  { by, ...claim }: TableClaim,
  at: number,
): Omit<Said, 'n'> {
  const name = table.seats[by].name ?? '';
  return { at, seat: by, name, said: Claim.parse(claim), ...during({ table, state }) };
}

/** What is going on that claims are about, as everybody sees it. */
function during({ table, state }: Pick<Loaded, 'table' | 'state'>): Pick<Said, 'check'> {
  const { claimedIn, view } = moduleOf(table);
  const check = state && claimedIn(view(state, null));
  return check === null ? {} : { check };
}

/** Changes a player's standing orders; they hold from the next question on, and for one that is open. */
export async function setOrders(
  { rooms, hub }: Parts,
  user: User,
  id: string,
  orders: Orders,
): Promise<Orders> {
  await rooms.change(id, ({ table }) => {
    const copy = structuredClone(table);
    copy.seats[demandSeat(copy, user)].orders = orders;
    return { result: undefined, table: copy };
  });
  hub.tellOrders(id, user.id, orders);
  return orders;
}

export const talk: Handlers<'talk' | 'say' | 'orders' | 'setOrders'> = {
  async talk({ rooms, store }, { user, params, query }) {
    demandSight(await rooms.current(params.table), user);
    return store.talk(params.table, query.after, 500);
  },
  say: (parts, asking) => say(parts, demandUser(asking), asking.params.table, asking.body),
  async orders({ rooms }, asking) {
    const { table } = await rooms.current(asking.params.table);
    return table.seats[demandSeat(table, demandUser(asking))].orders;
  },
  setOrders: (parts, asking) => setOrders(parts, demandUser(asking), asking.params.table, asking.body),
};
