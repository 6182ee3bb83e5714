import {
  answer,
  type BoardFact,
  type Known,
  loyaltyCards,
  type Seat,
  type State,
  view,
} from '@ragtag/board-game';
import type { Chooser } from '@ragtag/kernel';
import type { Bot } from '../bot';
import type { Situation } from '../situation';
import { positionWorth } from '../weigh/position';
import type { Weights } from '../weigh/weights';
import type { Aid } from './aid';

/** Trying answers out in imagined games. */

const mostCandidates = 3;
/** Options that look this much worse at first sight are not tried. */
const hopeless = 2.5;

/** Questions that are worth the time. */
const searched = new Set([
  'action',
  'movement',
  'choose-box',
  'choose-destination',
  'choose-player',
  'keep-card',
  'one-of',
  'pick-crisis',
  'play-super-crisis',
]);

/** The answers worth trying: the first choice, and the next best by first sight. */
function candidatesOf(s: Situation, first: readonly string[]): string[][] {
  if (!searched.has(s.question.ask) || s.question.max !== 1 || first.length !== 1) return [[...first]];
  const scores = [...(s.scores ?? [])].sort((a, b) => b[1] - a[1]);
  const top = scores[0]?.[1] ?? 0;
  const others = scores
    .filter(([id, score]) => id !== first[0] && score > top - hopeless)
    .slice(0, mostCandidates - 1)
    .map(([id]) => [id]);
  return [[...first], ...others];
}

function cylonsIn(state: State): boolean[] {
  return state.players.map(
    (p) => p.cylon !== null || p.loyalty.some((l) => loyaltyCards[l.card].side === 'cylon'),
  );
}

export interface Players {
  chooser(seed: number): Chooser;
  /** Bots that play an imagined game on, quickly. */
  seat(state: State, random: Chooser): readonly Bot[];
  play(
    state: State,
    facts: readonly BoardFact[],
    bots: readonly Bot[],
    until: (state: State) => boolean,
  ): void;
}

/** What a bot wants to try out before it answers. Plain data, so that it can be thought through elsewhere. */
export interface Plan {
  readonly seat: Seat;
  readonly question: number;
  /** The answers worth trying; the first is the answer at first sight. */
  readonly candidates: readonly (readonly string[])[];
  /** How much better each looks at first sight than the first. */
  readonly firstSight: readonly number[];
  readonly sign: 1 | -1;
  readonly doubt: readonly number[];
  readonly weights: Weights;
  readonly known: Known;
  /** Of the imagined games. */
  readonly seed: number;
}

export function planOf(s: Situation, first: readonly string[], known: Known, random: Chooser): Plan {
  const candidates = candidatesOf(s, first);
  const score = ([id]: readonly string[]) => s.scores?.get(id) ?? 0;
  return {
    seat: s.seat,
    question: s.question.id,
    candidates,
    firstSight: candidates.map((picks) => score(picks) - score(first)),
    sign: s.sign,
    doubt: s.outlook.doubt,
    weights: s.outlook.weights,
    known,
    seed: candidates.length > 1 ? random(2 ** 31) : 0,
  };
}

/** What an imagined game is worth to the humans a few turns later. */
function tried(
  imagined: State,
  plan: Plan,
  picks: readonly string[],
  aid: Aid,
  random: Chooser,
  players: Players,
): number {
  const given = { seat: plan.seat, question: plan.question, picks: [...picks] };
  const answered = answer(imagined, given);
  if (!answered.ok) return Number.NaN;
  const last = imagined.turn.number + aid.turns;
  players.play(
    imagined,
    answered.facts,
    players.seat(imagined, random),
    (state) => state.turn.number >= last,
  );
  return positionWorth(view(imagined, plan.seat), cylonsIn(imagined), plan.weights);
}

/** The candidate that does best on average over the same imagined games. */
export function search(plan: Plan, aid: Aid, players: Players): readonly string[] {
  const { candidates, firstSight, sign, doubt, known } = plan;
  if (candidates.length < 2) return candidates[0];
  const random = players.chooser(plan.seed);
  const gains: number[][] = candidates.map(() => []);
  for (let n = 0; n < aid.playouts && (n === 0 || (aid.mayGoOn?.() ?? true)); n++) {
    const seed = random(2 ** 31);
    const worths = candidates.map((picks) => {
      // The same deal and the same dice for every candidate, so that they are compared and not luck.
      const same = players.chooser(seed);
      return sign * tried(aid.imagine(same, doubt, known), plan, picks, aid, same, players);
    });
    if (worths.some(Number.isNaN)) continue;
    worths.forEach((worth, i) => {
      gains[i].push(worth - worths[0]);
    });
  }
  const judged = gains.map((trials, i) => believed(firstSight[i], trials));
  return candidates[judged.indexOf(Math.max(...judged))];
}

/** How far first sight is usually off, in points. */
const firstSightError = 0.6;

/** What a candidate gains over the first: first sight and the trials, each by how sure it is. */
function believed(firstSight: number, trials: readonly number[]): number {
  if (trials.length < 2) return firstSight;
  const n = trials.length;
  const mean = trials.reduce((a, b) => a + b, 0) / n;
  const spread = trials.reduce((sum, t) => sum + (t - mean) ** 2, 0) / (n - 1);
  const error = spread / n;
  const trust = firstSightError ** 2 / (firstSightError ** 2 + error + 1e-9);
  return (1 - trust) * firstSight + trust * mean;
}
