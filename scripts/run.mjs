import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Runs a command in the repository, showing its output; returns its exit code. */
export function run(command, args, env = {}) {
  const { status, error, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (error) throw error;
  return status ?? (signal === 'SIGINT' ? 130 : 1);
}

/** Runs a tool installed from npm, without npm's own start-up time. */
export function tool(name, ...args) {
  return run(join(root, 'node_modules', '.bin', name), args);
}

/** The folders of `packages` and `apps`, as paths from the root. */
export function workspaces() {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => join(parent, name))
      .filter((folder) => existsSync(join(root, folder, 'package.json'))),
  );
}
