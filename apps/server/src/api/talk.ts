import { markOfCheck, type State, view } from '@ragtag/board-game';
import type { Claim as BotClaim } from '@ragtag/bots/board';
import type { Orders, Said, Say } from '@ragtag/protocol';
import { Refused } from '../refused';
import type { User } from '../store/store';
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
  const { table, state } = loaded;
  const seat = demandSight(loaded, user);
  const isClaim = 'claim' in words;
  if (seat === null && (table.phase === 'playing' || isClaim)) {
    throw new Refused('not-seated', 'Only the players speak during a game.');
  }
  if (isClaim && table.phase === 'lobby') {
    throw new Refused('wrong-phase', 'There is nothing to claim before the game.');
  }
  if (!isClaim && !table.settings.chat) throw new Refused('switched-off', 'The host has switched chat off.');
  if ('seat' in words && (words.seat >= table.seats.length || words.seat === seat)) {
    throw new Refused('bad-request', 'A claim is about another player.');
  }
  // Before the game people may change seats: their name alone says who they are.
  const by = table.phase === 'lobby' ? null : seat;
  const said = await store.say(id, {
    at: Date.now(),
    seat: by,
    name: user.name,
    said: words,
    ...during(state),
  });
  if (!said) throw new Refused('too-large', 'Nothing more can be said at this table.');
  hub.tellSaid(id, said);
  return said;
}

/** Says a bot's claim in its name. */
export async function sayAsBot(
  { rooms, store, hub }: Parts,
  id: string,
  { by, ...claim }: BotClaim,
): Promise<void> {
  const { table, state } = await rooms.load(id);
  const name = table.seats[by].name ?? '';
  const said = await store.say(id, { at: Date.now(), seat: by, name, said: claim, ...during(state) });
  if (said) hub.tellSaid(id, said);
}

/** The skill check that is being taken, as everybody sees it. */
function during(state: State | null): Pick<Said, 'check'> {
  const check = state && markOfCheck(view(state, null));
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
