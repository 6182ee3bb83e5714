import { checkIn, isCylonPlayer, isHumanPlayer, type Seat, type Skill } from '@ragtag/board-game';
import type { Option } from '@ragtag/kernel';
import type { Situation } from '../situation';
import { capacity, destinyMean, matchShare } from '../weigh/check';

/** A running skill check as whoever is to add to it sees it. */

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
export const perCard = 2.4;
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
    if (by === null) expected += destinyMean(outlook, skills, n);
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
