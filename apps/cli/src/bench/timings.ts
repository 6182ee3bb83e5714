import type { GameModule } from '@ragtag/kernel';
import { Bench } from 'tinybench';
import { cpuMilliseconds, median } from './cpu-time';
import type { RecordedGame, Samples } from './samples';

export interface Timings {
  readonly forkMicroseconds: number;
  readonly viewMicroseconds: number;
  /** Of a game of median length. */
  readonly replayMilliseconds: number;
  readonly longestReplayMilliseconds: number;
}

/** How long it takes to copy a state, to look at it from a seat, and to play a whole game again. */
export async function takeTimings(
  module: GameModule,
  { states, games }: Samples,
  seconds: number,
): Promise<Timings> {
  const again = (game: RecordedGame) => void module.replay(game, game.answers);
  const byLength = [...games].sort((a, b) => a.answers.length - b.answers.length);
  const typical = byLength[byLength.length >> 1];
  const longest = byLength[byLength.length - 1];
  const bench = new Bench({
    now: cpuMilliseconds,
    time: seconds * 1000,
    warmupTime: seconds * 200,
    iterations: 5,
    warmupIterations: 5,
  })
    .add('fork', () => {
      for (const { state } of states) module.fork(state);
    })
    .add('view', () => {
      for (const { state, seat } of states) module.view(state, seat);
    })
    .add('replay', () => again(typical))
    .add('longest', () => again(longest));
  await bench.run();
  const latency = (name: string) => {
    const result = bench.getTask(name)?.result;
    if (!result || !('latency' in result)) throw new Error(`"${name}" could not be measured`);
    return result.latency;
  };
  const each = (name: string) => (1000 * latency(name).p50) / states.length;
  return {
    forkMicroseconds: each('fork'),
    viewMicroseconds: each('view'),
    replayMilliseconds: latency('replay').p50,
    longestReplayMilliseconds: latency('longest').p50,
  };
}

export interface Sizes {
  readonly stateKilobytes: number;
  readonly largestStateKilobytes: number;
}

/** How long states are as JSON. */
export function takeSizes({ states }: Samples): Sizes {
  const lengths = states.map(({ state }) => Buffer.byteLength(JSON.stringify(state)) / 1024);
  return { stateKilobytes: median(lengths), largestStateKilobytes: Math.max(...lengths) };
}
