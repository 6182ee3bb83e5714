import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from '../failure';

/** The server's own program, wherever this file has been bundled to. */
function program(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  const at = () => join(folder, 'apps', 'server', 'bin', 'ragtag-admin.mjs');
  while (!existsSync(at())) {
    if (folder === dirname(folder)) throw new Failure('The server is not here.');
    folder = dirname(folder);
  }
  return at();
}

/** What concerns a server's store is the server's business: its program does it. */
export async function runAdmin(given: readonly string[]): Promise<void> {
  const child = spawn(process.execPath, [program(), ...given], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exitCode = Number(code ?? 1);
}
