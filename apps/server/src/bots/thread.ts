import { parentPort } from 'node:worker_threads';
import { gameOf } from '@ragtag/games';
import { plainAid } from '@ragtag/kernel';
import type { Thought, ThoughtThrough } from './thought';

/** A thread in which admirals think ahead, one decision after another, so that the server never waits for them. */

/** The time decides. */
const playouts = 1000;

/** False once another round of trials, as long as the longest so far, would take more than the time there is. */
function within(budget: number): () => boolean {
  const until = performance.now() + budget;
  let last = performance.now();
  let longest = 0;
  return () => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    return now + longest < until;
  };
}

parentPort?.on('message', ({ n, game, plan, state, budget }: Thought) => {
  const { module, bots } = gameOf({ game });
  const picks = bots.thinkAhead(plan, {
    ...plainAid,
    playouts,
    imagine: (random, believed) => module.determinize(state, plan.seat, random, believed),
    mayGoOn: within(budget),
  });
  parentPort?.postMessage({ n, picks } satisfies ThoughtThrough);
});
