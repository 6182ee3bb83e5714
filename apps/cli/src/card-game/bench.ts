import type { BenchPlan } from '../bench/plan';

export const cardGameBench: BenchPlan = {
  tables: [2, 4],
  besideClone: true,
  targets: {
    'ratios.gamesToClone': { atLeast: 8 },
    'ratios.answersToBoardgameIo': { atLeast: 4 },
    answersPerCpuSecond: { atLeast: 100_000 },
    forkMicroseconds: { atMost: 12 },
    viewMicroseconds: { atMost: 20 },
    replayMilliseconds: { atMost: 10 },
    largestStateKilobytes: { atMost: 12 },
  },
};
