import { Option } from 'commander';
import type { AddCommand } from '../command';
import { gameFlag } from '../input/game-flag';
import { playerCounts, wholeNumber } from '../input/numbers';
import { optionsFlag } from '../input/options-flag';

export const command: AddCommand = (program) => {
  program
    .command('simulate')
    .description('Play whole games at random but legally, and report how they went')
    .addOption(gameFlag())
    .option(
      '-g, --games <n>',
      'how many games, 100 if not told; with --exhaustive, at most so many',
      wholeNumber(1, 100_000_000),
    )
    .addOption(
      new Option(
        '-p, --players <n>',
        'how many players, or a range such as 3-6 to go through in turn; else as many as usual',
      ).argParser(playerCounts),
    )
    .option('-s, --seed <seed>', 'seed of the first game; a number goes up by 1 from game to game', '1')
    .addOption(
      optionsFlag(
        '-o, --options',
        'what to play with, such as difficulty=easierhumans; "random" for another set of options in each game',
      ),
    )
    .option(
      '--decks <list>',
      'what seats bring: names or files with commas between, "mixed" for anything at random, "any" for both in turn',
    )
    .option('--exhaustive', 'go on until everything in the box has been used, and list what was not')
    .option('--save <folder>', 'write every game to a file that "ragtag replay" reads')
    .option('--json', 'print the report as JSON')
    .addHelpText(
      'after',
      `
Ends with exit code 1 if a game could not be played to its end, and prints the command that repeats that game.
Ctrl+C stops, and reports on the games that were played.

Examples:
  ragtag simulate --games 100 --players 3-6
  ragtag simulate --games 1 --players 5 --seed 42 --save games
  ragtag simulate --exhaustive --players 3-6 --json
  ragtag simulate --options random --games 200
  ragtag simulate --game card --decks any --players 2-6 --games 1000`,
    )
    .action(async (flags) => {
      const { simulate } = await import('../simulate/simulate');
      await simulate(flags);
    });
};
