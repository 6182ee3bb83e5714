import { type Answer, fork, module, type Options, type State } from '@ragtag/board-game';
import { playAtRandom } from '@ragtag/host';

export interface RecordedGame {
  readonly options: Options;
  readonly seed: string;
  readonly answers: readonly Answer[];
}

export interface Samples {
  readonly games: readonly RecordedGame[];
  /** Positions from all over those games. */
  readonly states: readonly State[];
}

const gamesEach = 6;
const answersBetween = 25;

/** Some games with each number of players, and positions on the way. */
export function takeSamples(tables: readonly Options[]): Samples {
  const states: State[] = [];
  const games = tables.flatMap((options) =>
    Array.from({ length: gamesEach }, (_, i) => {
      const seed = `sample-${i}`;
      const answers: Answer[] = [];
      playAtRandom(
        module,
        { options, seed, seats: [] },
        {
          answered(state, _facts, given) {
            answers.push(given);
            if (answers.length % answersBetween === 0) states.push(fork(state));
          },
        },
      );
      return { options, seed, answers };
    }),
  );
  return { games, states };
}
