import type { BenchPlan } from '../bench/plan';

export const boardGameBench: BenchPlan = {
  tables: [3, 4, 5, 6],
  grown: {
    options: 'pegasus,exodus,daybreak,cylonleader,cylonfleet,personalgoal,finalfive,ending=ioniannebula',
    players: 5,
  },
  targets: {
    'ratios.answersToBoardgameIo': { atLeast: 2.5 },
    forkMicroseconds: { atMost: 20 },
    replayMilliseconds: { atMost: 20 },
    largestStateKilobytes: { atMost: 30 },
    'grown.answersToPlain': { atLeast: 0.5 },
    'grown.forkMicroseconds': { atMost: 30 },
    'grown.viewMicroseconds': { atMost: 40 },
    'grown.largestStateKilobytes': { atMost: 40 },
  },
};
