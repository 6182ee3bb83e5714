import type { AddCommand } from '../command';
import { gameFlag } from '../input/game-flag';

export const command: AddCommand = (program) => {
  program
    .command('rules')
    .description('List every rule with the tests that cite it')
    .addOption(gameFlag())
    .option('--uncovered', 'only rules that no test cites')
    .option('--all', 'also rules of boxes and modes that cannot be played yet')
    .option('--json', 'print as JSON')
    .option('--table <file>', 'write which test looks at which case of the catalogue to a file')
    .addHelpText(
      'after',
      `
A test cites a rule by its id: in the name of the test, or under "rules" in a scenario file.`,
    )
    .action(async (flags) => {
      const { listRules } = await import('../rules/rules');
      await listRules(flags);
    });
};
