/** `npm start`: installs what is missing, then serves the game, or plays it in the terminal without a server. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { ragtag, root, run, workspaces } from './run.mjs';

ensureInstalled();
process.exitCode = hasScript('apps/server', 'start') ? serve() : play();

function serve() {
  const port = process.env.PORT ?? '8080';
  if (hasScript('apps/web', 'build')) {
    console.log('Building the web client');
    const exitCode = run('npm', ['run', '--silent', 'build', '--workspace', 'apps/web']);
    if (exitCode !== 0) return exitCode;
  }
  console.log(`Serving at http://localhost:${port} (Ctrl+C stops)`);
  return run('npm', ['run', '--silent', 'start', '--workspace', 'apps/server'], { PORT: port });
}

function play() {
  console.log('Playing in the terminal (Ctrl+C stops)');
  return ragtag('play', ...process.argv.slice(2));
}

function hasScript(folder, name) {
  if (!workspaces().includes(join(folder))) return false;
  return name in (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts ?? {});
}
