import type { GameView } from '@ragtag/kernel';
import type { TinyOptions } from './options';
import { rules } from './rules';
import type { TinyState, TinyVerdict } from './state';

export interface TinyView extends GameView {
  readonly options: TinyOptions;
  readonly players: readonly TinyPlayerView[];
  readonly turn: { readonly seat: number; readonly number: number };
  readonly pile: number;
  readonly discards: readonly number[];
  readonly over: TinyVerdict | null;
}

export interface TinyPlayerView {
  readonly name: string;
  readonly cards: number;
  readonly hand?: readonly number[];
  readonly row: readonly number[];
  readonly bonus: number;
  /** Absent where this seat may not know it. */
  readonly lucky?: number | null;
}

/** What a seat may know. */
export function view(s: TinyState, seat: number | null): TinyView {
  const open = s.questions.filter((q) => !q.picks);
  const game = { state: s, facts: [] };
  return {
    seat,
    options: s.options,
    players: s.players.map(({ name, hand, row, bonus, lucky, shown }, of) => ({
      name,
      cards: hand.length,
      row,
      bonus,
      ...((of === seat || s.over) && { hand, lucky }),
      ...(shown && { lucky }),
    })),
    turn: s.turn,
    pile: s.pile.length,
    discards: s.discards,
    unasked: seat === null ? [] : rules.unaskedOf(game, seat),
    questions: open.filter((q) => q.seat === seat).map((q) => rules.open(game, q)),
    waitingFor: open.filter((q) => q.seat !== seat && !q.secret).map((q) => ({ seat: q.seat, ask: q.ask })),
    over: s.over,
  };
}
