/** Trying answers out in imagined games, the promising ones more often. For any game. */

/** How far first sight and a few trials are to be trusted, as chances to win or in whatever else trials are judged by. */
export interface Doubts {
  /** What a point at first sight comes to; and how far first sight is usually off. */
  readonly perPoint: number;
  readonly firstSightError: number;
  /** How far two answers usually differ in one imagined game: a few trials that agree by chance are not proof. */
  readonly usualSpread: number;
}

export interface Race {
  /** The answers worth trying; the first is the answer at first sight. */
  readonly candidates: readonly (readonly string[])[];
  /** How much better each looks at first sight than the first, in points. */
  readonly firstSight: readonly number[];
  readonly doubts: Doubts;
  /** How many imagined games are played, all answers together. */
  readonly playouts: number;
  /** The chance to win, or what is held then, after each of these answers in one and the same deal; null once the time is up. */
  tryOut(answers: readonly (readonly string[])[]): readonly (number | undefined)[] | null;
}

interface Tried {
  readonly picks: readonly string[];
  readonly firstSight: number;
  /** By how much it did better than the first choice in the same imagined games. */
  readonly gains: number[];
}

/** The candidate that does best. On the way, those are dropped that will hardly turn out to be it. */
export function race({ candidates, firstSight, doubts, playouts, tryOut }: Race): readonly string[] {
  const [first, ...others] = candidates.map(
    (picks, i): Tried => ({ picks, firstSight: firstSight[i], gains: [] }),
  );
  let rivals = others;
  let played = 0;
  for (let deals = 1; rivals.length > 0 && played < playouts; deals++) {
    const worths = tryOut([first, ...rivals].map(({ picks }) => picks));
    if (!worths) break;
    note(rivals, worths);
    played += rivals.length + 1;
    if (deals % dealsBeforeDropping === 0) rivals = stillInTheRace(rivals, doubts);
  }
  return bestOf(first, rivals, doubts);
}

const dealsBeforeDropping = 4;

function note(rivals: readonly Tried[], [base, ...rest]: readonly (number | undefined)[]): void {
  if (base === undefined) return;
  rest.forEach((worth, i) => {
    if (worth !== undefined) rivals[i].gains.push(worth - base);
  });
}

/** Those that may still be better than the first choice, and not clearly worse than the best of them. */
function stillInTheRace(rivals: readonly Tried[], doubts: Doubts): Tried[] {
  const tried = rivals.filter(({ gains }) => gains.length > 1);
  if (tried.length === 0) return [];
  const measured = tried.map((rival) => ({ rival, ...meanAndError(rival.gains, doubts) }));
  const leader = measured.reduce((a, b) => (b.mean > a.mean ? b : a));
  return measured
    .filter(({ mean, error }) => mean + doubtful * error > 0)
    .filter(({ mean, error }) => mean + doubtful * error >= leader.mean - error)
    .map(({ rival }) => rival);
}

/** Standard errors that a result may be off by. */
const doubtful = 1.5;

function bestOf(first: Tried, rivals: readonly Tried[], doubts: Doubts): readonly string[] {
  let top = first;
  let most = 0;
  for (const rival of rivals) {
    const worth = believed(rival, doubts);
    if (worth <= most) continue;
    most = worth;
    top = rival;
  }
  return top.picks;
}

const usualTrials = 4;

function meanAndError(
  gains: readonly number[],
  { usualSpread }: Doubts,
): { readonly mean: number; readonly error: number } {
  const n = gains.length;
  const mean = gains.reduce((a, b) => a + b, 0) / n;
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0);
  const spread = (squares + usualTrials * usualSpread ** 2) / (n - 1 + usualTrials);
  return { mean, error: Math.sqrt(spread / n) };
}

/** What a candidate gains over the first: first sight and the trials, each by how sure it is. */
function believed({ firstSight, gains }: Tried, doubts: Doubts): number {
  const { perPoint, firstSightError } = doubts;
  const guess = perPoint * firstSight;
  if (gains.length < 2) return Math.min(guess, -Number.EPSILON);
  const { mean, error } = meanAndError(gains, doubts);
  const trust = firstSightError ** 2 / (firstSightError ** 2 + error ** 2);
  return (1 - trust) * guess + trust * mean;
}
