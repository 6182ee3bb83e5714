import type { Sight } from '@ragtag/kernel';
import type { View } from '../door/view-types';
import type { State } from '../state';
import type { Seat } from '../terms';
import type { AnyPart, Draft } from './part';
import { shells } from './shell';

/** What seats see of a state, made from its parts: what is surely as it was in an earlier state is not made again. */

type ViewSide = Readonly<Record<string, unknown>>;

/** One of the two sides of a view, as it was seen of an earlier state. */
interface SeenEarlier {
  readonly state: State;
  readonly side: ViewSide;
}

/** A part with the fields that it writes into a view. */
interface Showing {
  readonly part: AnyPart;
  readonly fields: readonly string[];
}

/** Whether these fields are the same in both, each by identity: states that share them do not change them any more. */
export function areShared(fields: readonly string[], before: object, after: object): boolean {
  const was = before as ViewSide;
  const is = after as ViewSide;
  for (let i = 0; i < fields.length; i++) if (was[fields[i]] !== is[fields[i]]) return false;
  return true;
}

function writeSince(
  { part, fields }: Showing,
  to: Draft<View>,
  state: State,
  seat: Seat | null,
  known: SeenEarlier,
) {
  const { viewGoesBy, viewSince } = part;
  if (viewSince) viewSince(to, state, seat, known.state, known.side as unknown as View);
  else if (viewGoesBy && areShared(viewGoesBy, known.state, state))
    for (let i = 0; i < fields.length; i++)
      (to as Record<string, unknown>)[fields[i]] = known.side[fields[i]];
  else part.view(to, state, seat);
}

/** Makes one side of views: what some of the parts show. */
function sideOf(parts: readonly AnyPart[]) {
  let showing: readonly Showing[] | undefined;
  let shell: (() => Draft<View>) | undefined;

  /** What each part shows is seen by having it write into nothing. */
  function prepare(state: State, seat: Seat | null): () => Draft<View> {
    showing = parts.map((part) => {
      const written = {} as Draft<View>;
      part.view(written, state, seat);
      return { part, fields: Object.keys(written) };
    });
    return shells<Draft<View>>(
      showing.flatMap(({ fields }) => fields),
      (empty) => ({ ...empty }),
    );
  }

  return (state: State, seat: Seat | null, known?: SeenEarlier): ViewSide => {
    shell ??= prepare(state, seat);
    const to = shell();
    for (const each of showing ?? []) {
      if (known) writeSince(each, to, state, seat, known);
      else each.part.view(to, state, seat);
    }
    return to as unknown as ViewSide;
  };
}

/** Whose view it is. */
const reader = {
  view(to: Draft<View>, _state: State, seat: Seat | null) {
    to.seat = seat;
  },
} as AnyPart;

export function sightsFrom(parts: readonly AnyPart[]) {
  // What is not told the seat cannot depend on it.
  const common = sideOf(parts.filter(({ view }) => view.length <= 2));
  const own = sideOf([reader, ...parts.filter(({ view }) => view.length > 2)]);
  return (
    state: State,
    seats: readonly (Seat | null)[],
    earlier: readonly (Sight<State> | undefined)[] = [],
  ): Sight<State>[] => {
    const known = earlier.find((each) => each !== undefined);
    const forAll = common(state, null, known && { state: known.state, side: known.common });
    return seats.map((seat, n) => {
      const seen = earlier[n];
      const side = own(state, seat, seen && { state: seen.state, side: seen.own });
      return { state, common: forAll, own: side as Sight<State>['own'] };
    });
  };
}
