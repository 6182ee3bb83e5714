import { Option } from 'commander';
import type { AddCommand } from '../command';
import { gameFlag } from '../input/game-flag';
import { optionsFlag } from '../input/options-flag';

export const command: AddCommand = (program) => {
  program
    .command('rulebook')
    .description('Print the rulebook of a game, for your boxes and options or for all of them')
    .addOption(gameFlag())
    .addOption(
      optionsFlag('--options', 'what is played with, such as pegasus,newcaprica,players=5').conflicts('all'),
    )
    .option('--all', 'every passage of every option, each with its rule id and its condition')
    .addOption(new Option('--format <format>', 'of the text').choices(['md', 'html']).default('md'))
    .option('-o, --out <file>', 'write to a file instead of the terminal')
    .addHelpText(
      'after',
      `
Examples:
  ragtag rulebook --options pegasus,newcaprica --format html --out rulebook.html
  ragtag rulebook --all
  ragtag rulebook --game card`,
    )
    .action(async (flags) => {
      const { printRulebook } = await import('../rulebook/print');
      printRulebook(flags);
    });
};
