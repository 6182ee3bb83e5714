import type { Shape } from '@ragtag/kernel';
import type { ComponentTable } from '../cards/components';
import type { PlayerView, View } from '../door/view-types';
import type { Player, State } from '../state';
import type { Seat } from '../terms';
import { type Dealing, dealAnew } from './dealing';
import { kindIn } from './kinds';
import type { Dealers, Draft, NewTable, Part, Pieces, PlayerPart } from './part';
import type { Place } from './place';

/** What is made from parts: everything that must know the whole state, and yet names nothing in it. */
export interface Whole {
  empty(table: NewTable): State;
  /** A state that was put together field by field, in the shape that all have; what it lacks is empty. */
  settled(state: State): State;
  /** A state of its own that starts out equal and plays on by itself. */
  fork(state: State): State;
  view(state: State, seat: Seat | null): View;
  places(state: State): Place[];
  pieces(state: State): Pieces;
  readonly atRest: Shape;
  /** Deals everything anew that somebody may not know: in keeping with what it believes, or just by chance. */
  deal(state: State, dealing: Dealing, byChance?: boolean): void;
}

type AnyPart = Part<never>;
type AnyPlayerPart = PlayerPart<never>;

/**
 * An object with the same keys and nothing behind them. What starts from one is of one shape, wherever its fields came
 * from, and keeps them in itself; written key by key it would not.
 */
function blank<T extends object>(like: T): T {
  return JSON.parse(JSON.stringify(Object.fromEntries(Object.keys(like).map((key) => [key, null])))) as T;
}

function together(counts: readonly Pieces[]): Pieces {
  const all: Record<string, number> = {};
  for (const each of counts)
    for (const [piece, n] of Object.entries(each)) all[piece] = (all[piece] ?? 0) + n;
  return all;
}

/** The players, from what belongs to each of them. */
export function playersFrom(parts: readonly AnyPlayerPart[]): Part<'players'> {
  const lay = (name: string) => Object.assign({}, ...parts.map((part) => part.empty(name))) as Player;
  let emptyView: Draft<PlayerView> | undefined;

  function copyPlayer(from: Player): Player {
    const to = { ...from };
    for (let i = 0; i < parts.length; i++) parts[i].copy(to, from);
    return to;
  }

  function playerView(state: State, owner: Seat, seat: Seat | null): PlayerView {
    const to = { ...emptyView } as Draft<PlayerView>;
    for (let i = 0; i < parts.length; i++) parts[i].view(to, state, owner, seat);
    emptyView ??= blank(to);
    return to;
  }

  return {
    empty: ({ options, names }) => ({
      players: Array.from({ length: options.players }, (_, seat) => lay(names[seat] ?? `Player ${seat + 1}`)),
    }),
    copy(to, from) {
      to.players = from.players.map(copyPlayer);
    },
    view(to, state, seat) {
      to.players = state.players.map((_, owner) => playerView(state, owner, seat));
    },
    places: (state) =>
      state.players.flatMap((_, owner) => parts.flatMap((part) => part.places(state, owner))),
    pieces: (state) =>
      together(state.players.flatMap((_, owner) => parts.map((part) => part.pieces(state, owner)))),
    atRest: { players: { fields: Object.assign({}, ...parts.map(({ atRest }) => atRest)) } },
    dealers: Object.assign({}, ...parts.map(({ dealers }) => dealers)),
  };
}

export function assemble(parts: readonly AnyPart[]): Whole {
  const lay = (table: NewTable) => Object.assign({}, ...parts.map((part) => part.empty(table))) as State;
  const dealers: Dealers = Object.assign({}, ...parts.map((part) => part.dealers));
  let emptyView: Draft<View> | undefined;

  let emptyState: State | undefined;
  let emptyPlayer: Player | undefined;

  function settled(state: State): State {
    const fresh = lay({ version: state.version, options: state.options, seed: '', names: [] });
    emptyPlayer ??= blank(fresh.players[0]);
    emptyState ??= blank(fresh);
    const players = state.players.map((player, seat) =>
      Object.assign({ ...emptyPlayer }, fresh.players[seat], player),
    );
    return Object.assign({ ...emptyState }, fresh, state, { players });
  }

  function fork(from: State): State {
    const to = { ...from };
    for (let i = 0; i < parts.length; i++) parts[i].copy(to, from);
    return to;
  }

  return {
    empty: (table) => settled(lay(table)),
    settled,
    fork,
    view(state, seat) {
      const to = { ...emptyView } as Draft<View>;
      to.seat = seat;
      for (let i = 0; i < parts.length; i++) parts[i].view(to, state, seat);
      emptyView ??= blank(to);
      return to;
    },
    places: (state) => parts.flatMap((part) => part.places(state)),
    pieces: (state) => together(parts.map((part) => part.pieces(state))),
    atRest: { fields: Object.assign({}, ...parts.map(({ atRest }) => atRest)) },
    deal(state, dealing, byChance = false) {
      const byTable = new Map<ComponentTable, Place[]>();
      for (const place of parts.flatMap((part) => part.places(state))) {
        const places = byTable.get(place.of);
        if (places) places.push(place);
        else byTable.set(place.of, [place]);
      }
      for (const [table, places] of byTable) {
        const dealer = byChance ? undefined : dealers[table];
        if (dealer) dealer(state, places, dealing);
        else dealAnew(places, dealing, kindIn[table]);
      }
    },
  };
}
