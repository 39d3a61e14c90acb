import { PostgresDialect } from 'kysely';
import pg from 'pg';

const INT8 = 20;

/**
 * A pool on PostgreSQL. bigint comes back as a number: ours are epoch milliseconds and counters,
 * far below 2^53.
 */
export function postgresDialect(url: string): PostgresDialect {
  const types = {
    getTypeParser(oid: number, format?: 'text' | 'binary') {
      return oid === INT8 ? Number : pg.types.getTypeParser(oid, format as 'text');
    },
  };
  const pool = new pg.Pool({ connectionString: url, max: 10, types: types as never });
  // A connection that breaks while idle must not end the process; the next query reports it.
  pool.on('error', () => undefined);
  return new PostgresDialect({ pool });
}

/** Serialisation failure and deadlock: the transaction may simply be tried again. */
export function isRetryable(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code;
  return code === '40001' || code === '40P01';
}
