import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Failure } from './failure';

function isRoot(folder: string): boolean {
  const file = join(folder, 'package.json');
  return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).name === 'ragtag';
}

function rootAround(start: string): string | undefined {
  for (let folder = start; ; folder = dirname(folder)) {
    if (isRoot(folder)) return folder;
    if (dirname(folder) === folder) return undefined;
  }
}

/** The folder of the repository that this code was bundled from; the bundle may lie elsewhere than its launcher. */
export function repositoryRoot(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  const root = rootAround(start) ?? rootAround(dirname(process.argv[1]));
  if (root === undefined) throw new Failure(`There is no repository around ${start}.`);
  return root;
}

/** Files below the `src` or `test` of every package and app, as paths from the root with forward slashes. */
export function filesIn(root: string, part: 'src' | 'test'): string[] {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(join(root, parent)).flatMap((name) => {
      const folder = join(root, parent, name, part);
      if (!existsSync(folder)) return [];
      return readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
        .sort();
    }),
  );
}
