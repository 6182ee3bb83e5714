import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openPostgresStore } from '../../src/store/postgres';
import { comeBackAlways, compare, type Play } from '../support/crashes';
import { seat } from '../support/game';
import { newPostgresHome } from '../support/homes';
import { Person } from '../support/person';
import { freePort, ServerProcess } from '../support/process';
import { caddy, nginx } from '../support/proxies';
import { newFolder } from '../support/serve';

const postgres = inject('postgres') ?? '';

const proxies = [nginx, caddy].filter(({ isInstalled }) => isInstalled && postgres);

it.each(proxies)(
  'plays at three servers behind $name, as it is documented, while they are restarted in turn and one is killed',
  async ({ before }) => {
    const home = await newPostgresHome(postgres);
    onTestFinished(() => home.remove());
    const settings = {
      ...home.settings,
      TRUST_PROXY: 'loopback',
      ALLOWED_HOSTS: '127.0.0.1',
      LOG_LEVEL: 'fatal',
    };
    const servers: ServerProcess[] = [];
    for (let n = 0; n < 3; n++) {
      const server = new ServerProcess(await freePort(), await newFolder(), settings);
      onTestFinished(async () => void (await server.kill()));
      await server.start();
      servers.push(server);
    }
    const proxy = await before(servers.map(({ address }) => address));
    onTestFinished(() => proxy.stop());
    const visitor = new Person(proxy.url, 'visitor');
    expect((await visitor.raw('GET', '/metrics')).status).toBe(404);
    const body = JSON.stringify({ name: 'Visitor' });
    expect((await visitor.raw('PUT', '/api/me', body, { origin: proxy.url })).status).toBe(200);
    expect((await visitor.raw('PUT', '/api/me', body, { origin: 'http://elsewhere.example' })).status).toBe(
      403,
    );

    const { table, people } = await seat(proxy.url, ['Ada', 'Ben', 'Cyd'], { selection: { players: 4 } });
    const play: Play = { table, people, taken: new Map(), over: false, stopped: false };
    onTestFinished(() => {
      play.stopped = true;
    });
    const problems: string[] = [];
    const players = people.map((_, n) => comeBackAlways(play, n, 5, problems));
    const playOn = async () => {
      const before = play.taken.size;
      for (let n = 0; n < 1000 && !play.over && play.taken.size < before + 10; n++) await sleep(25);
      expect(play.over || play.taken.size >= before + 10).toBe(true);
    };
    await playOn();
    for (const server of servers) {
      await server.kill('SIGTERM');
      await playOn();
      await server.start();
    }
    await servers[0].kill();
    await playOn();
    play.stopped = true;
    const pages = await Promise.all(players);
    const store = await openPostgresStore(home.settings.DATABASE_URL ?? '');
    expect([...problems, ...(await compare(store, play, pages))]).toEqual([]);
    await store.close();
  },
  300_000,
);
