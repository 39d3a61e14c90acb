/** Ways in which a database fails that are no fault of the statement. */
export type DatabaseFault =
  /** It does not answer, or takes nobody just now. */
  | 'away'
  /** Its disk is full. */
  | 'full'
  /** It takes no writes: a read-only disk, a replica. */
  | 'read-only'
  /** The stored data are damaged. */
  | 'broken';

/** SQLite's primary result codes, https://sqlite.org/rescode.html */
const SQLITE_FAULTS: Readonly<Record<number, DatabaseFault>> = {
  5: 'away', // BUSY, for longer than we wait
  8: 'read-only', // READONLY
  10: 'broken', // IOERR
  11: 'broken', // CORRUPT
  13: 'full', // FULL
  14: 'away', // CANTOPEN
  26: 'broken', // NOTADB
};

/** https://www.postgresql.org/docs/current/errcodes-appendix.html; a class is its first two signs. */
const POSTGRES_FAULTS: Readonly<Record<string, DatabaseFault>> = {
  '08': 'away', // connection exception; pgbouncer says 08P01 while its server is away
  '53100': 'full',
  '53': 'away', // insufficient resources
  '57014': 'away', // a statement that took longer than it may
  '57P': 'away', // shut down, crashed, starting up
  '58': 'away', // its system failed it
  '25006': 'read-only', // a replica, before or after a failover
  XX001: 'broken',
  XX002: 'broken',
};

const SYSTEM_FAULTS: Readonly<Record<string, DatabaseFault>> = {
  ECONNREFUSED: 'away',
  ECONNRESET: 'away',
  ECONNABORTED: 'away',
  EPIPE: 'away',
  ETIMEDOUT: 'away',
  EHOSTUNREACH: 'away',
  ENETUNREACH: 'away',
  ENOTFOUND: 'away',
  EAI_AGAIN: 'away',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EROFS: 'read-only',
};

/** Messages of `pg` without a code. */
const LOST_CONNECTION =
  /^(?:Connection terminated|Client (?:has encountered a connection error|was closed)|timeout exceeded when trying to connect|timeout expired)/;

/** The fault of this kind behind an error, undefined for any other error. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  // `fetch` says TypeError, and its cause is of another machine than the database's.
  if (!(error instanceof Error) || error instanceof TypeError) return undefined;
  return ownFault(error) ?? databaseFault(error.cause);
}

function ownFault(error: Error): DatabaseFault | undefined {
  // Several addresses of one host were tried.
  if (error instanceof AggregateError) {
    return error.errors.map(databaseFault).find((fault) => fault !== undefined);
  }
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return SQLITE_FAULTS[Number(errcode) & 0xff];
  if (typeof code !== 'string') return LOST_CONNECTION.test(error.message) ? 'away' : undefined;
  return (
    SYSTEM_FAULTS[code] ??
    POSTGRES_FAULTS[code] ??
    POSTGRES_FAULTS[code.slice(0, 3)] ??
    (code.length === 5 ? POSTGRES_FAULTS[code.slice(0, 2)] : undefined)
  );
}
