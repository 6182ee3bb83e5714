import { type Option, takeRandom } from '@ragtag/kernel';
import { discardFromHand } from '../decks';
import type { Cause } from '../effects/types';
import { type HandOption, handOptions } from '../hand-options';
import { isHuman } from '../queries';
import { answersTo } from '../questions';
import { type G, rules } from '../rules';
import type { Seat } from '../terms';

export interface Demand {
  readonly seat: Seat;
  readonly n: number;
  readonly random: boolean;
  /** The player made use of the right to ignore it. */
  ignored?: boolean;
  picks?: number[];
}

export interface DiscardSkills {
  readonly demands: Demand[];
  readonly cause: Cause;
}

declare module '../rules' {
  interface Procedures {
    'discard-skills': DiscardSkills;
  }
}

/** rule: cylon-players.ignore-crisis — Cylon players may ignore what a Crisis or check does to them. */
function mayIgnore(g: G, seat: Seat, cause: Cause): boolean {
  return !isHuman(g.state, seat) && (cause.kind === 'crisis' || cause.kind === 'super-crisis');
}

const demandOf = (frame: DiscardSkills, seat: Seat) => frame.demands.find((d) => d.seat === seat) as Demand;

rules.ask<Option, DiscardSkills>('ignore', {
  options: () => [{ id: 'ignore' }, { id: 'accept' }],
  chosen(g, frame, [pick], { seat }) {
    if (pick.id !== 'ignore') return;
    demandOf(frame, seat).ignored = true;
    g.facts.push({ fact: 'ignored', seat, cause: frame.cause, rule: 'cylon-players.ignore-crisis' });
  },
});

rules.ask<HandOption, DiscardSkills>('discard', {
  options: (g, _frame, { seat }) => handOptions(g.state.players[seat].hand),
  count(_g, frame, options, { seat }) {
    const n = Math.min(demandOf(frame, seat).n, options.length);
    return [n, n];
  },
  chosen(_g, frame, picks, { seat }) {
    demandOf(frame, seat).picks = picks.map((p) => p.card);
  },
});

/** Discarding skill cards. Several players choose first and discard together. rule: timing.multi-discard-simultaneous */
rules.procedure('discard-skills', {
  offerToIgnore(g, frame) {
    for (const { seat, n } of frame.demands) {
      if (n > 0 && g.state.players[seat].hand.length > 0 && mayIgnore(g, seat, frame.cause)) {
        rules.put(g, seat, 'ignore');
      }
    }
  },
  choose(g, frame) {
    for (const demand of frame.demands) {
      if (demand.ignored) continue;
      if (!isRandom(g, demand, frame.cause)) rules.put(g, demand.seat, 'discard');
      else demand.picks = pickAtRandom(g, demand);
    }
  },
  discard(g, frame) {
    for (const { seat, picks } of frame.demands) if (picks) discardFromHand(g, seat, picks, frame.cause);
  },
});

/** A forced discard may be made random by a sheet; a hand limit is no forced discard by an effect. */
function isRandom(g: G, demand: Demand, cause: Cause): boolean {
  if (demand.random) return true;
  if (
    cause.kind === 'rule' &&
    cause.id !== 'cylon-reveal.discard-three' &&
    cause.id !== 'turn.end.hand-limit'
  )
    return false;
  return answersTo(g, 'discard-how', { seat: demand.seat }).some(({ modifier }) => modifier.set === 'random');
}

function pickAtRandom(g: G, { seat, n }: Demand): number[] {
  const hand = [...g.state.players[seat].hand];
  const picks: number[] = [];
  while (picks.length < n && hand.length > 0) picks.push(takeRandom(g.state, 'cards', hand));
  return picks;
}

/** Players must discard skill cards. */
export function demandDiscard(g: G, demands: Demand[], cause: Cause): void {
  rules.call(g, 'discard-skills', { demands, cause });
}
