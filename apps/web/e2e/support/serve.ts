import { join } from 'node:path';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
    /** Folder of the built client, for tests that start a server of their own. */
    readonly webDir: string;
  }
}

/** Builds the client and serves it while the tests run, unless an address to test is given. */
export default async function serve(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const root = join(import.meta.dirname, '..', '..');
  const given = process.env.RAGTAG_ADDRESS;
  if (given) {
    project.provide('address', given);
    project.provide('webDir', process.env.WEB_DIR ?? join(root, 'dist'));
    return undefined;
  }
  const outDir = join(root, '..', '..', 'node_modules', '.cache', 'ragtag', 'web');
  const config = { root, logLevel: 'silent', build: { outDir, emptyOutDir: true } } as const;
  // Under test, Vite would build the slow React that is made for developers.
  process.env.NODE_ENV = 'production';
  await build(config);
  const server = await preview({ ...config, preview: { port: 0, strictPort: false } });
  const address = server.resolvedUrls?.local[0];
  if (!address) throw new Error('The client is not being served.');
  project.provide('address', address.replace(/\/$/, ''));
  project.provide('webDir', outDir);
  return () => server.close();
}
