import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { DamagedDatabaseError, type DamageWatch, watchDamage } from './faults/damage.ts';
import { databaseFault } from './faults/database-fault.ts';

/** SQLite takes numbers, text, bytes and null: the rest of JavaScript is brought to these here. */
function toBinding(value: unknown) {
  if (value === undefined) return null;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value instanceof Date) return value.toISOString();
  return value as string | number | bigint | null | Uint8Array;
}

type Row = Record<string, unknown>;

/** A row as an object; of two columns with one name the later one counts, as in SQLite's own objects. */
function toObject(names: readonly string[], values: readonly unknown[]): Row {
  const row: Row = {};
  for (let at = 0; at < names.length; at += 1) row[names[at]!] = values[at];
  return row;
}

/**
 * Rows come from Node's driver as arrays, because it takes twice as long to make an object of each.
 *
 * @param carryOut runs it; what it throws is heard there
 */
function adapt(statement: StatementSync, carryOut: <T>(run: () => T) => T): SqliteStatement {
  const bound = (parameters: readonly unknown[]) => parameters.map(toBinding);
  const names = statement.columns().map((column) => column.name);
  statement.setReturnArrays(true);
  // Node's types know rows as objects only.
  const toRow = (values: unknown) => toObject(names, values as readonly unknown[]);

  function* rowsOf(values: Iterable<unknown>): IterableIterator<Row> {
    for (const each of values) yield toRow(each);
  }

  return {
    reader: names.length > 0,
    all: (parameters) => carryOut(() => statement.all(...bound(parameters)).map(toRow)),
    run: (parameters) => carryOut(() => statement.run(...bound(parameters))),
    iterate: (parameters) => carryOut(() => rowsOf(statement.iterate(...bound(parameters)))),
  };
}

/** Such a statement changes the columns that kept statements were prepared for. */
const CHANGES_COLUMNS = /^\s*(alter|create|drop)\b/i;

const MAX_STATEMENTS = 500;

/**
 * Kysely's SQLite dialect on Node's own driver. Prepared statements are kept: preparing costs more
 * than running one. Transactions begin IMMEDIATE, because a deferred one that turns into a writer
 * beside another process fails without waiting (SQLITE_BUSY_SNAPSHOT).
 */
export function sqliteDialect(
  path: string,
  damage: DamageWatch = watchDamage(Date.now),
): SqliteDialect {
  const database = new DatabaseSync(path, { timeout: 10_000, enableForeignKeyConstraints: true });
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA temp_store = MEMORY;',
  );
  // SQLite itself refuses every write from then on, whoever makes it.
  damage.onFound(() => database.exec('PRAGMA query_only = ON'));

  function carryOut<T>(run: () => T): T {
    try {
      return run();
    } catch (error) {
      damage.note(error);
      const found = damage.found();
      if (found && databaseFault(error) === 'read-only') throw new DamagedDatabaseError(found);
      throw error;
    }
  }

  /** A write begun before the damage was found is not acknowledged either. */
  function commitUnlessDamaged<T>(run: () => T): T {
    const found = damage.found();
    if (found) throw new DamagedDatabaseError(found);
    return carryOut(run);
  }

  const statements = new Map<string, SqliteStatement>();
  const adapted: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      if (CHANGES_COLUMNS.test(sql)) statements.clear();
      const statement = adapt(
        database.prepare(sql === 'begin' ? 'begin immediate' : sql),
        sql === 'commit' ? commitUnlessDamaged : carryOut,
      );
      if (statements.size >= MAX_STATEMENTS) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
  return new SqliteDialect({ database: adapted });
}
