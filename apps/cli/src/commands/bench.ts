import type { AddCommand } from '../command';
import { gameFlag } from '../input/game-flag';
import { positiveNumber, wholeNumber } from '../input/numbers';

export const command: AddCommand = (program) => {
  program
    .command('bench')
    .description('Measure how fast the engine is, beside boardgame.io in the same run')
    .addOption(gameFlag())
    .option('--rounds <n>', 'how often everything is measured; the median counts', wholeNumber(1), 5)
    .option('--seconds <n>', 'how long each measurement takes', positiveNumber, 1)
    .option('--json', 'print the figures as JSON')
    .addHelpText(
      'after',
      `
Answers are those of random games: listing the legal options, picking some and answering. boardgame.io makes the
only move of a one-line game through its reducer, without undo. Both are counted per second of processor time, in
turns, on one thread.`,
    )
    .action(async (flags) => {
      const { bench } = await import('../bench/bench');
      await bench(flags);
    });
};
