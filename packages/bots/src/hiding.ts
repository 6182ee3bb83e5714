import { isHumanPlayer, isInGame, isKnownCylon, type View } from '@ragtag/board-game';
import { hasOwnGoals } from './leaders';
import { asHuman, type Situation } from './situation';
import { wayToCome } from './weigh/dials';

/**
 * How a hidden Cylon weighs what an answer gains its side against what it tells. It knows how it looks to the others,
 * since it keeps the beliefs that anybody could hold of it (`Mind.suspected`), and what they would make of a deed.
 */

export function hides(s: Situation): boolean {
  return s.sign < 0 && !isKnownCylon(s.me) && !hasOwnGoals(s.me);
}

/**
 * How a bot comes to a question: a hidden Cylon who need not do harm now, as a human in its seat would; one that everybody
 * knows as a Cylon still, but content with less.
 */
export function asItDares(s: Situation): Situation {
  if (s.sign > 0 || hasOwnGoals(s.me)) return s;
  const malice = s.mind.malice(s.view);
  if (!hides(s)) return { ...s, malice: allAreLockedUp(s.view) ? 1 : malice };
  return malice < 1 && s.pick(1000) >= 1000 * malice ? asHuman(s) : { ...s, malice: Math.max(1, malice) };
}

/** Whether no human is left to bring the voyage to any end: then somebody else must. */
const allAreLockedUp = (view: View): boolean =>
  view.players.every((p) => !isHumanPlayer(p) || !isInGame(p) || p.location === 'brig');

/** For how many players `exposure` is meant: the fewer there are, the fewer somebody could be mistaken for. */
const usualPlayers = 5;

/**
 * What it costs to be suspected by so much more, `evidence` being the logarithm of how much likelier a Cylon does such a
 * thing. Who is above suspicion or beyond it learns little from being careful, and near the end there is little left to
 * be careful for.
 */
export function exposure(s: Situation, evidence: number): number {
  const chance = s.mind.suspected(s.view);
  const whole = (s.outlook.weights.exposure * usualPlayers) / s.view.players.length;
  const daring = s.mind.temperament.daring * s.malice;
  return (whole * wayToCome(s.view) * 4 * chance * (1 - chance) * evidence) / daring;
}

/** Slips that anybody may make, in points, tell nothing. */
const slip = 0.3;

/** What others make of an answer that is so many points worse for the humans than the best one. */
export const tellOf = (regret: number): number => (regret > slip ? Math.min(1.5, 0.5 * regret) : 0);

/**
 * How answers are scored whose worth to the humans everybody can judge, too: by whom the answer helps, and for a hidden
 * Cylon also by what it tells.
 */
export function discreetly(
  s: Situation,
  values: ReadonlyMap<string, number>,
): (option: { readonly id: string }) => number {
  const worthOf = ({ id }: { readonly id: string }) => values.get(id) ?? 0;
  if (!hides(s)) return (option) => s.sign * worthOf(option);
  const top = Math.max(...values.values());
  return (option) => -worthOf(option) - told(s, option.id, tellOf(top - worthOf(option)));
}

/** What an answer costs by what it tells, remembered for those who think further. */
export function told(s: Situation, id: string, evidence: number): number {
  const cost = exposure(s, evidence);
  s.tells?.set(id, cost);
  return cost;
}
