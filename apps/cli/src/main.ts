import { Command } from 'commander';
import packageJson from '../package.json' with { type: 'json' };
import type { AddCommand } from './command';
import { command as admin } from './commands/admin';
import { command as aid } from './commands/aid';
import { command as bench } from './commands/bench';
import { command as cards } from './commands/cards';
import { command as deck } from './commands/deck';
import { command as play } from './commands/play';
import { command as replay } from './commands/replay';
import { command as rulebook } from './commands/rulebook';
import { command as rules } from './commands/rules';
import { command as scenario } from './commands/scenario';
import { command as simulate } from './commands/simulate';
import { command as tournament } from './commands/tournament';
import { Failure } from './failure';

/** In the order in which a newcomer meets them. Each loads what it needs only when it is run. */
const commands: readonly AddCommand[] = [
  play,
  cards,
  deck,
  simulate,
  tournament,
  replay,
  scenario,
  rules,
  rulebook,
  aid,
  bench,
  admin,
];

/** The program with all its commands. */
export function createProgram(): Command {
  const program = new Command('ragtag')
    .description('The Battlestar Galactica board game, its rules enforced')
    .version(packageJson.version)
    .configureOutput({ outputError: (text, show) => show(text.replace(/^error: /, 'ragtag: ')) })
    .showHelpAfterError('(run with --help to see what is possible)');
  for (const add of commands) add(program);
  return program;
}

export async function main(argv: readonly string[]): Promise<void> {
  process.stdout.on('error', leaveWhenNobodyReads);
  process.stderr.on('error', leaveWhenNobodyReads);
  if (process.env.RAGTAG_UNFINISHED) (await import('./board-game/unfinished')).tryOut();
  try {
    await createProgram().parseAsync([...argv]);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    process.stderr.write(`ragtag: ${error.message}\n`);
    process.exitCode = 1;
  }
}

/** `ragtag cards | head` closes the pipe early, which is no error; a full disk is one. */
function leaveWhenNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code === 'EPIPE') process.exit();
  process.stderr.off('error', leaveWhenNobodyReads).on('error', () => {});
  process.stderr.write(`ragtag: What is to be told cannot be written: ${error.message}\n`);
  process.exit(1);
}
