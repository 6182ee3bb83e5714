import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { closeCodes, limits } from '@ragtag/protocol';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { WebSocket } from 'ws';
import { AccountBook } from './accounts/accounts';
import { BanList } from './accounts/ban-list';
import { Guessing } from './accounts/guessing';
import { AccountRecovery } from './accounts/recovery';
import type { Parts } from './api/context';
import { saidByBot } from './api/talk';
import { Minds } from './bots/minds';
import { Thinking } from './bots/thinking';
import { Threads } from './bots/threads';
import type { Config } from './config';
import { clientFiles } from './http/client-files';
import { refusalOf } from './http/errors';
import { logFailure, logRefusal } from './http/failures';
import { demandKeeper } from './http/keeper';
import { newMetrics, noteRoom, timed } from './http/metrics';
import { openApiDocument } from './http/openapi';
import { demandOwnHost, demandOwnOrigin, ownSockets } from './http/origin';
import { proxyDoubter } from './http/proxy';
import { apiRoutes } from './http/routes';
import { Upgraded } from './http/upgraded';
import { Mail } from './notify/mail';
import { Pushes } from './notify/pushes';
import { Webhooks } from './notify/webhooks';
import { Paces } from './paces';
import { Refused } from './refused';
import { Follower } from './rooms/follower';
import { Outage } from './rooms/outage';
import { Rooms } from './rooms/rooms';
import { Scheduler } from './rooms/scheduler';
import { BotGames, Unattended } from './rooms/unattended';
import { Hub } from './socket/hub';
import { outbox } from './socket/outbox';
import { socketRoute } from './socket/socket';
import { Rater } from './standings/rater';
import type { Store } from './store/store';
import { Tidying } from './store/tidying';

/** Whether a proxy shall send anybody here: not any more while the server waits to be stopped. */
export interface Readiness {
  ready: boolean;
}

/**
 * The whole server, on a store. Closing it finishes what was begun and closes the store. Where the program of the
 * bots' threads is given, admirals think ahead; else they answer as officers.
 */
