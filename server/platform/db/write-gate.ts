import type { CompiledQuery } from 'kysely';
import type { Database } from './connect.ts';

/** Lets one write in at a time. @returns what lets the next one in, once */
export type WriteGate = () => Promise<() => void>;

/**
 * SQLite has one writer; a second writer waits inside SQLite, and with it the whole thread. Where
 * two threads write to one file, they wait here for each other instead, and everything else goes
 * on.
 */
export function createWriteGate(): WriteGate {
  let last: Promise<void> = Promise.resolve();
  return async () => {
    const before = last;
    const { promise, resolve } = Promise.withResolvers<void>();
    last = promise;
    await before;
    return resolve;
  };
}

/** For a database that has its own order of writers. */
export const openGate: WriteGate = async () => () => undefined;

const WRITES: readonly string[] = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode'];

/**
 * A write without a transaction, such as that of a session, goes through the gate by itself. Transactions
 * have an executor of their own: whoever begins one has passed the gate.
 */
export function gateSingleWrites(db: Database, gate: WriteGate): void {
  const executor = db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  executor.executeQuery = async <R>(query: CompiledQuery<R>) => {
    if (!WRITES.includes(query.query.kind)) return execute(query);
    const leave = await gate();
    try {
      return await execute(query);
    } finally {
      leave();
    }
  };
}
