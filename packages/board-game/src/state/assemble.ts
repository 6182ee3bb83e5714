import { type Shape, saysTheSame } from '@ragtag/kernel';
import { holds } from '@ragtag/kernel/options';
import type { ComponentTable } from '../cards/components';
import { perGame } from '../cards/in-game';
import type { PlayerView, View } from '../door/view-types';
import type { Options } from '../options';
import type { Player, State } from '../state';
import type { Seat } from '../terms';
import { type Dealing, dealAnew } from './dealing';
import { kindIn } from './kinds';
import {
  type AnyPart,
  type Dealers,
  type Draft,
  type NewTable,
  nowhere,
  type Part,
  type Pieces,
  type PlacesOfTwo,
  type PlayerPart,
} from './part';
import type { Place } from './place';
import { shells } from './shell';
import { areShared, sightsFrom } from './sights';

/** What is made from parts: everything that must know the whole state, and yet names nothing in it. */
export interface Whole {
  empty(table: NewTable): State;
  /** A state that was put together field by field, in the shape that all have; what it lacks is empty. */
  settled(state: State): State;
  /** A state of its own that starts out equal and plays on by itself. */
  fork(state: State): State;
  view(state: State, seat: Seat | null): View;
  readonly sights: ReturnType<typeof sightsFrom>;
  places(state: State): Place[];
  /** The places of two states, part by part, but for those that are surely as they were. */
  changedPlaces(before: State, after: State): PlacesOfTwo[];
  pieces(state: State): Pieces;
  readonly atRest: Shape;
  /** Deals everything anew that somebody may not know: in keeping with what it believes, or just by chance. */
  deal(state: State, dealing: Dealing, byChance?: boolean): void;
}

type AnyPlayerPart = PlayerPart<never>;

function together(counts: readonly Pieces[]): Pieces {
  const all: Record<string, number> = {};
  for (const each of counts)
    for (const [piece, n] of Object.entries(each)) all[piece] = (all[piece] ?? 0) + n;
  return all;
}

/** The parts that there can be anything in. */
function partsIn<P extends { readonly when?: string }>(options: Options, parts: readonly P[]): readonly P[] {
  return parts.filter(({ when }) => when === undefined || holds(when, options));
}

/** Whether all of these fields say the same in both. */
function areAsTheyWere(fields: readonly string[], before: object, after: object): boolean {
  const was = before as Readonly<Record<string, unknown>>;
  const is = after as Readonly<Record<string, unknown>>;
  for (let i = 0; i < fields.length; i++) if (!saysTheSame(was[fields[i]], is[fields[i]])) return false;
  return true;
}

const noFields: readonly string[] = [];

/** The players, from what belongs to each of them. */
export function playersFrom(parts: readonly AnyPlayerPart[]): Part<'players'> {
  let made: (() => Player) | undefined;
  let viewShell: (() => Draft<PlayerView>) | undefined;

  function lay(to: Player, name: string): Player {
    for (const part of parts) Object.assign(to, part.empty(name));
    return to;
  }

  function shell(): Player {
    made ??= shells<Player>(Object.keys(lay({} as Player, '')), (empty) => ({ ...empty }));
    return made();
  }

  let placing: { readonly part: AnyPlayerPart; readonly fields: readonly string[] }[] | undefined;

  /** The parts that components lie in, with their fields. */
  function thosePlacing() {
    placing ??= parts
      .filter(({ places }) => places !== nowhere)
      .map((part) => ({ part, fields: Object.keys(part.empty('')) }));
    return placing;
  }

  const copiesIn = perGame((options) => partsIn(options, parts).map(({ copy }) => copy));

  function viewOf(to: Draft<PlayerView>, state: State, owner: Seat, seat: Seat | null): PlayerView {
    for (let i = 0; i < parts.length; i++) parts[i].view(to, state, owner, seat);
    return to;
  }

  function playerView(state: State, owner: Seat, seat: Seat | null): PlayerView {
    viewShell ??= shells(Object.keys(viewOf({} as Draft<PlayerView>, state, owner, seat)), (empty) => ({
      ...empty,
    }));
    return viewOf(viewShell(), state, owner, seat);
  }

  /** What views of players are made from beside the players; null where a part does not say. */
  const viewsGoBy = perGame((options) => {
    const all = partsIn(options, parts).map(({ viewGoesBy }) => viewGoesBy);
    return all.every((fields) => fields !== undefined) ? [...new Set(all.flat())] : null;
  });

  return {
    empty: ({ options, names }) => ({
      players: Array.from({ length: options.players }, (_, seat) =>
        lay(shell(), names[seat] ?? `Player ${seat + 1}`),
      ),
    }),
    copy(to, from) {
      const copies = copiesIn(from.options);
      to.players = from.players.map((player) => {
        const copy = shell();
        for (let i = 0; i < copies.length; i++) copies[i](copy, player);
        return copy;
      });
    },
    view(to, state, seat) {
      to.players = state.players.map((_, owner) => playerView(state, owner, seat));
    },
    viewSince(to, state, seat, before, known) {
      const fields = viewsGoBy(state.options);
      const isAround = fields !== null && areShared(fields, before, state);
      const isKept = (owner: Seat) => isAround && state.players[owner] === before.players[owner];
      to.players =
        isAround && state.players === before.players
          ? known.players
          : state.players.map((_, owner) =>
              isKept(owner) ? known.players[owner] : playerView(state, owner, seat),
            );
    },
    places: (state) =>
      state.players.flatMap((_, owner) => parts.flatMap((part) => part.places(state, owner))),
    changedPlaces(before, after) {
      const changed: PlacesOfTwo[] = [];
      for (const { part, fields } of thosePlacing()) {
        const isAround = areAsTheyWere(part.placesGoBy ?? noFields, before, after);
        for (let owner = 0; owner < after.players.length; owner++) {
          if (isAround && areAsTheyWere(fields, before.players[owner], after.players[owner])) continue;
          changed.push([part.places(before, owner), part.places(after, owner)]);
        }
      }
      return changed;
    },
    pieces: (state) =>
      together(state.players.flatMap((_, owner) => parts.map((part) => part.pieces(state, owner)))),
    atRest: { players: { fields: Object.assign({}, ...parts.map(({ atRest }) => atRest)) } },
    dealers: Object.assign({}, ...parts.map(({ dealers }) => dealers)),
  };
}

