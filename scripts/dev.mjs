/** `npm run dev`: runs the `dev` script of every app that has one; otherwise the tests, again at each change. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { root, tool, workspaces } from './run.mjs';

ensureInstalled();
const apps = workspaces().filter(
  (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).scripts?.dev,
);
if (apps.length === 0) {
  console.log('Running the tests at each change (q stops)');
  process.exitCode = tool('vitest', 'watch');
} else {
  console.log(`Developing ${apps.join(' and ')} (Ctrl+C stops)`);
  for (const app of apps) {
    spawn('npm', ['run', '--silent', 'dev', '--workspace', app], { cwd: root, stdio: 'inherit' });
  }
}
