import { Option } from 'commander';
import type { AddCommand } from '../command';
import { gameFlag } from '../input/game-flag';
import { optionsFlag } from '../input/options-flag';

export const command: AddCommand = (program) => {
  program
    .command('aid')
    .description('Make player aids for your boxes and options, to be printed')
    .addOption(gameFlag())
    .addOption(optionsFlag('--options', 'what is played with, such as pegasus,newcaprica,players=5'))
    .addOption(new Option('--paper <size>', 'to print on').choices(['a4', 'letter']).default('a4'))
    .option('--only <ids>', 'only these aids, such as turn,check')
    .requiredOption('-o, --out <file>', 'a .pdf file, or .html for a page that any browser prints')
    .addHelpText(
      'after',
      `
Examples:
  ragtag aid --out aids.pdf
  ragtag aid --options pegasus,exodus,newcaprica --paper letter --only turn,attack --out aids.pdf`,
    )
    .action(async (flags) => {
      const { makeAids } = await import('../rulebook/aids');
      await makeAids(flags);
    });
};
