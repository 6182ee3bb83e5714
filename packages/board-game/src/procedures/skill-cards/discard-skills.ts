import { type Ask, type Asking, takeRandom } from '@ragtag/kernel';
import { skillKinds } from '../../cards/tables';
import { runEffects } from '../../effects/start';
import type { Cause, Limit } from '../../effects/types';
import { type HandOption, handOptions } from '../../in-play/hand-options';
import { limitReached, spendLimit } from '../../in-play/limits';
import { couldReact, open } from '../../in-play/reactions';
import { answersTo, numberNow, type Scoped, scopedModifiers } from '../../in-play/rulings';
import { discardFromHand } from '../../operations/decks';
import { type G, rules } from '../../rules';
import { aCause, fields, plain, skillCard } from '../../state/shapes';
import type { Seat } from '../../terms';
import { type Ignorable, ignores, offerToIgnore } from '../actions/ignore';

export type DiscardAsk = 'discard' | 'pay-for-move' | 'pay-for-location' | 'pay-price';

export interface Demand {
  readonly seat: Seat;
  n: number;
  readonly random: boolean;
  /** Everything, however much that is: nobody chooses. */
  readonly all?: true;
  picks?: number[];
}

export interface DiscardSkills extends Ignorable {
  readonly demands: Demand[];
  /** How it is asked for: a demand, or a price. */
  readonly ask: DiscardAsk;
  /** What is in force for this discard. */
  readonly mods: Scoped[];
  /** Whoever demanded it is handed their strength. */
  readonly told?: boolean;
}

export interface DiscardMade {
  readonly seat: Seat;
  readonly cards: readonly number[];
  readonly cause: Cause;
  /** Picked by the player, or at random. */
  readonly chosen: boolean;
}

declare module '../../rules' {
  interface Procedures {
    'discard-skills': DiscardSkills;
    'discard-made': DiscardMade;
  }
  interface Asks {
    discard: Asking<HandOption>;
    'pay-for-move': Asking<HandOption>;
    'pay-for-location': Asking<HandOption>;
    'pay-price': Asking<HandOption>;
  }
}

rules.locals('discard-skills', {
  demands: fields<Demand>({ seat: plain, n: plain, picks: skillCard }),
  mods: scopedModifiers,
  cause: aCause,
  ignoredBy: plain,
});
rules.locals('discard-made', { seat: plain, cards: skillCard, cause: aCause });

const demandOf = (frame: DiscardSkills, seat: Seat) => frame.demands.find((d) => d.seat === seat) as Demand;

const pickCards: Ask<G, HandOption, DiscardSkills> = {
  options: (g, _frame, { seat }) => handOptions(g.state.players[seat].hand),
  count(_g, frame, options, { seat }) {
    const n = Math.min(demandOf(frame, seat).n, options.length);
    return [n, n];
  },
  chosen(_g, frame, picks, { seat }) {
    demandOf(frame, seat).picks = picks.map((p) => p.card);
  },
};
rules.ask('discard', pickCards);
rules.ask('pay-for-move', pickCards);
rules.ask('pay-for-location', pickCards);
rules.ask('pay-price', pickCards);

/** Discarding skill cards. Several players choose first and discard together. rule: timing.multi-discard-simultaneous */
rules.procedure('discard-skills', {
  offerToIgnore(g, frame) {
    for (const { seat, n } of frame.demands) {
      if (n > 0 && g.state.players[seat].hand.length > 0) offerToIgnore(g, frame, seat);
    }
  },
  // A price is paid of one's own will, but for the card that pays a change of ship.
  openDemanded(g, { ask }) {
    if (ask === 'discard' || ask === 'pay-for-move') open(g, 'discard-demanded');
  },
  count(g, frame) {
    const { demands, cause } = frame;
    for (const demand of demands) {
      if (!ignores(frame, demand.seat))
        demand.n = Math.max(0, numberNow(g, 'discard-count', demand.n, { seat: demand.seat, cause }));
    }
  },
  choose(g, frame) {
    for (const demand of frame.demands) {
      if (ignores(frame, demand.seat)) continue;
      if (!isRandom(g, demand, frame.ask)) rules.put(g, demand.seat, frame.ask);
      else demand.picks = pickAtRandom(g, demand);
    }
  },
  discard(g, { demands, cause, ask }) {
    for (const demand of demands) {
      const { seat, picks, all } = demand;
      if (!picks || picks.length === 0) continue;
      const chosen = !all && !isRandom(g, demand, ask);
      discardFromHand(g, seat, picks, cause);
      reportDiscard(g, { seat, cards: picks, cause, chosen });
    }
  },
  handBack(g, { demands, told }) {
    if (told)
      rules.finish(
        g,
        demands.reduce((sum, { picks = [] }) => sum + strengthOf(picks), 0),
      );
  },
});

function strengthOf(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + skillKinds[card].strength, 0);
}

/** The moment after a player's skill cards went to the discards. */
rules.procedure('discard-made', {
  openMade: (g) => open(g, 'discard-made'),
  // rule: mutiny.treachery-discard, mutiny.treachery-once — also of copies, and of different names
  notice(g, { seat, cards, chosen }) {
    const card = chosen ? cards.find(comesOver) : undefined;
    if (card === undefined) return;
    const { id, whenDiscarded = [] } = skillKinds[card].card;
    const cause: Cause = { kind: 'skill', id, card };
    if (limitReached(g, oncePerTurn, cause, seat)) return;
    spendLimit(g, oncePerTurn, cause, seat);
    runEffects(g, whenDiscarded, { you: seat, cause, bind: {} });
  },
});

const oncePerTurn: Limit = { per: 'turn', name: 'treachery-discard', by: 'player' };

const comesOver = (card: number) => skillKinds[card].card.whenDiscarded !== undefined;

/** Announces skill cards that were discarded, whether demanded or paid. */
export function reportDiscard(g: G, made: DiscardMade): void {
  if (couldReact(g, 'discard-made') || (made.chosen && made.cards.some(comesOver)))
    rules.call(g, 'discard-made', made);
}

/** A sheet may make forced discards random, the hand limit's and a reveal's among them; prices are never forced. */
function isRandom(g: G, demand: Demand, ask: DiscardAsk): boolean {
  if (demand.random) return true;
  if (ask !== 'discard') return false;
  return answersTo(g, 'discard-how', { seat: demand.seat }).some(({ modifier }) => modifier.set === 'random');
}

function pickAtRandom(g: G, { seat, n }: Demand): number[] {
  const hand = [...g.state.players[seat].hand];
  const picks: number[] = [];
  while (picks.length < n && hand.length > 0) picks.push(takeRandom(g.state, 'cards', hand));
  return picks;
}

/** Players must discard skill cards. */
export function demandDiscard(
  g: G,
  demands: Demand[],
  cause: Cause,
  ask: DiscardAsk = 'discard',
  told?: boolean,
): void {
  rules.call(g, 'discard-skills', { demands, cause, ask, mods: [], told });
}
