import type { AddCommand } from '../command';

export const command: AddCommand = (program) => {
  program
    .command('admin')
    .description('Look after a server: its tables, its people, copies and checks of what it keeps')
    .argument('[arguments...]', 'without any, what there is')
    .allowUnknownOption()
    .helpOption(false)
    .action(async (given: readonly string[]) => {
      const { runAdmin } = await import('../admin/admin');
      await runAdmin(given);
    });
};
