import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root, workspaces } from './run.mjs';

/** What was found last time, so that only what a change could affect is looked at again. */
const found = join(root, 'node_modules', '.cache', 'ragtag', 'types');

/**
 * Checks every TypeScript project: each workspace's, and the root's, which holds the tests of all packages. Several
 * run side by side with one checker each, since checkers inside a project each work out most types anew.
 */
export async function checkTypes() {
  mkdirSync(found, { recursive: true });
  // Apps are the largest, and begin first.
  const waiting = ['.', ...workspaces().filter(isProject)];
  let failures = 0;
  const work = async () => {
    for (let project = waiting.pop(); project !== undefined; project = waiting.pop()) {
      if ((await check(project)) !== 0) failures++;
    }
  };
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism()) }, work));
  return failures === 0 ? 0 : 1;
}

function isProject(folder) {
  return existsSync(join(root, folder, 'tsconfig.json'));
}

/** Checks one project, shows what is wrong in one piece, and returns the exit code. */
function check(project) {
  const name = project === '.' ? 'root' : project.replaceAll(/[\\/]/g, '-');
  const args = ['-p', project, '--checkers', '1', '--incremental', '--tsBuildInfoFile', join(found, name)];
  return new Promise((resolve, reject) => {
    const tsc = spawn(join(root, 'node_modules', '.bin', 'tsc'), args, { cwd: root });
    let output = '';
    for (const stream of [tsc.stdout, tsc.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    tsc.on('error', reject);
    tsc.on('close', (code) => {
      process.stdout.write(output);
      resolve(code ?? 1);
    });
  });
}