export function assemble(parts: readonly AnyPart[]): Whole {
  const dealers: Dealers = Object.assign({}, ...parts.map((part) => part.dealers));
  let made: (() => State) | undefined;
  let viewShell: (() => Draft<View>) | undefined;

  function lay(to: State, table: NewTable): State {
    for (const part of parts) Object.assign(to, part.empty(table));
    return to;
  }

  function shell({ version, options }: Pick<NewTable, 'version' | 'options'>): State {
    made ??= shells<State>(
      Object.keys(lay({} as State, { version, options, seed: '', names: [] })),
      (empty) => ({ ...empty }),
    );
    return made();
  }

  const copiesIn = perGame((options) => partsIn(options, parts).map(({ copy }) => copy));

  function fork(from: State): State {
    const to = shell(from);
    const copies = copiesIn(from.options);
    for (let i = 0; i < copies.length; i++) copies[i](to, from);
    return to;
  }

  function settled(state: State): State {
    const { version, options } = state;
    const fresh = lay(shell(state), { version, options, seed: '', names: [] });
    const players = state.players.map((player, seat) => ({ ...fresh.players[seat], ...player }));
    return fork({ ...fresh, ...state, players });
  }

  function viewOf(to: Draft<View>, state: State, seat: Seat | null): View {
    to.seat = seat;
    for (let i = 0; i < parts.length; i++) parts[i].view(to, state, seat);
    return to;
  }

  function view(state: State, seat: Seat | null): View {
    viewShell ??= shells(Object.keys(viewOf({} as Draft<View>, state, seat)), (empty) => ({ ...empty }));
    return viewOf(viewShell(), state, seat);
  }

  let placing: { readonly part: AnyPart; readonly fields: readonly string[] }[] | undefined;

  /** The parts that components lie in, with their fields and those that their places go by. */
  function thosePlacing({ version, options }: State) {
    const table = { version, options, seed: '', names: [] };
    placing ??= parts
      .filter(({ places }) => places !== nowhere)
      .map((part) => ({
        part,
        fields: [...Object.keys(part.empty(table)), ...(part.placesGoBy ?? noFields)],
      }));
    return placing;
  }

  function changedPlaces(before: State, after: State): PlacesOfTwo[] {
    const changed: PlacesOfTwo[] = [];
    for (const { part, fields } of thosePlacing(after)) {
      if (part.changedPlaces) changed.push(...part.changedPlaces(before, after));
      else if (!areAsTheyWere(fields, before, after)) changed.push([part.places(before), part.places(after)]);
    }
    return changed;
  }

  return {
    empty: (table) => lay(shell(table), table),
    settled,
    fork,
    view,
    sights: sightsFrom(parts),
    places: (state) => parts.flatMap((part) => part.places(state)),
    changedPlaces,
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
