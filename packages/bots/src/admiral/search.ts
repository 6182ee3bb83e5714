import { fork } from '@ragtag/board-game';
import { chooser } from '@ragtag/kernel';
import type { Aid } from './aid';
import type { Plan } from './plan';
import { playedOut } from './playout';

/** Trying answers out in imagined games, the promising ones more often. */

interface Tried {
  readonly picks: readonly string[];
  readonly firstSight: number;
  /** By how much it did better than the first choice in the same imagined games, as a chance to win. */
  readonly gains: number[];
}

/** The candidate that does best. On the way, those are dropped that will hardly turn out to be it. */
export function search(plan: Plan, aid: Aid): readonly string[] {
  const [first, ...others] = plan.candidates.map(
    (picks, i): Tried => ({ picks, firstSight: plan.firstSight[i], gains: [] }),
  );
  const random = chooser(plan.seed);
  let rivals = others;
  let playouts = 0;
  for (let deals = 1; rivals.length > 0 && playouts < aid.playouts; deals++) {
    if (!tryAll(plan, first, rivals, aid, random(2 ** 31))) break;
    playouts += rivals.length + 1;
    if (deals % dealsBeforeDropping === 0) rivals = stillInTheRace(rivals);
  }
  return bestOf(first, rivals);
}

const dealsBeforeDropping = 4;

/** Those that may still be better than the first choice, and not clearly worse than the best of them. */
function stillInTheRace(rivals: readonly Tried[]): Tried[] {
  const tried = rivals.filter(({ gains }) => gains.length > 1);
  if (tried.length === 0) return [];
  const measured = tried.map((rival) => ({ rival, ...meanAndError(rival.gains) }));
  const leader = measured.reduce((a, b) => (b.mean > a.mean ? b : a));
  return measured
    .filter(({ mean, error }) => mean + doubtful * error > 0)
    .filter(({ mean, error }) => mean + doubtful * error >= leader.mean - error)
    .map(({ rival }) => rival);
}

/** Standard errors that a result may be off by. */
const doubtful = 1.5;

/** Tries the first choice and its rivals in the same deal with the same dice; false once the time is up. */
function tryAll(plan: Plan, first: Tried, rivals: readonly Tried[], aid: Aid, seed: number): boolean {
  const worths: (number | undefined)[] = [];
  const imagined = aid.imagine(chooser(seed), { doubt: plan.doubt, known: plan.known });
  for (const { picks } of [first, ...rivals]) {
    if (aid.mayGoOn && !aid.mayGoOn()) return false;
    worths.push(playedOut(fork(imagined), plan, picks, aid.turns, chooser(seed)));
  }
  const [base, ...rest] = worths;
  if (base === undefined) return true;
  rest.forEach((worth, i) => {
    if (worth !== undefined) rivals[i].gains.push(plan.sign * (worth - base));
  });
  return true;
}

function bestOf(first: Tried, rivals: readonly Tried[]): readonly string[] {
  let top = first;
  let most = 0;
  for (const rival of rivals) {
    const worth = believed(rival);
    if (worth <= most) continue;
    most = worth;
    top = rival;
  }
  return top.picks;
}

/** What a point at first sight comes to, as a chance to win; and how far first sight is usually off. */
const chancePerPoint = 0.02;
const firstSightError = 0.015;
/** How far two answers usually differ in one imagined game: a few trials that agree by chance are not proof. */
const usualSpread = 0.04;
const usualTrials = 4;

function meanAndError(gains: readonly number[]): { readonly mean: number; readonly error: number } {
  const n = gains.length;
  const mean = gains.reduce((a, b) => a + b, 0) / n;
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0);
  const spread = (squares + usualTrials * usualSpread ** 2) / (n - 1 + usualTrials);
  return { mean, error: Math.sqrt(spread / n) };
}

/** What a candidate gains over the first: first sight and the trials, each by how sure it is. */
function believed({ firstSight, gains }: Tried): number {
  const guess = chancePerPoint * firstSight;
  if (gains.length < 2) return Math.min(guess, -Number.EPSILON);
  const { mean, error } = meanAndError(gains);
  const trust = firstSightError ** 2 / (firstSightError ** 2 + error ** 2);
  return (1 - trust) * guess + trust * mean;
}
