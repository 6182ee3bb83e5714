import type { AddCommand } from '../command';

export const command: AddCommand = (program) => {
  program
    .command('cards')
    .description('List every card, sheet, location and token, with its numbers and its text')
    .option('-b, --box <name>', 'only of this box, such as base')
    .option('-d, --deck <name>', 'only of this deck or kind, such as crisis, civilian-ship or attack-table')
    .option('-i, --id <id>', 'only this card')
    .option('--json', 'print as JSON')
    .action(async (flags) => {
      const { listCards } = await import('../cards/list');
      listCards(flags);
    });
};
