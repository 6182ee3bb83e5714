import { CannotDo } from './admin/cannot-do';
import { carryOut } from './admin/commands';
import { NotEmpty } from './admin/copy';
import { BadConfig, readConfig } from './config';

/** `ragtag admin`: what whoever keeps a server does beside it. */
export async function main(root: string, args: readonly string[]): Promise<void> {
  try {
    console.log(await carryOut(readConfig(process.env, root), args));
  } catch (error) {
    const isExpected = error instanceof CannotDo || error instanceof NotEmpty || error instanceof BadConfig;
    if (!isExpected) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
