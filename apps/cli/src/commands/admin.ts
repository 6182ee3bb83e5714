import type { AddCommand } from '../command';

export const command: AddCommand = (program) => {
  program
    .command('admin')
    .description(
      'Look after a server: list, show and close tables, reset passwords, check, copy and compact what is kept',
    )
    .argument('[arguments...]', 'without any, what there is')
    .allowUnknownOption()
    .helpOption(false)
    .action(async (given: readonly string[]) => {
      const { runAdmin } = await import('../admin/admin');
      await runAdmin(given);
    });
};
