import { type Seat, type Skill, skillKinds } from '@ragtag/board-game';
import type { Situation } from '../situation';
import { cardWorth } from '../weigh/cards';
import { capacity, destinyMean } from '../weigh/check';
import { keepWorth } from './hand';
import type { Rule } from './rule';
import { stakeOf } from './value';

/** What to add to a skill check. */

interface Held {
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
  /** Seats that come after this one. */
  readonly toCome: readonly Seat[];
  /** What those are expected to be able to add. */
  readonly othersCan: number;
  readonly held: readonly Held[];
}

const perCard = 2.1;

export function checkSituation(s: Situation): CheckSituation | undefined {
  const { view, outlook } = s;
  const check = view.resolving.findLast((r) => r.what === 'skill-check');
  if (check?.what !== 'skill-check') return undefined;
  const skills = check.skills as readonly Skill[];
  let expected = 0;
  for (const { seat: by, n } of check.added) {
    if (by === null) expected += destinyMean(skills, n);
    else {
      // A Cylon's cards count against the humans.
      expected += n * (perCard - 1.2 * perCard * outlook.doubt[by]);
    }
  }
  const toCome = seatsAfter(s);
  let othersCan = 0;
  for (const other of toCome) {
    othersCan += capacity(outlook, other, skills) * (1 - outlook.doubt[other]) - 0.8 * outlook.doubt[other];
  }
  const held = s.options.map(({ id, card = 0 }) => {
    const { strength, skill } = skillKinds[card];
    return { id, card, strength, matches: skills.includes(skill) };
  });
  return { skills, difficulty: check.difficulty, partial: check.partial, expected, toCome, othersCan, held };
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

/** Cards from strong to weak until the sum is reached, then the weakest ones that are not needed taken back. */
export function addUpTo(cards: readonly Held[], needed: number, most: number): Held[] {
  if (needed <= 0) return [];
  const strong = [...cards].sort((a, b) => b.strength - a.strength);
  const taken: Held[] = [];
  let sum = 0;
  for (const card of strong) {
    if (sum >= needed || taken.length >= most) break;
    taken.push(card);
    sum += card.strength;
  }
  for (let i = taken.length - 1; i >= 0; i--) {
    if (sum - taken[i].strength < needed) continue;
    sum -= taken[i].strength;
    taken.splice(i, 1);
  }
  return taken;
}

/** A human's share: what is missing, split with those who come later, as long as the result is worth the cards. */
export function humanShare(s: Situation, c: CheckSituation): string[] {
  const stake = stakeOf(s);
  const gain = stake ? stake.pass - stake.fail : 1;
  const matching = c.held
    .filter((h) => h.matches)
    .sort((a, b) => keepWorth(s, a.card) - keepWorth(s, b.card));
  const own = matching.reduce((sum, h) => sum + h.strength, 0);
  const margin = gain > 1.5 ? 2.5 : 1.5;
  const missing = c.difficulty + margin - c.expected;
  if (missing <= 0 || own === 0) return [];
  const target = reachable(c, missing, own) ? missing : missingForPartial(s, c);
  if (target <= 0) return [];
  const price = (target / perCard) * cardWorth(s.outlook, perCard) * 0.8;
  if (gain < price / s.mind.temperament.generous) return [];
  const share = c.toCome.length === 0 ? 1 : own / (own + 0.75 * Math.max(0, c.othersCan));
  return addUpTo(matching, target * Math.min(1, share * 1.15), s.question.max).map((h) => h.id);
}

function reachable(c: CheckSituation, missing: number, own: number): boolean {
  return own + Math.max(0, c.othersCan) >= missing - 1.5;
}

function missingForPartial(s: Situation, c: CheckSituation): number {
  const stake = stakeOf(s);
  if (c.partial === null || stake?.partial == null || stake.partial - stake.fail < 0.3) return 0;
  return c.partial + 1 - c.expected;
}

/** What a Cylon adds: something that does not match, where it can hide among other cards. */
export function cylonShare(s: Situation, c: CheckSituation): string[] {
  const stake = stakeOf(s);
  const harm = stake ? stake.pass - stake.fail : 1;
  const spoil = c.held.filter((h) => !h.matches).sort((a, b) => b.strength - a.strength);
  if (s.me.cylon !== null) return harm > 0.2 && spoil.length > 0 ? [spoil[0].id] : [];
  const others = s.view.resolving.findLast((r) => r.what === 'skill-check');
  const cards = others?.what === 'skill-check' ? others.added.reduce((n, a) => n + a.n, 0) : 0;
  const cover = cards >= 4 || c.toCome.length >= 2;
  const chance = Math.round(100 * Math.min(0.85, 0.45 * s.mind.temperament.daring + 0.1 * harm));
  if (harm > 0.3 && cover && spoil.length > 0 && s.pick(100) < chance) {
    const most = Math.min(s.question.max, harm > 2 && cards >= 6 ? 2 : 1);
    return spoil.slice(0, most).map((h) => h.id);
  }
  // A card that matches, the weakest, to be seen helping.
  const weak = c.held.filter((h) => h.matches).sort((a, b) => a.strength - b.strength);
  return weak.length > 0 && weak[0].strength <= 2 && s.question.max > 0 ? [weak[0].id] : [];
}

export const addToCheck: Rule = (s) => {
  const c = checkSituation(s);
  if (!c || s.question.max === 0) return [];
  return s.sign > 0 ? humanShare(s, c) : cylonShare(s, c);
};

export const checkRules: Readonly<Record<string, Rule>> = { 'add-to-check': addToCheck };
