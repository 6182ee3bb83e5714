import type { Asking } from '@ragtag/kernel';
import { skillKinds } from '../../cards/tables';
import { type HandOption, handOptions } from '../../in-play/hand-options';
import { exactly } from '../../in-play/like-pieces';
import { isSet } from '../../in-play/rulings';
import { addToHand, drawDestiny, putOnSkillPile } from '../../operations/decks';
import { type G, rules } from '../../rules';
import { plain, skillCard } from '../../state/shapes';
import type { Seat } from '../../terms';
import type { SkillCheck } from './frame';

/** Cards that come into a check and leave it. */

export function reportAdded(g: G, seat: Seat | null, cards: readonly number[], faceUp: boolean): void {
  const rule = seat === null ? 'skills.destiny.two-per-check' : 'skill-check.step4.any-number';
  const fact = 'check-cards-added';
  const n = cards.length;
  g.facts.push(faceUp ? { fact, seat, n, cards, rule } : { fact, seat, n, rule });
}

const destinyLiesOpen = (g: G) => isSet(g, 'faceup', { by: 'destiny' });

/** rule: skills.destiny.two-per-check */
export function addDestiny(g: G, frame: SkillCheck, n: number): void {
  const faceUp = destinyLiesOpen(g);
  const cards: number[] = [];
  for (let left = n; left > 0; left--) {
    const card = drawDestiny(g);
    if (card === undefined) break;
    cards.push(card);
    frame.pile.push({ card, by: null, faceUp });
  }
  reportAdded(g, null, cards, faceUp);
  addWaiting(g, frame);
}

/** What was set aside joins the check after Destiny. rule: skill-check.step2.fast-learner */
function addWaiting(g: G, frame: SkillCheck): void {
  if (!frame.pile.some(({ waits }) => waits)) return;
  const cards = frame.pile.flatMap(({ card, waits }) => (waits ? [card] : []));
  frame.pile = frame.pile.map(({ card, by, faceUp }) => ({ card, by, faceUp }));
  reportAdded(g, null, cards, false);
}

/** Puts further cards into the running check, face up once it is revealed; some wait until Destiny has been added. */
export function addToPile(g: G, frame: SkillCheck, cards: readonly number[], waits: boolean): void {
  if (cards.length === 0) return;
  const faceUp = frame.revealed ?? destinyLiesOpen(g);
  const early = waits && !frame.revealed;
  for (const card of cards)
    frame.pile.push(early ? { card, by: null, faceUp, waits } : { card, by: null, faceUp });
  if (!early) reportAdded(g, null, cards, frame.revealed ?? false);
}

/** Takes every card of the running check into a hand. */
export function takeCheckCards(g: G, frame: SkillCheck, seat: Seat): void {
  for (const { card } of frame.pile) addToHand(g.state.players[seat].hand, card);
  g.facts.push({ fact: 'check-cards-taken', seat, n: frame.pile.length, rule: 'skill-check.step13.discard' });
  frame.pile = [];
}

/** Which cards of the pile may be picked out. */
export interface PickFromCheck {
  readonly seat: Seat;
  readonly n: number;
  /** Where they go. */
  readonly to: 'hand' | 'discard';
  readonly strengthAtMost?: number;
  /** Not cards of this name. */
  readonly notNamed?: string;
  /** All but one copy of this card. */
  readonly except?: number;
  /** Any number up to `n`. */
  readonly upTo?: boolean;
}

declare module '../../rules' {
  interface Procedures {
    'pick-from-check': PickFromCheck;
  }
  interface Asks {
    'pick-from-check': Asking<HandOption>;
  }
}

rules.locals('pick-from-check', { seat: plain, n: plain, strengthAtMost: plain, except: skillCard });

function checkBelow(g: G): SkillCheck | undefined {
  return g.state.stack.findLast((f) => f.p === 'skill-check') as SkillCheck | undefined;
}

rules.ask<HandOption, PickFromCheck>('pick-from-check', {
  options(g, { strengthAtMost, notNamed, except }) {
    const cards = checkBelow(g)?.pile.map(({ card }) => card) ?? [];
    const own = except === undefined ? -1 : cards.indexOf(except);
    if (own >= 0) cards.splice(own, 1);
    const fits = (card: number) =>
      (strengthAtMost === undefined || skillKinds[card].strength <= strengthAtMost) &&
      skillKinds[card].card.id !== notNamed;
    return handOptions(cards.filter(fits).sort((a, b) => a - b));
  },
  count: (_g, { n, upTo }, options) => (upTo ? [0, Math.min(n, options.length)] : exactly(n, options)),
  chosen(g, { to }, picks, { seat }) {
    const check = checkBelow(g);
    if (!check || picks.length === 0) return;
    const cards = picks.map(({ card }) => card);
    for (const card of cards) {
      check.pile.splice(
        check.pile.findIndex((c) => c.card === card),
        1,
      );
      if (to === 'hand') addToHand(g.state.players[seat].hand, card);
      else putOnSkillPile(g, card);
    }
    g.facts.push({ fact: 'check-cards-removed', seat, cards, to });
  },
});

/** Somebody picks cards out of a check that has been revealed. */
rules.procedure('pick-from-check', {
  pick(g, { seat }) {
    if (checkBelow(g)?.revealed) rules.put(g, seat, 'pick-from-check');
  },
});
