import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn, repositoryRoot } from '../repository';

const declaration = /\brules\.ask(?:<[^(]*>)?\(\s*'([a-z-]+)'/g;

/** The name of every question that the rules declare, read from their source. */
export function declaredAsks(): string[] {
  const root = repositoryRoot();
  return filesIn(root, 'src')
    .filter((file) => /^packages\/(kernel|board-game)\/.*\.ts$/.test(file))
    .flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(declaration)])
    .map(([, name]) => name);
}
