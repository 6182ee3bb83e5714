import { clockwiseFrom } from '../../table/queries';
import { type Runs, runAgain } from '../run-verb';
import { bind, runNested } from '../start';
import { seatsFor } from '../who';

/** One after another, each with all steps. */

export const roundRuns = {
  // The seats that are still to come are kept where the running either/or keeps its branches.
  each(g, effect, frame, scene) {
    if (frame.taken === undefined) {
      const all = seatsFor(g.state, effect.who, scene);
      // Whoever is two of those named does it twice.
      frame.taken = clockwiseFrom(g.state, scene.you).flatMap((seat) => all.filter((one) => one === seat));
    }
    const seat = frame.taken.shift();
    if (seat === undefined) {
      frame.taken = undefined;
      return;
    }
    runAgain(frame);
    bind(g, frame, effect.as, seat);
    runNested(g, effect.then, frame.root);
  },
} satisfies Runs;
