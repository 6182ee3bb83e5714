import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const source = join(import.meta.dirname, '..', 'src', 'shell', 'push', 'service-worker.ts');

/** Pages that are there without a server; what only other pages need is loaded when they are opened. */
const offline = [
  '/index.html',
  '/table/local-table',
  '/lobby/new-game',
  '/replay/after-local',
  '/replay/replays',
  '/table/menu-of-table',
  '/settings/settings-dialog',
  '/orders/orders-dialog',
  '/table/keys-dialog',
  '/ui/modal',
  '/cards/card-popover',
  '/board-game/talk/suspects',
  '/home/from-server',
  '/home/my-games',
  '/board-game/table.ts',
  '/board-game/coach',
  '/board-game/ending/poster',
  '/board-game/lobby.ts',
  '/board-game/after/index.tsx',
  '/card-game/table/index.tsx',
  '/card-game/lobby/index.ts',
  '/card-game/after/index.tsx',
  '/board-game/src/cards/boxes.ts',
  '/board-game/boxes/index.ts',
];

/** Pages that are there with everything that they open. */
const offlineWhole = ['/rulebook/rulebook-page', '/aids/aids-page'];

const isAmong = (pages: readonly string[], { facadeModuleId }: Rolldown.OutputChunk): boolean =>
  pages.some((page) => facadeModuleId?.includes(page));

/** The files that the pages for use offline are made of. */
function filesOf(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>();
  const add = (name: string, whole: boolean) => {
    const part = bundle[name];
    if (files.has(name) || part?.type !== 'chunk') return;
    files.add(name);
    for (const css of part.viteMetadata?.importedCss ?? []) files.add(css);
    for (const each of part.imports) add(each, false);
    if (whole) for (const each of part.dynamicImports) add(each, false);
  };
  for (const [name, part] of Object.entries(bundle)) {
    if (part.type === 'chunk' && isAmong(offline, part)) add(name, false);
    if (part.type === 'chunk' && isAmong(offlineWhole, part)) add(name, true);
    // The engine with the games it plays, and the typefaces of the language that the client speaks.
    if (/engine-worker.*\.js$|^assets\/worker\/|-latin-\w+-normal.*\.woff2$/.test(name)) files.add(name);
  }
  return [...files].sort();
}

/** Builds the service worker at a fixed address, and tells it which files belong to this version of the client. */
export function serviceWorker(): Plugin {
  return {
    name: 'ragtag-service-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: source, fileName: 'sw.js' });
    },
    generateBundle(_, bundle) {
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') throw new Error('The service worker was not built.');
      const files = ['/', ...filesOf(bundle).map((name) => `/${name}`)];
      const page = bundle['index.html'];
      const version = createHash('sha256')
        .update(JSON.stringify([files, page?.type === 'asset' ? String(page.source) : '']))
        .digest('hex');
      worker.code = worker.code
        .replace(/(["'`])__FILES__\1/, JSON.stringify(JSON.stringify(files)))
        .replace('__VERSION__', version.slice(0, 12));
    },
  };
}
