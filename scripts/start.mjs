/** `npm start`: installs what is missing, builds the web client unless nothing has changed, and serves the game. */
import { isBuilt, noteBuilt } from './built.mjs';
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
process.exitCode = build();
if (process.exitCode === 0) await serve();

function build() {
  if (isBuilt()) return 0;
  console.log('Building the web client');
  const exitCode = run('npm', ['run', '--silent', 'build', '--workspace', 'apps/web']);
  if (exitCode === 0) noteBuilt();
  return exitCode;
}

/** In this process, so that whatever ends this one ends the server. */
async function serve() {
  process.env.PORT ??= '8080';
  await import('../apps/server/bin/ragtag-server.mjs');
}
