import {
  type Fact,
  type Frame,
  type Game,
  type MachineState,
  type OpenWindow,
  type Option,
  type Reaction,
  Rules,
  startStreams,
  Windows,
} from '../src';

/** A made-up game that uses every part of the kernel: players put down numbers, and may answer each other. */
export interface TinyState extends MachineState {
  hands: number[][];
  table: { seat: number; number: number }[];
  log: string[];
  over: null | { winner: number };
  /** Whoever has a card is taken for somebody who might hold a 9. */
  discreet: boolean;
}

interface TinyProcedures {
  window: OpenWindow;
  round: { left?: number[] };
  announce: { seat: number; number: number; cancelled?: boolean };
  loop: { n: number };
}

export type TinyGame = Game<TinyState, Fact>;

export const rules = new Rules<TinyState, Fact, TinyProcedures>();

interface Card extends Option {
  readonly number: number;
}

rules.ask<Card, { left?: number[] }>('put-down', {
  options: (g, _frame, { seat }) => g.state.hands[seat].map((number) => ({ id: `n${number}`, number })),
  count: (_g, _frame, options) => [0, Math.min(2, options.length)],
  refuse: (_g, _frame, picks) =>
    picks.length === 2 && picks[0].number + picks[1].number > 9 ? 'Too much at once.' : undefined,
  chosen: (g, _frame, picks, { seat }) => {
    for (const { number } of picks) {
      g.state.hands[seat] = g.state.hands[seat].filter((n) => n !== number);
      rules.call(g, 'announce', { seat, number });
    }
  },
});

interface Cancel extends Reaction {
  readonly cost: number;
}

/** A 9 in hand cancels what another puts down; a 0 on the table always answers by itself. */
function find(g: TinyGame, window: string, event: Frame): readonly Cancel[] {
  const { seat, cancelled } = event as Frame & { seat: number; cancelled?: boolean };
  if (window !== 'put-down' || cancelled) return [];
  return g.state.hands.flatMap((hand, other) =>
    other !== seat && hand.includes(9)
      ? [{ id: 'cancel', seat: other, forced: false, spent: true, cost: 9 }]
      : [],
  );
}

function might(g: TinyGame, window: string, event: Frame): readonly Cancel[] | undefined {
  if (!g.state.discreet) return undefined;
  const hands = g.state.hands.map((hand) => (hand.length > 0 ? [9] : []));
  return find({ ...g, state: { ...g.state, hands } }, window, event);
}

const windows = new Windows<TinyState, Fact, Cancel>(rules as never, {
  find,
  might,
  use: (g, _window, event, reaction) => {
    g.state.hands[reaction.seat] = g.state.hands[reaction.seat].filter((n) => n !== 9);
    (event as Frame & { cancelled?: boolean }).cancelled = true;
    g.state.log.push(`${reaction.seat} cancels`);
  },
  decider: () => 0,
});

rules.procedure('announce', {
  open: (g) => windows.open(g, 'put-down'),
  settle: (g, frame) => {
    if (frame.cancelled) return;
    g.state.table.push({ seat: frame.seat, number: frame.number });
    g.facts.push({ fact: 'put-down', only: frame.number === 7 ? [frame.seat] : undefined });
  },
});

rules.procedure('round', {
  askEverybody: (g) => {
    for (let seat = 0; seat < g.state.hands.length; seat++) rules.put(g, seat, 'put-down');
  },
  end: (g) => {
    g.state.over = { winner: g.state.table.at(-1)?.seat ?? -1 };
  },
});

rules.procedure('loop', {
  forever: (_g, frame) => {
    frame.i = 0;
    frame.n++;
  },
});

export function start(hands: number[][], first: keyof TinyProcedures = 'round'): TinyGame {
  const state: TinyState = {
    version: 1,
    stack: [],
    questions: [],
    asked: [],
    streams: startStreams('tiny', ['a', 'b']),
    over: null,
    hands,
    table: [],
    log: [],
    discreet: false,
  };
  const game: TinyGame = { state, facts: [] };
  rules.call(game, first, { n: 0, seat: 0, number: 0 } as never);
  return game;
}
