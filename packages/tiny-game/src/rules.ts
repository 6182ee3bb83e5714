import {
  type Frame,
  type Game,
  never,
  type OpenWindow,
  type Option,
  type Reaction,
  Rules,
  repeat,
  Windows,
} from '@ragtag/kernel';
import type { TinyFact } from './facts';
import { highest, points, type TinyState } from './state';

/**
 * In turn, everybody draws a card, aims at somebody, and puts down one or two cards of nine together at most. Who
 * holds a 9 may give it up to have them discarded. A row that counts more than the rival's then counts one more.
 * After some rounds, whoever's row counts most has won.
 */
interface TinyProcedures {
  window: OpenWindow;
  game: object;
  turn: TurnFrame;
}

interface TurnFrame {
  readonly seat: number;
  rival?: number;
  cards?: number[];
  cancelled?: boolean;
}

export type TinyGame = Game<TinyState, TinyFact>;

export const rules = new Rules<TinyState, TinyFact, TinyProcedures>();

interface Card extends Option {
  readonly card: number;
}

/** The same numbers are told apart by a count, so that both can be picked. */
export function cardOptions(hand: readonly number[]): Card[] {
  return hand.map((card, i) => {
    const copy = hand.slice(0, i).filter((other) => other === card).length;
    return { id: copy === 0 ? `n${card}` : `n${card}#${copy + 1}`, card };
  });
}

function discard(g: TinyGame, seat: number, card: number): void {
  const { hand } = g.state.players[seat];
  hand.splice(hand.indexOf(card), 1);
  g.state.discards.push(card);
}

rules.ask<Option & { readonly player: number }, TurnFrame>('aim', {
  options: ({ state }, { seat }) =>
    state.players.flatMap((_, player) => (player === seat ? [] : [{ id: `seat-${player}`, player }])),
  chosen(g, frame, [{ player }]) {
    frame.rival = player;
    g.facts.push({ fact: 'aimed', seat: frame.seat, at: player });
  },
});

rules.ask<Card, TurnFrame>('put-down', {
  // Not to be asked would tell that the hand holds one card.
  moot: never,
  options: ({ state }, { seat }) => cardOptions(state.players[seat].hand),
  count: (_g, _frame, options) => [1, Math.min(2, options.length)],
  refuse: (_g, _frame, picks) =>
    picks.length === 2 && picks[0].card + picks[1].card > highest
      ? `Two cards are ${highest} together at most.`
      : undefined,
  chosen(g, frame, picks) {
    frame.cards = picks.map(({ card }) => card);
    const { hand } = g.state.players[frame.seat];
    for (const { card } of picks) hand.splice(hand.indexOf(card), 1);
    g.facts.push({ fact: 'put-down', seat: frame.seat, cards: frame.cards });
  },
});

function cancels(g: TinyGame, event: Frame, hasNine: (hand: readonly number[]) => boolean): Reaction[] {
  const { seat, cancelled } = event as Frame & TurnFrame;
  if (cancelled) return [];
  return g.state.players.flatMap(({ hand }, other) =>
    other !== seat && hasNine(hand) ? [{ id: 'cancel', seat: other, forced: false, spent: true }] : [],
  );
}

const windows = new Windows<TinyState, TinyFact, Reaction>(rules as never, {
  find: (g, _window, event) => cancels(g, event, (hand) => hand.includes(highest)),
  might: (g, _window, event) =>
    g.state.options.discreet ? cancels(g, event, (hand) => hand.length > 0) : undefined,
  use(g, _window, event, { seat: by }) {
    const frame = event as Frame & TurnFrame;
    frame.cancelled = true;
    discard(g, by, highest);
    g.facts.push({ fact: 'cancelled', seat: frame.seat, by });
    windows.close(g);
  },
  decider: (g) => g.state.turn.seat,
});

// A charm may be shown at any moment.
rules.unasked('show-charm', {
  may: ({ state }, seat) => state.players[seat].lucky !== null && !state.players[seat].shown,
  done(g, seat) {
    const player = g.state.players[seat];
    if (player.lucky === null) return;
    player.shown = true;
    g.facts.push({ fact: 'charm-shown', seat, lucky: player.lucky });
  },
});

rules.procedure('turn', {
  begin(g, { seat }) {
    g.state.turn = { seat, number: g.state.turn.number + 1 };
    g.facts.push({ fact: 'turn', seat, number: g.state.turn.number });
  },
  draw(g, { seat }) {
    const card = g.state.pile.pop();
    if (card === undefined) return;
    const { hand } = g.state.players[seat];
    hand.push(card);
    hand.sort((a, b) => a - b);
    g.facts.push({ fact: 'drew', seat });
    g.facts.push({ fact: 'received', seat, card, only: [seat] });
  },
  aim: (g, { seat }) => {
    rules.put(g, seat, 'aim');
  },
  putDown: (g, { seat }) => {
    rules.put(g, seat, 'put-down');
  },
  answer: (g) => windows.open(g, 'put-down'),
  settle(g, { seat, rival, cards = [], cancelled }) {
    const { players, discards } = g.state;
    if (cancelled) {
      discards.push(...cards);
      return;
    }
    players[seat].row.push(...cards);
    if (rival === undefined || points(players[seat]) <= points(players[rival])) return;
    players[seat].bonus++;
    g.facts.push({ fact: 'bonus', seat });
  },
});

rules.procedure('game', {
  turns: repeat(
    ({ state: { turn, options } }) => turn.number < options.rounds * options.players,
    (g) => {
      const { turn, players } = g.state;
      rules.call(g, 'turn', { seat: turn.number === 0 ? turn.seat : (turn.seat + 1) % players.length });
    },
  ),
  end(g) {
    const totals = g.state.players.map(points);
    const most = Math.max(...totals);
    const winners = totals.flatMap((total, seat) => (total === most ? [seat] : []));
    g.state.over = { winners, points: most };
    g.facts.push({ fact: 'over', winners, points: most });
  },
});
