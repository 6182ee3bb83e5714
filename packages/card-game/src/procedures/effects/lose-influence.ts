import { repeat } from '@ragtag/kernel';
import { offerReplacement } from '../../in-play/replacements';
import { isPrevented } from '../../in-play/rulings';
import { gainInfluence, settle, takeInfluence } from '../../operations/influence';
import { type G, rules } from '../../rules';
import type { Seat } from '../../terms';

/** A loss of influence: prevented, made smaller, then taken. */
export interface LoseInfluence {
  readonly seat: Seat;
  n: number;
  readonly rule: string;
}

/** Several players gain or lose by one instruction. rule: ccg.effects.several-players */
export interface InfluenceOfSeveral {
  readonly seats: Seat[];
  readonly n: readonly number[];
  readonly rule: string;
  at: number;
}

declare module '../../rules' {
  interface Procedures {
    'lose-influence': LoseInfluence;
    'influence-of-several': InfluenceOfSeveral;
  }
}

export function loseInfluence(g: G, seat: Seat, n: number, rule: string): void {
  if (n > 0) rules.call(g, 'lose-influence', { seat, n, rule });
}

/** Gains where the amounts are above nothing, losses where they are below. */
export function changeInfluence(g: G, seats: readonly Seat[], n: readonly number[], rule: string): void {
  if (seats.length === 1) {
    if (n[0] < 0) loseInfluence(g, seats[0], -n[0], rule);
    else gainInfluence(g, seats[0], n[0], rule);
  } else rules.call(g, 'influence-of-several', { seats: [...seats], n, rule, at: 0 });
}

rules.procedure('lose-influence', {
  // rule: ccg.effects.prevent-loss
  prevent(g, { seat }) {
    if (!isPrevented(g.state, 'influence-loss')) return;
    g.facts.push({ fact: 'influence-kept', seat, rule: 'ccg.effects.prevent-loss' });
    rules.finish(g);
  },
  offerToLessen: (g) => offerReplacement(g, 'would-lose-influence'),
  take(g, { seat, n, rule }) {
    if (n > 0) takeInfluence(g, seat, n, rule);
  },
});

rules.procedure('influence-of-several', {
  oneAfterAnother: repeat(
    (_g, { at, seats }) => at < seats.length,
    (g, frame) => {
      const { seats, n, rule } = frame;
      const at = frame.at++;
      if (n[at] < 0) loseInfluence(g, seats[at], -n[at], rule);
      else gainInfluence(g, seats[at], n[at], rule);
    },
  ),
  settle: (g) => settle(g, true),
});
