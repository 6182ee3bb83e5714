import type { Condition } from '../effects/types';
import { type G, rules } from '../rules';
import type { State } from '../state';
import type { Seat } from '../terms';
import { test } from './conditions';
import { unbound } from './scene';

/**
 * Hidden things that their owner may show at any moment at which their condition holds, whoever's turn it is.
 * rule: leaders.motive-reveal
 *
 * Each has a standing order: it is shown as soon as its condition holds, which is looked for after every step, or only
 * when its owner says so, unasked and while anybody is being asked. Neither makes a pause.
 */

export interface Showable {
  /** Tells it apart among all that its owner holds. */
  readonly id: string;
  readonly if: Condition;
}

/** A kind of such things, such as the motives of a Leader. */
export interface ShowableKind {
  /** Whether there are any in this game; nothing is looked for where there are none. */
  isInGame(state: State): boolean;
  /** How many things of the kind the seat holds, shown or not. */
  count(state: State, seat: Seat): number;
  /** One of them, unless it has been shown or may not be at any moment. */
  at(state: State, seat: Seat, n: number): Showable | undefined;
  /** Turns one up and tells it. It asks nobody and starts nothing, for somebody may be thinking about a question. */
  show(g: G, seat: Seat, id: string): void;
}

const kinds: ShowableKind[] = [];

export function addShowables(kind: ShowableKind): void {
  kinds.push(kind);
}

interface Held extends Showable {
  readonly kind: ShowableKind;
}

const nothing: readonly Held[] = [];
const noIds: readonly string[] = [];

/** Plain loops that make nothing: every step comes through here, and every view. */
function areAnyIn(state: State): boolean {
  for (let k = 0; k < kinds.length; k++) if (kinds[k].isInGame(state)) return true;
  return false;
}

function heldBy(state: State, seat: Seat): readonly Held[] {
  if (!areAnyIn(state)) return nothing;
  const held: Held[] = [];
  for (const kind of kinds) {
    if (!kind.isInGame(state)) continue;
    for (let n = 0; n < kind.count(state, seat); n++) {
      const each = kind.at(state, seat, n);
      if (each) held.push({ id: each.id, if: each.if, kind });
    }
  }
  return held;
}

const holdsNow = (g: G, seat: Seat, { if: condition }: Showable): boolean =>
  test(g, condition, { you: seat, bind: unbound });

const asksFirst = ({ players }: State, seat: Seat, id: string): boolean =>
  players[seat].asksFirst?.includes(id) === true;

function showWhatHolds(g: G, kind: ShowableKind): void {
  const { state } = g;
  for (let seat = 0; seat < state.players.length; seat++) {
    const count = kind.count(state, seat);
    for (let n = 0; n < count; n++) {
      const each = kind.at(state, seat, n);
      if (each && !asksFirst(state, seat, each.id) && holdsNow(g, seat, each)) kind.show(g, seat, each.id);
    }
  }
}

rules.watch({
  isNeeded: ({ state }) => areAnyIn(state),
  afterStep(g) {
    const { state } = g;
    if (state.over) return;
    for (let k = 0; k < kinds.length; k++) if (kinds[k].isInGame(state)) showWhatHolds(g, kinds[k]);
  },
});

const held = (g: G, seat: Seat, id: string): Held | undefined =>
  heldBy(g.state, seat).find((each) => each.id === id);

/** The ids of those that a seat holds and that are meant. */
function idsOf({ state }: G, seat: Seat, isMeant: (each: Held) => boolean): readonly string[] {
  const all = heldBy(state, seat);
  return all.length === 0 ? noIds : all.filter(isMeant).map(({ id }) => id);
}

rules.unaskedKind('show', {
  list: (g, seat) => idsOf(g, seat, (each) => holdsNow(g, seat, each)),
  done: (g, seat, id) => held(g, seat, id)?.kind.show(g, seat, id),
  // rule: leaders.motive-reveal — that it held before does not count
  notNow: (g, seat, id) => (held(g, seat, id) ? 'What it asks for does not hold just now.' : undefined),
});

rules.unaskedKind('ask-first', {
  list: (g, seat) => idsOf(g, seat, ({ id }) => !asksFirst(g.state, seat, id)),
  done(g, seat, id) {
    const player = g.state.players[seat];
    player.asksFirst = [...(player.asksFirst ?? []), id];
  },
});

rules.unaskedKind('show-at-once', {
  list: (g, seat) => idsOf(g, seat, ({ id }) => asksFirst(g.state, seat, id)),
  done(g, seat, id) {
    const player = g.state.players[seat];
    player.asksFirst = player.asksFirst?.filter((each) => each !== id);
  },
});
