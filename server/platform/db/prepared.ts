import {
  type Compilable,
  type CompiledQuery,
  type Insertable,
  type QueryResult,
  type RawBuilder,
  sql,
} from 'kysely';
import type { Database } from './connect.ts';
import type { Tables } from './tables/tables.ts';

/** An import may bring thousands of rows at once; SQLite binds at most 32,766 values to a statement. */
const MAX_VALUES = 10_000;

/** The place of a value that is filled in when the statement runs. */
type Slot = { slot: PropertyKey };
type Slots<V> = { readonly [K in keyof V]: RawBuilder<V[K]> };

/**
 * A statement that is built and compiled once for each database; a run only binds its values.
 * Building and compiling cost several times what SQLite needs to run the statement, which shows
 * where many statements make one point at the court. Elsewhere Kysely's builders read better. Every
 * run gives the same keys, so that a build may spread them: `values(row)`, `set(columns)`.
 */
export function prepared<V extends object, R = unknown>(
  build: (db: Database, slots: Slots<V>) => Compilable<R>,
): (db: Database, values: V) => Promise<QueryResult<R>> {
  const compiled = new WeakMap<object, CompiledQuery<R>>();
  return (db, values) => {
    // Transactions come and go; the adapter is one for each opened database.
    const { adapter } = db.getExecutor();
    let query = compiled.get(adapter);
    if (query === undefined) {
      query = build(db, slotsFor(values)).compile();
      compiled.set(adapter, query);
    }
    return db.executeQuery({ ...query, parameters: query.parameters.map((p) => bind(p, values)) });
  };
}

/** The rows of one command: a single one by a statement compiled once, many by few statements. */
export function preparedInsert<T extends keyof Tables>(
  table: T,
): (db: Database, rows: readonly Insertable<Tables[T]>[]) => Promise<void> {
  const insertOne = prepared<Insertable<Tables[T]>>((db, row) =>
    db.insertInto(table).values(row as Insertable<Tables[T]>),
  );
  return async (db, rows) => {
    const [first] = rows;
    if (first !== undefined && rows.length === 1) {
      await insertOne(db, first);
      return;
    }
    if (first === undefined) return;
    const step = Math.floor(MAX_VALUES / Object.keys(first).length);
    for (let from = 0; from < rows.length; from += step) {
      await db
        .insertInto(table)
        .values(rows.slice(from, from + step))
        .execute();
    }
  };
}

function slotsFor<V extends object>(values: V): Slots<V> {
  const names = Object.keys(values);
  return Object.fromEntries(
    names.map((slot) => [slot, sql`${{ slot } satisfies Slot}`]),
  ) as Slots<V>;
}

function bind(parameter: unknown, values: object): unknown {
  if (typeof parameter !== 'object' || parameter === null || !('slot' in parameter)) {
    return parameter;
  }
  return values[(parameter as Slot).slot as keyof typeof values];
}
