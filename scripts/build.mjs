/** `npm run build`: a folder, `dist/ragtag`, that starts with `node dist/ragtag/start.mjs` and needs nothing else. */
import { join } from 'node:path';
import { isBuilt, noteBuilt } from './built.mjs';
import { ensureInstalled } from './install.mjs';
import { root, run } from './run.mjs';

ensureInstalled();
process.exitCode = isBuilt() ? 0 : run('npm', ['run', '--silent', 'build', '--workspace', 'apps/web']);
if (process.exitCode === 0) {
  noteBuilt();
  const { packServer } = await import('../apps/server/bin/package.mjs');
  const folder = join(root, 'dist', 'ragtag');
  await packServer(folder);
  console.log(`Built in ${folder}: start it with node ${join(folder, 'start.mjs')}`);
}
