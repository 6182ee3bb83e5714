import {
  skills as allSkills,
  type Seat,
  type Skill,
  sheetSpeaks,
  skillKinds,
  skillsOf,
  type View,
} from '@ragtag/board-game';

/** What a revealed check tells about those who added cards to it. */

/** Cards that do not match, expected of each kind of player in a check it adds to. */
const fromHuman = 0.03;
const fromCylon = 0.45;

/** By the number of cards that somebody adds to a check that the others try to pass: who adds many hardly spoils it. */
const byNumber: readonly number[] = [0.1, 0.1, -0.15, -0.5];

export function contributionEvidence(n: number): number {
  return byNumber[Math.min(n, byNumber.length - 1)];
}

/** Cards of others from which it is seen that a check is to be passed. */
const tried = 3;

export interface SeenCheck {
  readonly skills: readonly Skill[];
  /** Cards added face down, by seat; Destiny under null. */
  readonly added: readonly { readonly seat: Seat | null; readonly n: number }[];
  /** Revealed cards whose owner is not known. */
  readonly cards: readonly number[];
}

/** How many cards of each skill that does not match. */
function spoilers(check: SeenCheck): Map<Skill, number> {
  const counts = new Map<Skill, number>();
  for (const skill of allSkills) if (!check.skills.includes(skill)) counts.set(skill, 0);
  for (const card of check.cards) {
    const { skill } = skillKinds[card];
    const n = counts.get(skill);
    if (n !== undefined) counts.set(skill, n + 1);
  }
  return counts;
}

/**
 * For each seat the logarithm of how much likelier this pile is if the seat is a Cylon. Cards of each skill are
 * taken to come at a rate: some from Destiny, few from humans, more from Cylons who draw that skill.
 */
export function checkEvidence(view: View, check: SeenCheck, doubt: readonly number[]): number[] {
  const counts = spoilers(check);
  const kinds = [...counts.keys()];
  const destiny = check.added.find((a) => a.seat === null)?.n ?? 0;
  const hands = view.players.map((player, seat) => {
    const n = check.added.find((a) => a.seat === seat)?.n ?? 0;
    if (n === 0) return undefined;
    const own = sheetSpeaks(view, seat) ? skillsOf(player) : kinds;
    return { n, spoiling: own.filter((s) => counts.has(s)) };
  });
  const rate = (seat: Seat, skill: Skill, isCylon: boolean): number => {
    const hand = hands[seat];
    if (!hand) return 0;
    const { n, spoiling } = hand;
    // Cards of other skills come to a hand in small numbers.
    const share = spoiling.includes(skill) ? 0.9 / spoiling.length : 0.1 / Math.max(1, kinds.length);
    return (isCylon ? fromCylon : fromHuman) * share * Math.min(1.5, 0.7 + 0.15 * n);
  };
  const base = new Map<Skill, number>();
  for (const skill of kinds) {
    let sum = destiny / view.decks.skill.length;
    view.players.forEach((_, seat) => {
      sum += doubt[seat] * rate(seat, skill, true) + (1 - doubt[seat]) * rate(seat, skill, false);
    });
    base.set(skill, sum);
  }
  const all = check.added.reduce((sum, { seat, n }) => (seat === null ? sum : sum + n), 0);
  return view.players.map((_, seat) => {
    const own = check.added.find((a) => a.seat === seat)?.n;
    let evidence = own !== undefined && all - own >= tried ? contributionEvidence(own) : 0;
    for (const skill of kinds) {
      const human = rate(seat, skill, false);
      const cylon = rate(seat, skill, true);
      const others = (base.get(skill) ?? 0) - doubt[seat] * cylon - (1 - doubt[seat]) * human;
      const ratio = (others + cylon + 1e-6) / (others + human + 1e-6);
      evidence += (counts.get(skill) ?? 0) * Math.log(ratio) - (cylon - human);
    }
    return evidence;
  });
}
