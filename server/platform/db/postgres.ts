import { PostgresDialect } from 'kysely';
import type pg from 'pg';
import { loadPg } from './pg.ts';

const INT8 = 20;
const MAX_CLIENTS = 10;
/** Long for a database that is there, and short for whoever waits for one that is not. */
const CONNECT_MS = 10_000;

/**
 * A pool on PostgreSQL. bigint comes back as a number: ours are epoch milliseconds and counters,
 * far below 2^53.
 *
 * @param statementMs how long one statement may take there, after which it is ended: somebody waits for
 * an answer. 0 for jobs that may take long, whatever the database has set for others.
 */
export function postgresDialect(
  url: string,
  statementMs = 0,
): { dialect: PostgresDialect; waiting: () => number } {
  const { Pool, types: known } = loadPg();
  const types = {
    getTypeParser(oid: number, format?: 'text' | 'binary') {
      return oid === INT8 ? Number : known.getTypeParser(oid, format as 'text');
    },
  };
  const pool = new Pool({
    connectionString: url,
    max: MAX_CLIENTS,
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    types: types as never,
    // No parameter of the connection: pgbouncer refuses those.
    onConnect: async (client: pg.ClientBase) => {
      await client.query(`SET statement_timeout = ${statementMs}`);
    },
  } as pg.PoolConfig);
  // A connection that breaks must not end the process; the next query reports it. The pool hears
  // those that are idle, and nobody those that are in use and between two queries.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return { dialect: new PostgresDialect({ pool }), waiting: () => pool.waitingCount };
}

/** Serialisation failure and deadlock: the transaction may simply be tried again. */
export function isRetryable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '40001' || code === '40P01';
}
