import pg from 'pg';
import { NotStored, OutOfReach } from '../store';

/** What is frozen for longer than this, here or there, is given up: nobody shall wait for somebody's locks. */
const patience = {
  connectionTimeoutMillis: 5000,
  query_timeout: 6000,
  statement_timeout: 5000,
  lock_timeout: 2000,
  idle_in_transaction_session_timeout: 3000,
  keepAlive: true,
};

const int8 = 20;

/** Moments and counts are whole numbers that any number can hold. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8
      ? Number
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

const settings = (url: string): pg.ClientConfig => ({
  connectionString: url,
  application_name: 'ragtag',
  types,
  ...patience,
});

export function newPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({ ...settings(url), max, allowExitOnIdle: true });
  // A connection that breaks while nobody uses it is replaced when one is needed.
  pool.on('error', () => undefined);
  return pool;
}

export function newClient(url: string): pg.Client {
  const client = new pg.Client(settings(url));
  client.on('error', () => undefined);
  return client;
}

/**
 * What the database says where the fault is not in what was asked of it: connections, resources, locks that somebody
 * else holds, a server that is stopped or only reads.
 */
const outsideTrouble = /^(08|53|55P03|57|58|25006|40)/;

/** Without a code of the database, the connection is at fault, and nobody knows what it has done last. */
export function failureOf(error: unknown): unknown {
  if (error instanceof NotStored || !(error instanceof Error)) return error;
  if (!(error instanceof pg.DatabaseError)) return new OutOfReach(error);
  const { code = '' } = error;
  if (code.startsWith('08') || code.startsWith('57P')) return new OutOfReach(error);
  return outsideTrouble.test(code) ? new NotStored(error) : error;
}

/** Two changes were in each other's way; the one that was given up can be tried again. */
export function isClash(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001');
}
