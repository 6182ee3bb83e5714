import type { State } from '../state';
import type { Seat } from '../terms';
import { whole } from './parts';
import type { View } from './view-types';

export type * from './view-types';

/** What a seat may know of a game. A spectator is seat null. */
export function view(state: State, seat: Seat | null): View {
  return whole.view(state, seat);
}

/** What several seats may know, with what is common made once, and what is as it was not made again. */
export const { sights } = whole;
