import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';

/** SQLite takes numbers, text, bytes and null: the rest of JavaScript is brought to these here. */
function toBinding(value: unknown) {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value as string | number | bigint | null | Uint8Array;
}

function adapt(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toBinding)),
    run: (parameters) => statement.run(...parameters.map(toBinding)),
    iterate: (parameters) => statement.iterate(...parameters.map(toBinding)),
  };
}

const MAX_STATEMENTS = 500;

/**
 * Kysely's SQLite dialect on Node's own driver. Prepared statements are kept: preparing costs more
 * than running one. Transactions begin IMMEDIATE, because a deferred one that turns into a writer
 * beside another process fails without waiting (SQLITE_BUSY_SNAPSHOT).
 */
export function sqliteDialect(path: string): SqliteDialect {
  const database = new DatabaseSync(path, { timeout: 10_000, enableForeignKeyConstraints: true });
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;',
  );
  const statements = new Map<string, SqliteStatement>();
  const adapted: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = adapt(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
  return new SqliteDialect({ database: adapted });
}
