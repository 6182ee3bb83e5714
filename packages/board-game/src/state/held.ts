import type { Frame } from '@ragtag/kernel';
import type { Procedures } from '../rules';
import type { State } from '../state';
import type { Seat } from '../terms';
import type { Place } from './place';

/** Components that lie with what is half-way through being resolved: each procedure says so beside its locals. */

type PlacesIn = (state: State, frame: never, isAsked: IsAsked) => readonly Place[];

/** Whether a seat is being asked by the frame, and so sees what lies before it. */
type IsAsked = (seat: Seat | null) => boolean;

const byProcedure = new Map<string, PlacesIn>();

/** Declares where components lie in a frame of this procedure. What a local merely names lies elsewhere. */
export function holds<N extends keyof Procedures>(
  procedure: N,
  places: (state: State, frame: Frame & Procedures[N], isAsked: IsAsked) => readonly Place[],
): void {
  byProcedure.set(procedure, places as PlacesIn);
}

/** Everything that lies in frames. */
export function placesInFrames(state: State): readonly Place[] {
  return state.stack.flatMap((frame, depth) => {
    const places = byProcedure.get(frame.p);
    const isAsked: IsAsked = (seat) => state.questions.some((q) => q.seat === seat && q.at === depth);
    return places?.(state, frame as never, isAsked) ?? [];
  });
}
