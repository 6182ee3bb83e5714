import type { BenchPlan } from '../bench/plan';

export const boardGameBench: BenchPlan = {
  tables: [3, 4, 5, 6],
  targets: {
    'ratios.answersToBoardgameIo': { atLeast: 2.5 },
    forkMicroseconds: { atMost: 20 },
    replayMilliseconds: { atMost: 20 },
    largestStateKilobytes: { atMost: 30 },
  },
};
