/** `npm run dev`: the server, and the client as Vite serves it, which follows each change. */
import { spawn } from 'node:child_process';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';

ensureInstalled();
const { PORT = '8080', RAGTAG_SERVER = `http://localhost:${PORT}` } = process.env;
const env = { ...process.env, PORT, RAGTAG_SERVER };
const apps = ['apps/server', 'apps/web'].map((app) =>
  spawn('npm', ['run', '--silent', 'dev', '--workspace', app], { cwd: root, stdio: 'inherit', env }),
);
console.log(`Developing: the server at ${RAGTAG_SERVER}, the client at http://localhost:5173 (Ctrl+C stops)`);
// One without the other is of no use.
for (const app of apps) {
  app.on('close', (code) => {
    for (const other of apps) other.kill();
    process.exitCode ||= code ?? 1;
  });
}
