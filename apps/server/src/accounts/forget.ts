import { draftOf } from '../games/play';
import { allFacts } from '../games/told';
import type { Loaded, Rooms, Work } from '../rooms/rooms';
import type { Store, User } from '../store/store';
import { moduleOf, type State } from '../tables/game';
import { leaveGame, leaveLobby } from '../tables/lobby';
import { seatOf, type TableRecord } from '../tables/record';

/** What those are called who do not want to be known here any more. */
const nobody = 'Somebody';

/** States of all games keep what players are called where their views show it. */
type Named = State & { readonly players?: readonly { name?: string }[] };

/** A table without somebody: the seat is a bot's, where there is a game, and free where there is none yet. */
function without(table: TableRecord, user: User): TableRecord {
  const copy = structuredClone(table);
  const seat = seatOf(copy, user.id);
  if (copy.phase === 'lobby') leaveLobby(copy, user);
  else {
    leaveGame(copy, user);
    if (seat !== null) copy.seats[seat] = { ...copy.seats[seat], user: null, name: nobody };
  }
  // Tables are called after who made them, unless they say otherwise.
  if (copy.settings.name.includes(user.name)) copy.settings.name = 'A table';
  // Nobody hosts a table that has nobody else.
  if (copy.host === user.id) copy.host = '';
  return copy;
}

/** The game under another name, stored anew as a whole: a state holds what its players are called. */
async function renamed(store: Store, loaded: Loaded, table: TableRecord, seat: number): Promise<Work<void>> {
  const { state } = loaded;
  if (!state) return { result: undefined, table };
  const draft = draftOf({ table, state });
  draft.state = moduleOf(table).fork(state);
  const player = (draft.state as Named).players?.[seat];
  if (player?.name !== undefined) player.name = nobody;
  draft.kept = await store.answers(table.id);
  draft.facts.push(...(await allFacts(store, table)));
  // Pages are told everything anew.
  draft.game.epoch++;
  return { result: undefined, draft };
}

/** Forgets a person for good. Games go on without them, and finished ones stay, with another name. */
export async function forgetPerson(store: Store, rooms: Rooms, user: User): Promise<void> {
  for (const { id } of await store.tablesOf(user.id, Number.MAX_SAFE_INTEGER)) {
    await rooms.change(id, async (loaded) => {
      const { table } = loaded;
      const seat = seatOf(table, user.id);
      if (seat === null && table.host !== user.id) return { result: undefined };
      const name = (seat === null ? null : table.seats[seat].name) ?? user.name;
      await store.forgetWords(id, seat, name, nobody);
      const rest = without(table, user);
      return seat === null || table.phase === 'lobby'
        ? { result: undefined, table: rest }
        : renamed(store, loaded, rest, seat);
    });
  }
  await store.removeUser(user.id);
}
