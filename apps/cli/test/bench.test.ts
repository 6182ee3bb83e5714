import { expect, test } from 'vitest';
import { json } from './support/ragtag';

test('bench measures the engine beside boardgame.io', async () => {
  const figures = await json<{ targets: readonly { figure: string }[] }>(
    'bench',
    '--rounds',
    '1',
    '--seconds',
    '0.05',
  );
  const some = expect.any(Number);
  expect(figures).toMatchObject({
    answersPerCpuSecond: some,
    answersPerCpuSecondByPlayers: { 3: some, 4: some, 5: some, 6: some },
    boardgameIoMovesPerCpuSecond: some,
    ratios: { answersToBoardgameIo: some },
    forkMicroseconds: some,
    viewMicroseconds: some,
    replayMilliseconds: some,
    largestStateKilobytes: some,
    grown: {
      answersPerCpuSecond: some,
      answersToPlain: some,
      forkMicroseconds: some,
      viewMicroseconds: some,
      largestStateKilobytes: some,
    },
  });
  expect(figures.targets.map(({ figure }) => figure)).toEqual(
    expect.arrayContaining([
      'ratios.answersToBoardgameIo',
      'grown.answersToPlain',
      'grown.forkMicroseconds',
      'grown.viewMicroseconds',
      'grown.largestStateKilobytes',
    ]),
  );
});
