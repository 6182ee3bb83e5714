import { isCylonPlayer } from '@ragtag/board-game';
import { exposure } from '../hiding';
import { hasOwnGoals } from '../leaders';
import { asHuman, type Situation } from '../situation';
import { averageHand, cardWorth } from '../weigh/cards';
import { type CheckSituation, type Held, perCard } from './check-situation';
import { keepWorth } from './hand';
import { stakeOf } from './value';

/** What a human adds to a skill check, and what a Cylon does. */

/**
 * The cheapest cards that reach the sum: as little above it as can be, then as few as can be. Where others follow who see
 * how much is there, as near to it as can be.
 */
export function addUpTo(cards: readonly Held[], needed: number, most: number, othersFollow = false): Held[] {
  if (needed <= 0) return [];
  const goal = Math.ceil(needed);
  /** The fewest cards for each sum, going through the cards one by one. */
  let reached = new Map<number, readonly Held[]>([[0, []]]);
  for (const card of cards) {
    const next = new Map(reached);
    for (const [sum, taken] of reached) {
      if (sum >= goal || taken.length >= most) continue;
      const old = next.get(sum + card.strength);
      if (!old || old.length > taken.length + 1) next.set(sum + card.strength, [...taken, card]);
    }
    reached = next;
  }
  const sums = [...reached.keys()].sort((a, b) => a - b);
  const above = sums.findIndex((sum) => sum >= goal);
  const enough = sums.at(above) ?? 0;
  const below = sums[above - 1] ?? enough;
  const sum = othersFollow && needed - below < enough - needed ? below : enough;
  return [...(reached.get(sum) ?? [])];
}

/** A human's share: what is missing, split with those who come later, as long as the result is worth the cards. */
export function humanShare(s: Situation, c: CheckSituation): string[] {
  const stake = stakeOf(s);
  if (!stake) return [];
  const full = shareOf(s, c, c.difficulty, stake.pass - stake.fail);
  if (full || c.partial === null || stake.partial === null) return full ?? [];
  return shareOf(s, c, c.partial, stake.partial - stake.fail) ?? [];
}

/** How far Destiny is usually off what is expected of it, and each card that somebody has added face down. */
const destinySpread = 3.1;
const cardSpread = 1.2;

/**
 * How far above what is needed to aim: as far as another point of strength makes the result so much likelier that it is
 * worth its card. Where not even the first point beyond is, just as far as is needed.
 */
function marginFor(s: Situation, { cards, open }: CheckSituation, gain: number): number {
  if (open) return leastMargin;
  const spread = Math.hypot(destinySpread, cardSpread * Math.sqrt(cards));
  const point = cardWorth(s.outlook, perCard, averageHand(s.view)) / perCard;
  const times = gain / (spread * Math.sqrt(2 * Math.PI) * point);
  return times <= 1
    ? leastMargin
    : Math.max(leastMargin, Math.min(mostMargin, spread * Math.sqrt(2 * Math.log(times))));
}

const leastMargin = 0.5;
const mostMargin = 6;

/** The cards for reaching a total; nothing where it is out of reach or not worth it. */
function shareOf(s: Situation, c: CheckSituation, total: number, gain: number): string[] | undefined {
  const { generous } = s.mind.temperament;
  const margin = gain <= 0 ? 0 : marginFor(s, c, gain);
  const missing = total + margin - c.expected + c.othersSpoil;
  if (gain <= 0) return undefined;
  if (missing <= 0) return [];
  if (c.everybodyCan < total + 0.5) return undefined;
  const hand = averageHand(s.view);
  const price = (missing / perCard) * cardWorth(s.outlook, perCard, hand) * 0.8;
  if (gain * generous < price) return undefined;
  const matching = c.held
    .filter((h) => h.matches)
    .sort((a, b) => keepWorth(s, a.card) - keepWorth(s, b.card));
  const own = matching.reduce((sum, h) => sum + h.strength, 0);
  if (own === 0) return [];
  const later = 0.8 * c.othersCan;
  // Nobody left to fill the rest: all or nothing.
  if (own + later < missing - margin - 0.5) return undefined;
  const part = (missing * own) / (own + later);
  // Everybody's rounding up would come to a card or two each time.
  return addUpTo(matching, part, s.question.max, later > own).map((h) => h.id);
}

/** What a Cylon adds: something that does not match, where it can hide among other cards. */
export function cylonShare(s: Situation, c: CheckSituation): string[] {
  const stake = stakeOf(s);
  const harm = stake ? stake.pass - stake.fail : 1;
  const spoil = c.held.filter((h) => !h.matches).sort((a, b) => b.strength - a.strength);
  if (isCylonPlayer(s.me) || hasOwnGoals(s.me)) {
    const card = s.malice < 0.5 ? spoil.at(-1) : spoil[0];
    return harm > 0.2 && card ? [card.id] : [];
  }
  const asked = humanShare(asHuman(s), c);
  const given = c.held.filter((h) => asked.includes(h.id));
  // A five among the ones and twos is remembered.
  const modest = spoil.find((h) => h.strength <= (harm > 2.5 ? 5 : 3)) ?? spoil[spoil.length - 1];
  // Who helps gives what a human would: whoever always gives less is known by it.
  const ways = [given, [], ...(modest ? [[modest]] : [])];
  const worth = (cards: readonly Held[]) => {
    const sum = cards.reduce((n, { strength, matches }) => n + (matches ? -strength : strength), 0);
    return (
      Math.sign(sum) * harm * Math.min(0.6, perPoint * Math.abs(sum)) - exposure(s, tellOfShare(c, cards))
    );
  };
  return ways.reduce((a, b) => (worth(b) > worth(a) ? b : a)).map((h) => h.id);
}

/** What it tells to add these cards: to be seen helping, to keep back where something was expected, to spoil. */
export function tellOfShare(c: CheckSituation, cards: readonly Held[]): number {
  if (cards.length === 0) return c.held.some((h) => h.matches) ? keepsBack : 0;
  return seenHelping + traced(c) * cards.filter((h) => !h.matches).length;
}

/** How much likelier a check passes for each point of strength. */
const perPoint = 0.08;
/** What it tells to add cards, and not to where something could be expected. */
const seenHelping = -0.12;
const keepsBack = 0.03;

/** What a card that does not match tells: the fewer cards it can hide among, the more. */
const traced = ({ cards, toCome }: CheckSituation): number => 0.35 + 1.5 / (cards + 1.5 * toCome.length);
