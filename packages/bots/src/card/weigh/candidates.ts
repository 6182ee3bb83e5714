import { cards, type Handle, type Kind, matchesCard, type TargetSpec, type View } from '@ragtag/card-game';
import type { Sight } from '../sight';
import { type Reading, seatsOf, unitsThat } from './filters';

/** What could be chosen for a text, as far as a view tells. */

export type Value = number | readonly [Handle, Kind];

/** Looks at so many candidates of one target; more differ little. */
export const mostCandidates = 14;

function missionsIn(view: View): readonly {
  readonly handle: Handle;
  readonly seat: number;
  readonly resolved: boolean;
  readonly kind: Kind;
}[] {
  return view.players.flatMap((p, seat) => [
    ...p.missions.map(({ handle, kind }) => ({ handle, kind, seat, resolved: false })),
    ...p.resolved.map(({ handle, kind }) => ({ handle, kind, seat, resolved: true })),
    ...p.units.flatMap(({ links }) =>
      links.map(({ handle, kind, owner }) => ({ handle, kind, seat: owner, resolved: true })),
    ),
  ]);
}

/** Everything that could be meant by a target. */
export function candidatesOf(s: Sight, { kind, filter }: TargetSpec, reading: Reading): Value[] {
  const { view, me } = s;
  switch (kind) {
    case 'unit':
      return unitsThat(s, filter, reading).map(({ unit }) => unit.handle);
    case 'mission':
      return missionsIn(view)
        .filter(
          (m) =>
            (filter.of === undefined || seatsOf(s, filter.of, reading).includes(m.seat)) &&
            (!filter.unresolved || !m.resolved) &&
            (filter.keyword === undefined || cards[m.kind].keywords.includes(filter.keyword)),
        )
        .map(({ handle }) => handle);
    case 'stack':
      return view.players.flatMap((p, seat) =>
        filter.of === undefined || seatsOf(s, filter.of, reading).includes(seat)
          ? p.stacks.slice(filter.asset || filter.bare ? 1 : 0).map(({ handle }) => handle)
          : [],
      );
    case 'player':
      return filter.of === undefined ? seatsOf(s, 'each', reading) : seatsOf(s, filter.of, reading);
    case 'threat':
      return view.threats.map(({ handle }) => handle);
    case 'threatening':
      return [
        ...unitsThat(s, filter, reading).map(({ unit }) => unit.handle),
        ...view.threats.map(({ handle }) => handle),
      ];
    case 'discard':
      return [...new Set(me.discard)].filter((k) => matchesCard(filter, k));
    case 'hand':
      return [...new Set(s.hand)].filter((k) => matchesCard(filter, k));
    case 'in-stack':
      return [];
  }
}
