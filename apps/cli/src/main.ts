import { Command } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import type { AddCommand } from './command';

const commands: readonly AddCommand[] = [];

export async function main(argv: readonly string[]): Promise<void> {
  process.stdout.on('error', leaveQuietlyWhenNobodyReads);
  const program = new Command('ragtag')
    .description('The Battlestar Galactica board game, its rules enforced')
    .version(packageJson.version)
    .showHelpAfterError('(run with --help to see what is possible)');
  for (const add of commands) add(program);
  await program.parseAsync([...argv]);
}

/** `ragtag cards | head` closes the pipe early, which is no error. */
function leaveQuietlyWhenNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
}
