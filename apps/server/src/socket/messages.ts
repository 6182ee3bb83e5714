import type { ClientMessage } from '@ragtag/protocol';
import type { Parts } from '../api/context';
import { answerUndo, askUndo, demandSight, giveAnswer, giveAnswers, holdOn, setCover } from '../api/play';
import { say, setOrders } from '../api/talk';
import { Refused } from '../refused';
import { pause } from '../rooms/pause';
import type { Connection } from './connection';

/** Carries out one message of a client. */
export async function carryOut(parts: Parts, connection: Connection, message: ClientMessage): Promise<void> {
  const { user } = connection;
  const { hub } = parts;
  const { ref } = message;
  switch (message.type) {
    case 'ping':
      connection.send({ type: 'pong', ref });
      return;
    case 'hello':
      await hello(parts, connection, message);
      break;
    case 'answer': {
      const taken = await giveAnswer(parts, user, tableOf(connection), message);
      connection.send({ type: 'taken', ref, ...taken });
      return;
    }
    case 'answers': {
      const taken = await giveAnswers(parts, user, tableOf(connection), message);
      connection.send({ type: 'taken', ref, ...taken });
      return;
    }
    case 'whole':
      parts.paces.demand('enter', user.id);
      connection.seen = undefined;
      connection.lastFact = message.lastFact;
      connection.epoch = message.epoch;
      await hub.tellAnew(connection);
      break;
    case 'say':
      await say(parts, user, tableOf(connection), message.say);
      break;
    case 'orders':
      await setOrders(parts, user, tableOf(connection), message.orders);
      break;
    case 'undo':
      await askUndo(parts, user, tableOf(connection), message.answers);
      break;
    case 'undo-answer':
      await answerUndo(parts, user, tableOf(connection), message.agree);
      break;
    case 'cover':
      await setCover(parts, user, tableOf(connection), message);
      break;
    case 'hold':
      await holdOn(parts, user, tableOf(connection));
      break;
    default:
      message satisfies never;
  }
  connection.send({ type: 'done', ref });
}

async function hello(
  { rooms, hub, paces }: Parts,
  connection: Connection,
  { table, lastFact, lastSaid, epoch, patches }: Extract<ClientMessage, { type: 'hello' }>,
): Promise<void> {
  paces.demand('enter', connection.user.id);
  if (!(await connection.isSignedIn())) {
    connection.sendAway();
    return;
  }
  const loaded = await rooms.current(table);
  demandSight(loaded, connection.user);
  if (loaded.table.paused) await pause(rooms, table, false);
  connection.seen = undefined;
  connection.lastFact = lastFact;
  connection.lastSaid = lastSaid;
  connection.epoch = epoch;
  connection.takesPatches = patches === true;
  await hub.join(connection, table);
}

function tableOf({ table }: Connection): string {
  if (table === undefined) throw new Refused('bad-request', 'Say hello first.');
  return table;
}
