import { parentPort } from 'node:worker_threads';
import { type GameId, loadGame } from '@ragtag/games/load';
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

/** Only the game that is thought about is loaded, for a thread that takes long to start is given up. */
parentPort?.on('message', async ({ n, game, plan, state, budget }: Thought) => {
  const { module, bots } = await loadGame(game as GameId);
  let imagined = 0;
  const picks = bots.thinkAhead(plan, {
    ...plainAid,
    playouts,
    imagine(random, believed) {
      imagined++;
      return module.determinize(state, plan.seat, random, believed);
    },
    mayGoOn: within(budget),
  });
  parentPort?.postMessage({ n, picks, imagined } satisfies ThoughtThrough);
});
