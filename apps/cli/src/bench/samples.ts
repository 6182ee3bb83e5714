import type { Playable } from '@ragtag/games';
import { playAtRandom } from '@ragtag/host';
import type { Answer, Beginning, GameOptions, MachineState } from '@ragtag/kernel';
import { bringing } from '../bringing';

export interface RecordedGame extends Beginning<GameOptions> {
  readonly answers: readonly Answer[];
}

export interface Sample {
  readonly state: MachineState;
  /** Somebody who is asked there. */
  readonly seat: number;
}

export interface Samples {
  readonly games: readonly RecordedGame[];
  /** Positions from all over those games. */
  readonly states: readonly Sample[];
}

const gamesEach = 6;
const answersBetween = 25;

/** How a game begins for which everything is chosen. */
export function beginning(playable: Playable, options: GameOptions, seed: string): Beginning<GameOptions> {
  const names = Array.from({ length: options.players }, (_, seat) => ({ name: `Player ${seat + 1}` }));
  return { options, seed, seats: bringing(playable, options, seed, names) };
}

/** Some games with each number of players, and positions on the way. */
export function takeSamples(playable: Playable, tables: readonly GameOptions[]): Samples {
  const { module } = playable;
  const states: Sample[] = [];
  const games = tables.flatMap((options) =>
    Array.from({ length: gamesEach }, (_, i) => {
      const begun = beginning(playable, options, `sample-${i}`);
      const answers: Answer[] = [];
      playAtRandom(module, begun, {
        answered(state, _facts, given) {
          answers.push(given);
          // Most copies are let go, as those of bots are: where all first ones last, V8 puts all later ones among what lasts.
          const copy = module.fork(state);
          if (answers.length % answersBetween === 0) states.push({ state: copy, seat: given.seat });
        },
      });
      return { ...begun, answers };
    }),
  );
  return { games, states };
}
