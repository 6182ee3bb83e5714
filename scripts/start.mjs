/** `npm start`: installs what is missing, builds the web client and serves the game. */
import { ensureInstalled } from './install.mjs';
import { run } from './run.mjs';

ensureInstalled();
process.exitCode = build() || serve();

function build() {
  console.log('Building the web client');
  return run('npm', ['run', '--silent', 'build', '--workspace', 'apps/web']);
}

function serve() {
  const port = process.env.PORT ?? '8080';
  console.log(`Serving at http://localhost:${port} (Ctrl+C stops)`);
  return run('npm', ['run', '--silent', 'start', '--workspace', 'apps/server'], { PORT: port });
}