export async function buildApp(
  config: Config,
  store: Store,
  botThread?: URL,
  readiness: Readiness = { ready: true },
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      // A terminal is told in one line where the server is; the rest is for programs.
      level: config.logLevel ?? (process.stdout.isTTY ? 'warn' : 'info'),
      // Cookies, tokens, passwords and seeds are in no log; addresses of requests hold none of them.
      redact: ['req.headers', 'res.headers', 'seed', '*.seed', 'token', '*.token', 'password', '*.password'],
    },
    bodyLimit: limits.bytes,
    trustProxy: config.trustProxy.length > 0 ? config.trustProxy : false,
    requestTimeout: mostSecondsToAsk * 1000,
    genReqId: () => randomUUID(),
    routerOptions: { maxParamLength: 64 },
    forceCloseConnections: true,
    logController: new LogController({ disableRequestLogging: true }),
    // What is wrong before any route is found, such as an address that cannot be read.
    frameworkErrors: (error, _request, reply) => refuse(error, reply),
  });
  const doubtProxy = proxyDoubter(config, app.log);
  const metrics = newMetrics();
  const rooms = new Rooms(timed(store, metrics), app.log);
  const hub = new Hub(config, rooms, store, app.log);
  const accounts = new AccountBook(store);
  const recovery = new AccountRecovery(store, new Mail(config, app.log));
  const bans = new BanList(store);
  const pushes = new Pushes(config, store, hub, app.log);
  const outage = new Outage(store, hub, app.log);
  const guessing = new Guessing(store);
  const botGames = new BotGames(store, config.httpRate);
  const paces = new Paces(config.socketRate, store);
  const parts: Parts = {
    config,
    store,
    rooms,
    hub,
    accounts,
    recovery,
    bans,
    guessing,
    paces,
    botGames,
    pushes,
    outage,
    log: app.log,
  };
  const minds = new Minds(store, app.log, () => metrics.thoughts.inc());
  const unattended = new Unattended(config.unattendedDelay, config.unattendedFor, (table) =>
    hub.isWatched(table),
  );
  const scheduler = new Scheduler(
    rooms,
    store,
    config,
    minds,
    unattended,
    (after, claim) => saidByBot(after, claim, store.now()),
    app.log,
  );
  const threads =
    botThread && config.botThinking > 0
      ? new Threads(botThread, config.botThreads, config.botThinking, store.now, app.log, (games) =>
          metrics.imagined.inc(games),
        )
      : undefined;
  if (threads) new Thinking(rooms, store, minds, threads, app.log, () => metrics.plans.inc());
  const follower = new Follower(store, rooms, hub, app.log);
  const tidying = new Tidying(store, config, app.log);
  const rater = new Rater(store, app.log);
  const webhooks = new Webhooks(config, app.log);
  rooms.onChange((changed) => {
    if (changed.facts) {
      metrics.changes.inc();
      metrics.facts.inc(changed.facts.length);
    }
    webhooks.consider(changed);
    rater.consider(changed);
    pushes.consider(changed);
  });

  await app.register(helmet, {
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", (request) => ownSockets(request)],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        workerSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
        // A server at home has no certificate; browsers would turn its own requests to https.
        upgradeInsecureRequests: null,
      },
    },
    strictTransportSecurity: config.trustProxy.length > 0,
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  await app.register(rateLimit, {
    max: config.httpRate,
    timeWindow: '1 minute',
    // By the route that was found: the same address can be written in many ways.
    allowList: (request) => !request.routeOptions.url?.startsWith('/api/'),
  });
  await app.register(cookie);
  const upgraded = new Upgraded(app.server);
  await app.register(websocket, {
    options: { maxPayload: limits.bytes },
    errorHandler: (_error, socket) => socket.terminate(),
    async preClose() {
      scheduler.stop();
      tidying.stop();
      rater.stop();
      outage.stop();
      follower.stop();
      await threads?.close();
      await rooms.idle();
      await rooms.settle();
      outbox.flush();
      await sayGoodbye(app.websocketServer.clients);
      upgraded.end();
    },
  });

  app.addHook('onRequest', async (request) => {
    demandOwnHost(config, request);
    doubtProxy(request);
    demandOwnOrigin(config, request);
  });
  app.addHook('onResponse', async (request, reply) => {
    const labels = { route: request.routeOptions.url ?? 'none', status: String(reply.statusCode) };
    metrics.requests.observe(labels, reply.elapsedTime / 1000);
  });
  app.setErrorHandler((error, request, reply) => {
    const { status, code } = refuse(error, reply);
    if (status < 500) {
      logRefusal(request, code);
      return;
    }
    metrics.failures.inc({ of: 'request' });
    logFailure(request.log, error, 'a request failed');
  });

  app.get('/ready', async () => {
    if (!readiness.ready) throw new Refused('busy', 'The server is being stopped.');
    if (outage.isOut) throw new Refused('busy', 'The server cannot reach what it stores.');
    await store.check();
    return { status: 'ready' };
  });
  // Few ask for it, and it takes a while to make: the server is ready sooner without.
  let document: ReturnType<typeof openApiDocument> | undefined;
  app.get('/api/openapi.json', async () => {
    document ??= openApiDocument();
    return document;
  });
  app.get('/health', async () => {
    await store.check();
    return { status: 'ok' };
  });
  app.get('/metrics', async (request, reply) => {
    demandKeeper(config, request);
    const { known, waiting } = rooms.figures;
    metrics.tables.set({ of: 'all' }, known);
    metrics.tables.set({ of: 'unattended' }, unattended.count);
    metrics.waiting.set(waiting);
    await noteRoom(store, metrics);
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
  apiRoutes(app, parts);
  app.register(async (scope) => socketRoute(scope, parts, metrics));
  await clientFiles(app, config.webDir);

  app.addHook('onReady', async () => {
    await store.follow(follower, config.pollEvery);
    await scheduler.start();
    await tidying.start();
    rater.start();
    outage.watch();
  });
  app.addHook('onClose', async () => {
    await rooms.idle();
    await store.close();
  });
  return app;
}

/** How long a client may take to put its request. */
const mostSecondsToAsk = 30;

function refuse(error: unknown, reply: FastifyReply): Refused {
  const refusal = refusalOf(error);
  void reply.status(refusal.status).send(refusal.toJSON());
  return refusal;
}

const waitForGoodbye = 500;

/** Tells every client to come back in a moment, and gives it a moment to hear that. */
async function sayGoodbye(clients: ReadonlySet<WebSocket>): Promise<void> {
  const closed = [...clients].map((client) => once(client, 'close'));
  for (const client of clients) client.close(closeCodes.restarting, 'restarting');
  await Promise.race([Promise.all(closed), sleep(waitForGoodbye)]);
}
