import { once } from 'node:events';
import { connect } from 'node:net';
import { socketPath } from '@ragtag/protocol';
import { expect, it } from 'vitest';
import { seat } from './support/game';
import { serve } from './support/serve';

it('stops although a client does not hear the goodbye and another asks for a socket meanwhile', async () => {
  const server = await serve();
  const { table, people } = await seat(server.url, ['Ada'], { selection: { players: 3 } });
  const deaf = await people[0].look(table);
  deaf.socket.pause();
  // Neither ever hangs up by itself.
  const { hostname, port } = new URL(server.url);
  const late = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  await once(late, 'connect');

  const began = performance.now();
  const stopped = server.close();
  late.write(
    `GET ${socketPath} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
  );
  const [reply] = await once(late, 'data');
  expect(String(reply)).toMatch(/^HTTP\/1\.1 503 /);
  await stopped;
  expect(performance.now() - began).toBeLessThan(10_000);
  deaf.socket.terminate();
  late.destroy();
});
