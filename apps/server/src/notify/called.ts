import type { Loaded } from '../rooms/rooms';
import { moduleOf } from '../tables/game';
import { type Asked, isSlow, type TableRecord } from '../tables/record';

/** Users who are asked something that they want to be called for. */
export function called({ table, state }: Pick<Loaded, 'table' | 'state'>): string[] {
  if (!state || table.phase !== 'playing') return [];
  const asked = table.game?.asked ?? [];
  return asked.flatMap((each) => {
    const { user, kind, covered } = table.seats[each.seat];
    return kind === 'person' && !covered && user !== null && isWorthACall(table, state, each) ? [user] : [];
  });
}

/** Reactions are worth a call where there is time for one, and where the player's standing orders ask for them. */
function isWorthACall(table: TableRecord, state: NonNullable<Loaded['state']>, asked: Asked): boolean {
  if (!asked.secret) return true;
  if (!isSlow(table)) return false;
  const module = moduleOf(table);
  const question = module
    .pending(state)
    .find((each) => each.seat === asked.seat && each.id === asked.question);
  return question !== undefined && !module.ordersPass(table.seats[asked.seat].orders, state, question);
}
