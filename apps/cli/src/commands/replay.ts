import type { AddCommand } from '../command';
import { wholeNumber } from '../input/numbers';

export const command: AddCommand = (program) => {
  program
    .command('replay')
    .description('Play a saved game again, check it, and tell what happened')
    .argument(
      '<file>',
      'a game saved by "play --save", "simulate --save" or the web client; - is the standard input',
    )
    .option('--to <n>', 'stop after this many answers', wholeNumber(0))
    .option('--seat <n>', 'tell only what this seat may know, counted from 0', wholeNumber(0))
    .option('--story', 'tell it as a short story: who was what in secret, where it turned, how it ended')
    .option('--json', 'print facts, end and, for a seat, its view as JSON')
    .action(async (file, flags) => {
      const { replayFile } = await import('../replay/replay');
      await replayFile(file, flags);
    });
};
