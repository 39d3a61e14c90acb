import { AsyncLocalStorage } from 'node:async_hooks';
import type { ControlledTransaction, Transaction } from 'kysely';
import type { Change } from '#server/platform/live/change.ts';
import type { Database } from './connect.ts';
import type { Tables } from './tables/tables.ts';
import type { WriteGate } from './write-gate.ts';

type Tx = Transaction<Tables>;
type WrittenTo = { readonly db: Database; enterWrite: WriteGate };
type Written<T> = { result: T; changes: readonly Change[] };

/**
 * The one command of a request, held open until the request's answer is known, so that what was
 * written and what was answered are committed together. The command begins it (what goes before, such
 * as finding days for a plan, holds no lock), and every read that comes after sees it.
 */
export type UnitOfWork = {
  /** Once the command is carried out, until the end. */
  open: () => Tx | undefined;
  /** Runs the command; where it fails nothing of it is kept, and it may be tried again. */
  write: <T>(store: WrittenTo, work: (db: Tx) => Promise<Written<T>>) => Promise<T>;
  /** @returns what is to be published */
  commit: () => Promise<readonly Change[]>;
  rollBack: () => Promise<void>;
};

const current = new AsyncLocalStorage<UnitOfWork>();

/** @param begin the first statements of the transaction */
export function createUnit(begin: (db: Tx) => Promise<void>): UnitOfWork {
  let open: ControlledTransaction<Tables> | undefined;
  let changes: readonly Change[] = [];
  let leave = () => {};

  async function end(how: 'commit' | 'rollback') {
    const ended = open;
    open = undefined;
    try {
      await ended?.[how]().execute();
    } finally {
      leave();
    }
  }

  return {
    open: () => open,
    async write(store, work) {
      if (open) throw new Error('A request with a unit of work has one command.');
      leave = await store.enterWrite();
      const transaction = await store.db
        .startTransaction()
        .execute()
        .catch((error: unknown) => {
          leave();
          throw error;
        });
      try {
        await begin(transaction);
        const written = await work(transaction);
        open = transaction;
        changes = written.changes;
        return written.result;
      } catch (error) {
        await transaction
          .rollback()
          .execute()
          .finally(() => leave());
        throw error;
      }
    },
    async commit() {
      await end('commit');
      return changes;
    },
    rollBack: () => end('rollback'),
  };
}

/** All that `request` writes and reads is within the unit, however deep down. */
export function runWithin<T>(unit: UnitOfWork, request: () => Promise<T>): Promise<T> {
  return current.run(unit, request);
}

/** All that `read` reads comes from a transaction that is not carried out yet. */
export function readWithin<T>(db: Tx, read: () => Promise<T>): Promise<T> {
  const refuse = async () => {
    throw new Error('A look at the state of things writes nothing.');
  };
  const looking = { open: () => db, write: refuse, commit: refuse, rollBack: refuse };
  return current.run(looking, read);
}

export function currentUnit(): UnitOfWork | undefined {
  return current.getStore();
}
