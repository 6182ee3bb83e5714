import type { Question } from '@ragtag/kernel';
import { handTakenFrom } from '../effects/cards/run-skill-cards';
import type { RunFrame } from '../effects/run-verb';
import type { BoardReaction } from '../in-play/reactions';
import { rules } from '../rules';
import type { State } from '../state';
import type { Known } from '../state/place';
import type { DeckName, Seat } from '../terms';

/** Hidden cards that a seat's own questions show to it. */

/** The hands that lie open before the seat, whole or in part. */
function shownHands(s: State, question: Question): { owner: Seat; cards: readonly number[] }[] {
  const game = { state: s, facts: [] };
  if (question.ask === 'take-card') {
    const owner = handTakenFrom(game, s.stack[question.at] as RunFrame);
    return [{ owner, cards: [...s.players[owner].hand] }];
  }
  if (question.ask !== 'order-of-reactions') return [];
  // Whoever settles the order sees with what everybody wants to react.
  return rules.open(game, question).options.flatMap((option) => {
    const { seat, cause } = option as unknown as BoardReaction;
    return cause.kind === 'skill' && cause.card !== undefined ? [{ owner: seat, cards: [cause.card] }] : [];
  });
}

/** Of two lists of cards in the same place, every card as often as the one that has it more often. */
function merged(some: readonly number[], more: readonly number[]): number[] {
  const left = [...some];
  const added = more.filter((card) => {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...some, ...added];
}

/** What the seat knows: what it remembers, and what it is being shown. */
export function withShown(s: State, seat: Seat, known: Known): Known {
  const own = s.questions.filter((q) => q.seat === seat && !q.picks);
  const shown = own.flatMap((q) => shownHands(s, q));
  const hands = s.players.map((_, owner) => {
    const here = shown.filter((h) => h.owner === owner);
    return here.reduce<readonly number[]>((cards, h) => merged(cards, h.cards), known.hands?.[owner] ?? []);
  });
  const quorum = own.some(({ ask }) => ask === 'bury-quorum') ? [...s.quorumHand] : known.quorum;
  return { ...known, hands, quorum, tops: { ...known.tops, ...shownTops(s, own) } };
}

function shownTops(s: State, questions: readonly Question[]): Partial<Record<DeckName, readonly number[]>> {
  const tops: Partial<Record<DeckName, readonly number[]>> = {};
  for (const question of questions) {
    if (question.ask !== 'arrange') continue;
    const [option] = rules.open({ state: s, facts: [] }, question).options;
    const { deck, card } = option as unknown as { deck: DeckName; card: number };
    tops[deck] = [card];
  }
  return tops;
}
