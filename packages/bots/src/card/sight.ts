import {
  type Asking,
  type Handle,
  type Kind,
  type Odds,
  oddsIn,
  type PlayerView,
  type Seat,
  type UnitView,
  type View,
} from '@ragtag/card-game';
import type { Chooser, OpenQuestion, Option } from '@ragtag/kernel';
import type { CardMemory } from './memory';
import type { CardMind } from './mind';
import { type Stakes, stakesIn } from './weigh/stakes';

/** A unit together with who controls it. */
export interface Seen {
  readonly unit: UnitView;
  readonly seat: Seat;
}

/** Everything a bot goes by when it answers one question. */
export interface Sight<O extends Option = Option> {
  readonly view: View;
  readonly question: OpenQuestion;
  readonly options: readonly O[];
  readonly asking: Asking;
  readonly seat: Seat;
  readonly me: PlayerView;
  readonly hand: readonly Kind[];
  readonly units: ReadonlyMap<Handle, Seen>;
  readonly mind: CardMind;
  readonly memory: CardMemory;
  readonly pick: Chooser;
  readonly stakes: Stakes;
  readonly odds: Odds;
  /** How the options looked at first sight, for those who think further. */
  readonly scores: Map<string, number>;
}

const nothingAsked: Asking = {
  question: -1,
  kind: null,
  source: 0,
  text: null,
  name: null,
  bind: {},
  whose: null,
  owed: null,
  any: 0,
  spent: [],
};

function unitsIn({ players }: View): Map<Handle, Seen> {
  const units = new Map<Handle, Seen>();
  players.forEach((p, seat) => {
    for (const unit of p.units) units.set(unit.handle, { unit, seat });
  });
  return units;
}

export function sightOf(
  view: View,
  question: OpenQuestion,
  mind: CardMind,
  memory: CardMemory,
  pick: Chooser,
): Sight {
  const { seat } = question;
  const me = view.players[seat];
  return {
    view,
    question,
    options: question.options,
    asking: view.asking.find((each) => each.question === question.id) ?? nothingAsked,
    seat,
    me,
    hand: typeof me.hand === 'number' ? [] : me.hand,
    units: unitsIn(view),
    mind,
    memory,
    pick,
    stakes: stakesIn(view, seat, mind.temperament),
    odds: oddsIn(view),
    scores: new Map(),
  };
}

/** Seats still in the game but this one. */
export function othersOf(view: View, seat: Seat): Seat[] {
  return view.players.flatMap((p, other) => (other !== seat && !p.out ? [other] : []));
}
