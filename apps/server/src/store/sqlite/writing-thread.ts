import { parentPort, workerData } from 'node:worker_threads';
import { openForScripts } from './database';
import { type Returned, returnedIn, type Script, valuesOf } from './scripts';
import type { BatchReply } from './thread';

/** A thread that stores batches of scripts, each batch as a whole, so that the server never waits for the database. */

const database = openForScripts(workerData as string);
const statements = new Map<string, ReturnType<typeof database.prepare>>();

function statement(sql: string) {
  let known = statements.get(sql);
  if (!known) {
    known = database.prepare(sql);
    statements.set(sql, known);
  }
  return known;
}

function carryOut([first, ...others]: Script): Returned {
  const row = statement(first.sql).get(...valuesOf(first));
  if (row) for (const step of others) statement(step.sql).run(...valuesOf(step));
  return returnedIn(row);
}

function store(batch: readonly Script[]): Returned[] {
  try {
    database.exec('BEGIN IMMEDIATE');
    const outcomes = batch.map(carryOut);
    database.exec('COMMIT');
    return outcomes;
  } catch (error) {
    // A statement that has failed would fail again with the same words, whatever it was given.
    statements.clear();
    rollBack();
    throw error;
  }
}

/** The database may have done so by itself, or have begun nothing. */
function rollBack(): void {
  try {
    database.exec('ROLLBACK');
  } catch {}
}

function replyTo(batch: readonly Script[]): BatchReply {
  try {
    return { outcomes: store(batch) };
  } catch (error) {
    const { message, code } = error as { readonly message: string; readonly code?: string };
    return { failed: { message, code } };
  }
}

/** An empty batch is the last. */
parentPort?.on('message', (batch: readonly Script[]) => {
  if (batch.length > 0) parentPort?.postMessage(replyTo(batch));
  else {
    database.close();
    parentPort?.close();
  }
});
