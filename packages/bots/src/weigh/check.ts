import {
  type CheckSpec,
  character,
  isHuman,
  rights,
  type Seat,
  type Skill,
  skillKinds,
  type View,
} from '@ragtag/board-game';
import type { Outlook } from './outlook';

/** What a skill check is likely to come to. */

/** Types of skill cards, of which Destiny holds as many each. */
const typesIn = (view: View): number => view.decks.skill.length;

/** What Destiny adds on average. */
export function destinyMean({ view, weights }: Outlook, skills: readonly Skill[], cards = 2): number {
  return cards * weights.unseen * ((2 * skills.length) / typesIn(view) - 1);
}

/** Share of a seat's draws that match. */
export function matchShare(view: View, seat: Seat, skills: readonly Skill[]): number {
  const p = view.players[seat];
  if (p.character === '' || !rights(p).sheet) return skills.length / typesIn(view);
  let matching = 0;
  let all = 0;
  for (const line of character(p.character).skills) {
    const fits = line.skills.filter((s) => skills.includes(s)).length / line.skills.length;
    matching += line.draw * fits;
    all += line.draw;
  }
  return matching / all;
}

/** Strength that a seat could add to a check. */
export function capacity(outlook: Outlook, seat: Seat, skills: readonly Skill[]): number {
  const { view } = outlook;
  const p = view.players[seat];
  if (!isHuman(view, seat)) return 0;
  if (p.hand) {
    const matching = p.hand
      .filter((c) => skills.includes(skillKinds[c].skill))
      .map((c) => skillKinds[c].strength);
    if (p.location === 'brig') return Math.max(0, ...matching);
    return matching.reduce((a, b) => a + b, 0);
  }
  const cards = p.cards * matchShare(view, seat, skills);
  return outlook.weights.unseen * (p.location === 'brig' ? Math.min(1, cards) : cards);
}

/** How likely a check passes if the humans put their backs into it. */
export function passChance(outlook: Outlook, spec: Pick<CheckSpec, 'difficulty' | 'skills'>): number {
  const { view, doubt } = outlook;
  let expected = destinyMean(outlook, spec.skills);
  for (let seat = 0; seat < view.players.length; seat++) {
    expected += capacity(outlook, seat, spec.skills) * (1 - doubt[seat]) * 0.7 - 1.2 * doubt[seat];
  }
  return 1 / (1 + Math.exp((spec.difficulty - 0.5 - expected) / 2.5));
}

/** What the humans spend on a check on average, as points of strength. */
export function strengthSpent(outlook: Outlook, spec: Pick<CheckSpec, 'difficulty' | 'skills'>): number {
  const missing = spec.difficulty + 1 - destinyMean(outlook, spec.skills);
  return passChance(outlook, spec) * Math.max(0, missing);
}
