import { normalizeIP } from '@fastify/rate-limit';
import { ClientMessage, closeCodes, limits, plainAnswer, socketPath } from '@ragtag/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { RawData, WebSocket } from 'ws';
import { Allowance } from '../allowance';
import type { Parts } from '../api/context';
import { refusalOf } from '../http/errors';
import { logFailure } from '../http/failures';
import type { Metrics } from '../http/metrics';
import { userOf } from '../http/session';
import { Refused } from '../refused';
import { Connection } from './connection';
import { carryOut } from './messages';

const heartbeat = 30_000;
/** Messages refused for their form or their number before a client is shown the door. */
const patience = 50;

/** The socket: one per page, looking at one table at a time. */
export function socketRoute(app: FastifyInstance, parts: Parts, metrics: Metrics): void {
  const perAddress = new Map<string, number>();

  app.get(socketPath, { websocket: true }, (socket, request) => {
    // Messages may arrive before the person is known; they wait.
    const early: RawData[] = [];
    const keep = (data: RawData) => {
      if (early.length < 8) early.push(data);
    };
    socket.on('message', keep);
    socket.on('error', () => socket.terminate());
    // A household has many addresses of the newer kind.
    const address = normalizeIP(request.ip);
    const open = (perAddress.get(address) ?? 0) + 1;
    perAddress.set(address, open);
    socket.on('close', () => {
      const left = (perAddress.get(address) ?? 1) - 1;
      if (left === 0) perAddress.delete(address);
      else perAddress.set(address, left);
    });
    if (open > parts.config.socketsPerAddress) {
      socket.close(closeCodes.misbehaved, 'too many connections');
      return;
    }
    if (parts.outage.isOut) {
      socket.close(closeCodes.restarting, 'the store cannot be reached');
      return;
    }
    welcome(parts, metrics, socket, request).then(
      (receive) => {
        socket.off('message', keep);
        if (!receive) return;
        for (const data of early) receive(data);
        socket.on('message', receive);
      },
      (error: unknown) => {
        request.log.error({ err: error }, 'could not welcome a client');
        socket.terminate();
      },
    );
  });
}

async function welcome(
  parts: Parts,
  metrics: Metrics,
  socket: WebSocket,
  request: FastifyRequest,
): Promise<((data: RawData) => void) | undefined> {
  const user = await userOf(parts.store, request);
  const isBanned = () => parts.bans.isBanned(user, normalizeIP(request.ip));
  if (!user || (await isBanned())) {
    socket.close(closeCodes.notSignedIn, user ? 'not wanted here' : 'choose a name first');
    return undefined;
  }
  const isSignedIn = async () => (await userOf(parts.store, request))?.id === user.id && !(await isBanned());
  const connection = new Connection(socket, user, isSignedIn, request.raw.socket);
  const allowance = new Allowance(parts.config.socketRate);
  let leftPatience = patience;
  let working: Promise<void> = Promise.resolve();
  keepAlive(connection);
  metrics.sockets.inc();
  socket.on('close', () => {
    metrics.sockets.dec();
    parts.hub.leave(connection);
  });

  const refuse = (error: unknown, ref?: string) => {
    const refusal = refusalOf(error);
    const { code, status } = refusal;
    if (status >= 500) {
      metrics.failures.inc({ of: 'message' });
      logFailure(request.log, error, 'a message failed');
    }
    connection.send({ type: 'refused', ref, ...refusal.toJSON() });
    if (code !== 'bad-request' && code !== 'too-fast') return;
    leftPatience--;
    if (leftPatience <= 0) connection.close(closeCodes.misbehaved, 'too many bad messages');
  };

  return (data) => {
    metrics.messages.inc();
    if (!allowance.take()) {
      refuse(new Refused('too-fast', 'Too many messages. Slow down.'));
      return;
    }
    let message: ClientMessage;
    try {
      const said: unknown = JSON.parse(textOf(data));
      message = plainAnswer(said) ?? ClientMessage.parse(said);
    } catch (error) {
      refuse(error);
      return;
    }
    // Messages of one client are carried out in the order they came, but answers that wait for their window must not
    // hold up the rest.
    const carry = () => carryOut(parts, connection, message).catch((error) => refuse(error, message.ref));
    if (message.type === 'answer' || message.type === 'answers') void working.then(carry);
    else working = working.then(carry);
  };
}

function textOf(data: RawData): string {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.isBuffer(data) ? data : Buffer.from(data);
  if (bytes.length > limits.bytes) throw new Refused('too-large', 'The message is too long.');
  return bytes.toString('utf8');
}

/** Looks now and then whether the client is there, and whether it has been signed out, perhaps at another server. */
function keepAlive(connection: Connection): void {
  const { socket } = connection;
  let alive = true;
  socket.on('pong', () => {
    alive = true;
  });
  const timer = setInterval(() => {
    if (!alive) {
      socket.terminate();
      return;
    }
    alive = false;
    socket.ping();
    connection.isSignedIn().then(
      (still) => still || connection.sendAway(),
      () => connection.sendAway(),
    );
  }, heartbeat);
  socket.on('close', () => clearInterval(timer));
}
