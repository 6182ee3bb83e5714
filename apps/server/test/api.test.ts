import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { routes } from '@ragtag/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isPublicAddress, PrivateAddress, post } from '../src/notify/post';
import { Person } from './support/person';
import { type Served, serve } from './support/serve';

let served: Served;
beforeAll(async () => {
  served = await serve({ WEBHOOKS: 'on', WEBHOOKS_TO_PRIVATE_ADDRESSES: 'on' });
});
afterAll(() => served.close());

async function get(path: string): Promise<Response> {
  return fetch(served.url + path);
}

describe('the API', () => {
  it('describes every request in an OpenAPI document', async () => {
    const document = (await (await get('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, Record<string, { operationId: string }>>;
    };
    expect(document.openapi).toBe('3.1.0');
    const ids = Object.values(document.paths).flatMap((path) =>
      Object.values(path).map((op) => op.operationId),
    );
    expect(ids.sort()).toEqual(Object.keys(routes).sort());
  });

  it('says how it is, for people and for Prometheus', async () => {
    expect(await (await get('/health')).json()).toEqual({ status: 'ok' });
    const metrics = await (await get('/metrics')).text();
    expect(metrics).toMatch(/^ragtag_sockets \d/m);
    expect(metrics).toMatch(/^process_resident_memory_bytes /m);
    expect(metrics).toMatch(/^ragtag_disk_bytes\{of="used"\} [1-9]/m);
    expect(metrics).toMatch(/^ragtag_disk_bytes\{of="free"\} [1-9]/m);
  });

  it('shows a page that says how to build the client where there is none', async () => {
    const response = await get('/any/page');
    expect(response.headers.get('content-type')).toContain('text/html');
    expect(await response.text()).toContain('npm start');
    expect((await get('/api/nothing')).status).toBe(404);
    expect((await get('/missing.js')).status).toBe(404);
  });

  it('says of an address that nothing can have what there is not', async () => {
    const ada = await Person.named(served.url, 'Ada');
    const { id: table } = await ada.ask('createTable', undefined, {});
    await expect(ada.ask('gameFile', { table: 'nothing' })).rejects.toThrow(
      '404 not-found: There is no such table.',
    );
    await expect(ada.ask('invited', { code: 'HELLO' })).rejects.toThrow(
      '404 not-found: There is no such invitation.',
    );
    for (const seat of [9, -1, 'x' as unknown as number]) {
      await expect(ada.ask('sit', { table, seat })).rejects.toThrow('404 not-found: There is no such seat.');
    }
  });

  it('sends headers that keep other pages out', async () => {
    const { headers } = await get('/');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('webhooks', () => {
  it('tell who must decide', async () => {
    const news: { event: string; waitingFor: string[]; text: string }[] = [];
    const service = createServer((request, response) => {
      let body = '';
      request.on('data', (data) => {
        body += data;
      });
      request.on('end', () => {
        news.push(JSON.parse(body) as (typeof news)[number]);
        response.end();
      });
    }).listen(0, '127.0.0.1');
    const people = await Promise.all(['Ada', 'Ben', 'Cyd'].map((name) => Person.named(served.url, name)));
    const { id: table } = await people[0].ask('createTable', undefined, {
      selection: { players: 3 },
      name: '@all <http://a.example|Friday> [b](http://b.example)',
    });
    await people[1].ask('sit', { table, seat: 1 });
    await people[2].ask('sit', { table, seat: 2 });
    await expect(people[1].ask('setWebhook', { table }, { url: null })).rejects.toThrow('forbidden');
    const { port } = service.address() as AddressInfo;
    await people[0].ask('setWebhook', { table }, { url: `http://127.0.0.1:${port}/hook` });
    expect((await people[1].ask('table', { table })).webhook).toBe(true);
    await people[0].ask('start', { table });
    await expect.poll(() => news.length).toBe(1);
    expect(news[0]).toMatchObject({ event: 'turn', table, path: `/table/${table}` });
    expect(news[0].text).toMatch(/: \w+ to decide\.$/);
    for (const call of ['@all', '<http', '[b]']) expect(news[0].text).not.toContain(call);
    expect(news[0]).toMatchObject({ content: news[0].text, allowed_mentions: { parse: [] } });
    service.close();
  });

  it('are switched off unless the server allows them, and never reach private addresses unless it does', async () => {
    const plain = await serve();
    const person = await Person.named(plain.url, 'Ada');
    const { id: table } = await person.ask('createTable', undefined, {});
    const url = 'https://chat.example/hook';
    await expect(person.ask('setWebhook', { table }, { url })).rejects.toThrow('switched-off');
    expect((await person.ask('table', { table })).webhook).toBeNull();
    await plain.close();
    const addresses = [
      '127.0.0.1',
      '10.1.2.3',
      '169.254.169.254',
      '::1',
      'fd00::1',
      '::ffff:192.168.0.1',
      '::127.0.0.1',
      '64:ff9b::7f00:1',
      '2002:7f00:1::',
      '0.0.0.0',
      'localhost',
    ];
    expect(addresses.filter(isPublicAddress)).toEqual([]);
    expect(['93.184.216.34', '2606:2800:220:1::1'].map(isPublicAddress)).toEqual([true, true]);
    const inDisguise = ['127.1', '0x7f000001', '2130706433', '[::ffff:7f00:1]', 'localhost'];
    for (const host of inDisguise) {
      const sending = { url: `http://${host}:9/`, headers: {}, body: '' };
      await expect(post(sending, false), host).rejects.toThrow(PrivateAddress);
    }
  });

  it('follow nobody elsewhere, and give up a service that takes its time', async () => {
    const asked: string[] = [];
    const service = createServer((request, response) => {
      asked.push(request.url ?? '');
      if (request.url === '/elsewhere') {
        response.writeHead(307, { location: '/private' }).end();
        return;
      }
      const { socket } = request;
      socket.write('HTTP/1.1 200 OK\r\n');
      const letters = setInterval(() => socket.write('x: y\r\n'), 500);
      socket.on('close', () => clearInterval(letters));
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const { port } = service.address() as AddressInfo;
    const to = (path: string) => ({ url: `http://127.0.0.1:${port}${path}`, headers: {}, body: '' });
    expect(await post(to('/elsewhere'), true)).toBe(307);
    await expect(post(to('/slow'), true)).rejects.toThrow();
    expect(asked).toEqual(['/elsewhere', '/slow']);
    service.close();
  }, 10_000);
});
