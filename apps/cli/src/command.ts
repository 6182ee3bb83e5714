import type { Command } from 'commander';

/** Adds one command to the program. Each file in `commands/` exports one, named `command`. */
export type AddCommand = (program: Command) => void;
