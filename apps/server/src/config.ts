import { availableParallelism } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { isGameId, offeredGames } from '@ragtag/games';
import { z } from 'zod';

const flag = z
  .enum(['on', 'off', 'true', 'false', '1', '0'])
  .transform((value) => value === 'on' || value === 'true' || value === '1');
const count = z.coerce.number().pipe(z.int().nonnegative());
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
/** An address with perhaps a password in it, which is repeated to nobody. */
const addressOf = (scheme: RegExp) =>
  z
    .string()
    .regex(scheme, 'This is not such an address.')
    .refine(
      URL.canParse,
      'This is not an address. Letters of a password that mean something there, such as # / ? @, are written as %23 %2F %3F %40.',
    );
const range = z
  .string()
  .regex(/^\d+-\d+$/)
  .transform((value) => value.split('-').map(Number) as [number, number]);

/** Everything that can be set from outside, with its default. */
const Environment = z.object({
  PORT: count.default(8080),
  HOST: z.string().default('0.0.0.0'),
  /** Where games are kept, from the root of the repository. */
  DATA_DIR: z.string().default('data'),
  /** A PostgreSQL database that everything is kept in, in the place of that folder. */
  DATABASE_URL: addressOf(/^postgres(ql)?:\/\//).optional(),
  /** Where the built client lies, from the root of the repository. */
  WEB_DIR: z.string().default(join('apps', 'web', 'dist')),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).optional(),
  /** Addresses or ranges (`loopback`) of proxies whose word about the client's address counts. */
  TRUST_PROXY: list.default([]),
  /** Origins that pages have where a proxy does not pass the host's name on, with commas in between. */
  ALLOWED_ORIGINS: list.default([]),
  /** Names that this server is reached by, with commas in between; without any, by whatever name. */
  ALLOWED_HOSTS: list.default([]),
  /** Requests per minute and address. */
  HTTP_RATE: count.default(600),
  /** Sockets open at once per address. */
  SOCKETS_PER_ADDRESS: count.default(64),
  /** Messages per second and socket, over a while. */
  SOCKET_RATE: count.default(20),
  /** How long bots seem to think in games that are not slow, in milliseconds. */
  BOT_DELAY: range.default([400, 900]),
  /** The least between two answers of bots where nobody plays and nobody watches, in milliseconds. */
  UNATTENDED_DELAY: count.default(5000),
  /** How long bots go on alone before the game pauses until somebody looks, in minutes; 0 for to the end. */
  UNATTENDED_FOR: count.default(60),
  /** How long an admiral may think ahead over one decision, in milliseconds; 0 for not at all. */
  BOT_THINKING: count.default(300),
  /** Threads that admirals think in; without a number, one less than the machine has. */
  BOT_THREADS: count.optional(),
  /** How long a reaction window lasts among people, in milliseconds, whoever could react. */
  REACTION_TIME: count.default(6000),
  /** Games that can be played here, with commas in between. */
  GAMES: list.refine((ids) => ids.every(isGameId), 'There is no such game.').default([...offeredGames]),
  /** Whether hosts may have the server post to an address when somebody must decide. */
  WEBHOOKS: flag.default(false),
  WEBHOOKS_TO_PRIVATE_ADDRESSES: flag.default(false),
  /** Whether devices that ask for it are told when it is their player's turn (web push). */
  PUSH: flag.default(true),
  /** Hosts of push services, or what their names end with; messages go nowhere else. */
  PUSH_SERVICES: list.default([
    'fcm.googleapis.com',
    '.push.services.mozilla.com',
    '.push.apple.com',
    '.notify.windows.com',
  ]),
  /** Whom push services may write to about this server. */
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto|https):/)
    .default('mailto:nobody@example.com'),
  /** For tests: push services may be on this machine, without https. */
  PUSH_TO_PRIVATE_ADDRESSES: flag.default(false),
  /** A mail server (`smtps://user:password@host`) for codes that replace a lost password; without one, none are sent. */
  SMTP_URL: addressOf(/^smtps?:\/\//).optional(),
  /** Who letters are from. */
  MAIL_FROM: z.string().default('Ragtag <ragtag@localhost>'),
  /** Lets whoever knows it read the figures at /metrics from elsewhere; else only this machine can. */
  METRICS_TOKEN: z.string().min(16).optional(),
  /** Days after which tables whose game never began are forgotten; 0 for never, as with those that follow. */
  RETAIN_LOBBIES: count.default(0),
  /** Days after which devices that were not here are signed out, and guests forgotten who sit nowhere. */
  RETAIN_SESSIONS: count.default(0),
  /** Days after which what was said at a table is forgotten, once its game is over. */
  RETAIN_TALK: count.default(0),
  /** Days after which what was told in a game that is over is forgotten; its end, options, seed and answers stay. */
  RETAIN_LOGS: count.default(0),
  /** How long `/ready` says no before the server stops, in milliseconds, so that a proxy sends nobody any more. */
  DRAIN: count.default(0),
  /** How often to look for what other servers on the same store have done, in milliseconds. */
  POLL_EVERY: count.default(500),
});

export type Config = Readonly<ReturnType<typeof readConfig>>;

export class BadConfig extends Error {}

export function readConfig(env: Readonly<Record<string, string | undefined>>, root: string) {
  const known = Object.fromEntries(Object.keys(Environment.shape).map((name) => [name, env[name]]));
  const parsed = Environment.safeParse(known);
  if (!parsed.success) throw new BadConfig(z.prettifyError(parsed.error));
  const set = parsed.data;
  const fromRoot = (path: string) => (isAbsolute(path) ? path : join(root, path));
  return {
    port: set.PORT,
    host: set.HOST,
    dataDir: fromRoot(set.DATA_DIR),
    databaseUrl: set.DATABASE_URL,
    webDir: fromRoot(set.WEB_DIR),
    logLevel: set.LOG_LEVEL,
    trustProxy: set.TRUST_PROXY,
    allowedOrigins: set.ALLOWED_ORIGINS,
    allowedHosts: set.ALLOWED_HOSTS,
    httpRate: set.HTTP_RATE,
    socketsPerAddress: set.SOCKETS_PER_ADDRESS,
    socketRate: set.SOCKET_RATE,
    botDelay: set.BOT_DELAY,
    unattendedDelay: set.UNATTENDED_DELAY,
    unattendedFor: set.UNATTENDED_FOR * 60_000,
    botThinking: set.BOT_THINKING,
    botThreads: set.BOT_THREADS ?? Math.max(1, availableParallelism() - 1),
    reactionTime: set.REACTION_TIME,
    games: set.GAMES,
    webhooks: set.WEBHOOKS,
    webhooksToPrivateAddresses: set.WEBHOOKS_TO_PRIVATE_ADDRESSES,
    push: set.PUSH,
    pushServices: set.PUSH_SERVICES,
    pushContact: set.PUSH_CONTACT,
    pushToPrivateAddresses: set.PUSH_TO_PRIVATE_ADDRESSES,
    smtpUrl: set.SMTP_URL,
    mailFrom: set.MAIL_FROM,
    metricsToken: set.METRICS_TOKEN,
    retainLobbies: set.RETAIN_LOBBIES,
    retainSessions: set.RETAIN_SESSIONS,
    retainTalk: set.RETAIN_TALK,
    retainLogs: set.RETAIN_LOGS,
    drain: set.DRAIN,
    pollEvery: set.POLL_EVERY,
  };
}
