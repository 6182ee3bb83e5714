import type { AddCommand } from '../command';
import { gameFlag } from '../input/game-flag';

export const command: AddCommand = (program) => {
  program
    .command('cards')
    .description('List every card, sheet, location and token, with its numbers and its text')
    .addOption(gameFlag())
    .option('-b, --box <name>', 'only of this box or set, such as base or betrayal')
    .option('-d, --deck <name>', 'only of this deck or kind, such as crisis, civilian-ship or personnel')
    .option('-i, --id <id>', 'only this card, by its id or its printed code')
    .option('--json', 'print as JSON')
    .action(async (flags) => {
      const { listCards } = await import('../cards/list');
      await listCards(flags);
    });
};
