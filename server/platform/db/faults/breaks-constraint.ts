/** The primary result code of SQLite for a constraint, https://sqlite.org/rescode.html#constraint */
const SQLITE_CONSTRAINT = 19;
/** The class of PostgreSQL: integrity constraint violation. */
const POSTGRES_CLASS = '23';

/** A statement that the schema refuses: a row names one that is not there, or is there already. */
export function breaksConstraint(error: unknown): boolean {
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  if (code === 'ERR_SQLITE_ERROR') return (Number(errcode) & 0xff) === SQLITE_CONSTRAINT;
  return typeof code === 'string' && code.length === 5 && code.startsWith(POSTGRES_CLASS);
}
