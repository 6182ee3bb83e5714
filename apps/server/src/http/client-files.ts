import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../refused';

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Ragtag</title>
<h1>Ragtag is running</h1>
<p>The web client has not been built. Build it with <code>npm run build --workspace apps/web</code>, or start
everything with <code>npm start</code>.</p>
<p>The API is described at <a href="/api/openapi.json">/api/openapi.json</a>.</p>
`;

/** Serves the built web client. Any path that is no file is the client's own business, and gets its page. */
export async function clientFiles(app: FastifyInstance, folder: string): Promise<void> {
  const isBuilt = existsSync(join(folder, 'index.html'));
  const hasBook = existsSync(join(folder, 'rulebook.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: folder,
      cacheControl: false,
      // The build has compressed what shrinks.
      preCompressed: true,
      setHeaders(reply, path) {
        // Names under assets/ change with their content.
        const lasting = path.startsWith(join(folder, 'assets'));
        reply.setHeader('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  }
  // What may be loaded is said with pages and workers; scripts and styles inside of them need not say it again.
  app.addHook('onSend', async ({ url }, reply) => {
    if (!url.startsWith('/assets/') || url.includes('worker')) return;
    reply.removeHeader('content-security-policy');
    reply.raw.removeHeader('content-security-policy');
  });
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      request.method === 'GET' && !request.url.startsWith('/api/') && !/\.\w+$/.test(request.url);
    if (!isPage) throw new Refused('not-found', 'There is nothing here.');
    // The rulebook's page has text of its own, for readers without script and until the rest is there.
    const isBook = hasBook && /^\/rulebook(?:$|[?#])/.test(request.url);
    if (isBuilt) return reply.sendFile(isBook ? 'rulebook.html' : 'index.html');
    return reply.type('text/html').send(notBuilt);
  });
}
