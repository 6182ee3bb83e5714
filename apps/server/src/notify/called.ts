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

/** Reactions are worth a call where there is time for one, and all that can be passed where standing orders ask for it. */
function isWorthACall(table: TableRecord, state: NonNullable<Loaded['state']>, asked: Asked): boolean {
  if (asked.secret && !isSlow(table)) return false;
  const module = moduleOf(table);
  const isIt = (each: { readonly seat: number; readonly id: number }) =>
    each.seat === asked.seat && each.id === asked.question;
  if (!state.questions.some((each) => isIt(each) && module.mayPass(state, each))) return !asked.secret;
  const question = module.pending(state).find(isIt);
  return question !== undefined && !module.ordersPass(table.seats[asked.seat].orders, state, question);
}
