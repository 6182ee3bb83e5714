import {
  checkIn,
  isCylonPlayer,
  isHumanPlayer,
  type OptionOf,
  type Seat,
  type Skill,
} from '@ragtag/board-game';
import type { Option } from '@ragtag/kernel';
import { exposure } from '../hiding';
import { hasOwnGoals } from '../leaders';
import { asHuman, type Situation } from '../situation';
import { averageHand, cardWorth } from '../weigh/cards';
import { capacity, destinyMean, matchShare } from '../weigh/check';
import { keepWorth } from './hand';
import { best, type Rule, type Rules } from './rule';
import { stakeOf } from './value';

/** What to add to a skill check. */

export interface Held {
  readonly id: string;
  readonly card: number;
  readonly strength: number;
  readonly matches: boolean;
}

export interface CheckSituation {
  readonly skills: readonly Skill[];
  readonly difficulty: number;
  readonly partial: number | null;
  /** What the pile is expected to hold already. */
  readonly expected: number;
  /** Cards added so far, Destiny included. */
  readonly cards: number;
  /** Whether all of them lie open. */
  readonly open: boolean;
  /** Seats that come after this one. */
  readonly toCome: readonly Seat[];
  /** What those are expected to be able to add, and what Cylons among them will take away. */
  readonly othersCan: number;
  readonly othersSpoil: number;
  /** What it could come to: what lies there, the own hand, and what the others could add as far as everybody sees. */
  readonly everybodyCan: number;
  readonly held: readonly Held[];
}

/** What a card added by a human is worth on average, and what one added by a Cylon costs. */
const perCard = 2.4;
const perSpoiler = 2.4;
/** What a matching card in a hand is worth on average: weak ones are the first to be given up. */
const perHeld = 2.2;

/** How often a hidden Cylon spoils a check, and how much of a human's help it gives else, so as not to be found out. */
const spoils = 0.3;
const pretends = 0.5;

/** How much of a check a Cylon is expected to spoil. */
function spoiling({ view }: Situation, seat: Seat): number {
  const p = view.players[seat];
  if (p.cards === 0) return 0;
  return perSpoiler * (isCylonPlayer(p) ? 0.75 : spoils);
}

/** How much of what somebody could add will be added, where everybody wants to see the check passed. */
function helpOf({ outlook }: Situation, seat: Seat): number {
  return 1 - outlook.doubt[seat] * (1 - pretends);
}

type RunningCheck = NonNullable<ReturnType<typeof checkIn>>;

/** Whether everything that was added can be seen. */
function liesOpen({ faceUp, added, cards }: RunningCheck): boolean {
  return faceUp && added.reduce((sum, { n }) => sum + n, 0) === cards.length;
}

export function checkSituation(
  s: Situation<Option & { readonly card?: number; readonly counts?: number }>,
): CheckSituation | undefined {
  const { view, outlook } = s;
  const check = checkIn(view);
  if (!check) return undefined;
  const skills = check.counting as readonly Skill[];
  const { doubt } = outlook;
  let expected = 0;
  let cards = 0;
  const open = liesOpen(check);
  for (const { seat: by, n } of check.added) {
    cards += n;
    if (open) continue;
    if (by === null) expected += destinyMean(view, skills, n);
    else if (isCylonPlayer(view.players[by])) expected -= n * perSpoiler;
    else expected += n * perCard - (n > 0 ? doubt[by] * spoils * (perSpoiler + perCard) : 0);
  }
  if (open) expected = check.cards.reduce((sum, { counts }) => sum + counts, 0);
  const toCome = seatsAfter(s);
  let othersCan = 0;
  let othersSpoil = 0;
  for (const other of toCome) {
    othersCan += asPromised(s, other, capacity(outlook, other, skills)) * helpOf(s, other);
    othersSpoil += doubt[other] * spoiling(s, other);
  }
  const held = s.options.map(({ id, card = 0, counts = 0 }) => ({
    id,
    card,
    strength: Math.abs(counts),
    matches: counts > 0,
  }));
  const { difficulty, partial } = check;
  const everybodyCan = expected + ownCapacity(s, held) + openCapacity(s, skills, toCome) - othersSpoil;
  return {
    skills,
    difficulty,
    partial,
    expected,
    cards,
    open,
    toCome,
    othersCan,
    othersSpoil,
    everybodyCan,
    held,
  };
}

/** What the own hand could add. */
function ownCapacity({ question }: Situation, held: readonly Held[]): number {
  const matching = held.filter((h) => h.matches).map((h) => h.strength);
  matching.sort((a, b) => b - a);
  return matching.slice(0, question.max).reduce((sum, strength) => sum + strength, 0);
}

/** What these seats could add, as far as everybody knows: by the number of their cards. */
function openCapacity(s: Situation, skills: readonly Skill[], among: readonly Seat[]): number {
  let sum = 0;
  for (const seat of among) {
    const p = s.view.players[seat];
    if (!isHumanPlayer(p)) continue;
    const could = asPromised(s, seat, perHeld * p.cards * matchShare(s.view, seat, skills)) * helpOf(s, seat);
    sum += p.location === 'brig' ? Math.min(perHeld, could) : could;
  }
  return sum;
}

/** What somebody could add: as they say, as far as they are taken at their word, and by the number of their cards. */
function asPromised(s: Situation, seat: Seat, byNumber: number): number {
  const said = s.mind.promised?.(seat);
  return said ? said.belief * said.strength + (1 - said.belief) * byNumber : byNumber;
}

/** rule: skill-check.step4.order — from the left of the current player, who comes last. */
function seatsAfter({ view, seat }: Situation): Seat[] {
  const n = view.players.length;
  const found: Seat[] = [];
  for (let next = seat; next !== view.turn.seat; ) {
    next = (next + 1) % n;
    found.push(next);
  }
  return found;
}

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

const addToCheck: Rule<OptionOf<'add-to-check'>> = (s) => {
  const c = checkSituation(s);
  if (!c || s.question.max === 0) return [];
  return allowedShare(s, c, s.sign > 0 ? humanShare(s, c) : cylonShare(s, c));
};

/** Whoever may not add just so many cards helps with the weakest one more, or adds none. */
export function allowedShare({ question }: Situation, c: CheckSituation, share: string[]): string[] {
  const { never = [] } = question as { readonly never?: readonly number[] };
  if (!never.includes(share.length)) return share;
  const more = share.length + 1;
  const helps = c.held.every((h) => h.matches || !share.includes(h.id));
  if (!helps || more > question.max || never.includes(more)) return [];
  const [weakest] = c.held
    .filter((h) => h.matches && !share.includes(h.id))
    .sort((a, b) => a.strength - b.strength);
  return weakest ? [...share, weakest.id] : [];
}

/** Whatever counts for the side that this bot wants to see succeed; the best one where nothing does. */
const addMore: Rule<OptionOf<'add-more'>> = (s) => {
  const stake = stakeOf(s);
  const wanted = s.sign * ((stake?.pass ?? 1) - (stake?.fail ?? 0)) > 0 ? 1 : -1;
  const helping = s.options.filter(({ counts }) => counts * wanted > 0).map(({ id }) => id);
  return helping.length > 0 ? helping : best(s, ({ counts }) => counts * wanted);
};

export const checkRules = { 'add-to-check': addToCheck, 'add-more': addMore } satisfies Rules;
