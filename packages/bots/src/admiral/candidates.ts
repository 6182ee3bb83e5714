import { addUpTo, tellOfShare } from '../asks/check-share';
import { checkSituation } from '../asks/check-situation';
import { exposure, hides } from '../hiding';
import type { Situation } from '../situation';

/** Which answers are worth trying. */

const mostCandidates = 4;
/** Options that look this much worse at first sight are not tried. */
const hopeless = 1.5;

/** Questions that are worth the time. */
const searched = new Set([
  'action',
  'add-to-check',
  'choose-box',
  'choose-destination',
  'choose-player',
  'keep-card',
  'movement',
  'one-of',
  'pick-crisis',
  'play-quorum',
  'play-super-crisis',
]);

/** The answers worth trying: the first choice, and the next best by first sight. */
export function candidatesOf(s: Situation, first: readonly string[]): string[][] {
  const { ask, max } = s.question;
  if (!searched.has(ask)) return [[...first]];
  if (ask === 'add-to-check') return shares(s, first);
  if (max !== 1 || first.length !== 1) return [[...first]];
  const scores = [...(s.scores ?? [])].sort((a, b) => b[1] - a[1]);
  const top = scores[0]?.[1] ?? 0;
  const others = scores
    .filter(([id, score]) => id !== first[0] && score > top - hopeless)
    .slice(0, mostCandidates - 1)
    .map(([id]) => [id]);
  return [[...first], ...others];
}

/** What may be added to a check: the first choice, nothing, what is missing, or what spoils it. */
function shares(s: Situation, first: readonly string[]): string[][] {
  const c = checkSituation(s);
  if (!c || s.question.max === 0) return [[...first]];
  const matching = c.held.filter((h) => h.matches);
  const spoiling = c.held.filter((h) => !h.matches).sort((a, b) => b.strength - a.strength);
  const missing = c.difficulty - c.expected + c.othersSpoil;
  const of = (needed: number) => addUpTo(matching, needed, s.question.max).map((h) => h.id);
  const tried = [
    [...first],
    // As long as others follow, everybody could leave it to them.
    ...(c.toCome.length === 0 || s.sign < 0 ? [[]] : []),
    of(missing),
    of(missing - c.othersCan / 2),
    ...(s.sign < 0 ? [spoiling.slice(0, 1), spoiling.slice(0, 2)].map((held) => held.map((h) => h.id)) : []),
  ];
  const seen = new Set<string>();
  return tried.filter((picks) => {
    const key = [...picks].sort().join();
    if (picks.length > s.question.max || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What an answer costs a hidden Cylon by what it tells, in points: nobody grows suspicious in an imagined game. */
export function tellOfCandidate(s: Situation, picks: readonly string[]): number {
  if (!hides(s)) return 0;
  if (s.question.ask !== 'add-to-check') return picks.length === 1 ? (s.tells?.get(picks[0]) ?? 0) : 0;
  const c = checkSituation(s);
  if (!c) return 0;
  return exposure(
    s,
    tellOfShare(
      c,
      c.held.filter((h) => picks.includes(h.id)),
    ),
  );
}
