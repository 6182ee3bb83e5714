import { Option } from 'commander';
import type { AddCommand } from '../command';
import { gameFlag } from '../input/game-flag';
import { playerCounts, wholeNumber } from '../input/numbers';
import { optionsFlag } from '../input/options-flag';

export const command: AddCommand = (program) => {
  program
    .command('tournament')
    .description('Let bots play whole games against each other, and report who wins and why')
    .addOption(gameFlag())
    .option('-l, --level <level>', 'how well the bots play: recruit, officer or admiral', 'officer')
    .option('--against <level>', 'how well the other side plays; as --level where it is not given')
    .option('--cylons <level>', 'the same, where the other side are the Cylons')
    .option('-g, --games <n>', 'how many games for each number of players', wholeNumber(1, 1_000_000), 100)
    .addOption(
      new Option(
        '-p, --players <n>',
        'how many players, or a range such as 3-6; else as many as the game is at its best with',
      ).argParser(playerCounts),
    )
    .option('-s, --seed <seed>', 'seed of the first game; a number goes up by 1 from game to game', '1')
    .addOption(
      optionsFlag(
        '-o, --options',
        'what to play with, such as nosympathizer; "random" for sets of options drawn by the seed, --games with each',
      ),
    )
    .option('--sets <n>', 'how many sets to draw, 200 if not told', wholeNumber(1, 200))
    .option('--decks <list>', 'what seats bring, as for simulate')
    .option('--playouts <n>', 'imagined games that an admiral plays for one decision', wholeNumber(1), 24)
    .option(
      '--malice <n>',
      'how hard hidden Cylons play, from 0 (as a human would) to 100 (for the win), whatever their level does',
      wholeNumber(0, 100),
    )
    .option(
      '--cores <n>',
      'how many processes to share the games over; one for each core by default',
      wholeNumber(1, 256),
    )
    .option('--resume <file>', 'write every game to this file, and go on from what it holds already')
    .option('--save <folder>', 'write every game to a file that "ragtag replay" reads')
    .option(
      '--suite [names]',
      'play every box, ending and number of players in turn, or those that are named',
    )
    .option('--table <file>', 'write the table of the suite into this file, between its marks')
    .option('--json', 'print the report as JSON')
    .addOption(new Option('--worker', 'play a share of the games for another process').hideHelp())
    .addHelpText(
      'after',
      `
Ctrl+C stops, and reports on the games that were played; with --resume, the same command goes on with the others.

Examples:
  ragtag tournament --level officer --players 4-6 --games 200
  ragtag tournament --level admiral --cylons officer --games 40 --resume games.jsonl
  ragtag tournament --level officer --players 5 --games 2000 --seed 1 --json
  ragtag tournament --suite --games 60 --resume suite.jsonl --table docs/bots.md
  ragtag tournament --options random --games 20 --resume drawn.jsonl
  ragtag tournament --suite pegasus,newcaprica --players 4-6 --games 100
  ragtag tournament --game card --level officer --against recruit --games 400`,
    )
    .action(async (flags) => {
      const { tournament } = await import('../tournament/tournament');
      await tournament(flags);
    });
};
