import type { Vault } from '#server/platform/config/vault.ts';
import { createMatchLogCache, type MatchLogCache } from '#server/platform/db/match-log-cache.ts';
import type { Change } from '#server/platform/live/change.ts';
import { createNamesOfSite, type NamesOfSite } from '#server/platform/names/names-of-site.ts';
import type { Connection, Database } from './connect.ts';
import type { Engine } from './engine.ts';
import { currentUnit } from './unit-of-work.ts';
import { createWriteGate, gateSingleWrites, openGate, type WriteGate } from './write-gate.ts';

/** The parts that reads and writes need: the database, and the listener for changes. */
export type Store = {
  /** Within a unit of work that has begun it is that transaction. */
  readonly db: Database;
  engine: Engine;
  /** Folded match logs; a help, never a truth. */
  logs: MatchLogCache;
  /** The names that search compares; equal to the database whenever they are read. */
  names: NamesOfSite;
  /** Seals what waits in the database and would open something for whoever steals a copy of it. */
  vault: Vault;
  /** Called after the commit and before the acknowledgement. */
  publish: (changes: readonly Change[]) => void;
  /** Taken before a transaction begins, and let go of when it has ended. */
  enterWrite: WriteGate;
};

/** For those who send no mail. */
const NO_VAULT: Vault = {
  seal() {
    throw new Error('There is no SECRET to seal with.');
  },
  open: () => undefined,
  digest() {
    throw new Error('There is no SECRET to make a digest with.');
  },
};

export function createStore(
  connection: Connection,
  publish: Store['publish'],
  vault: Vault = NO_VAULT,
  enterWrite: WriteGate = openGate,
): Store {
  return {
    get db() {
      return currentUnit()?.open() ?? connection.db;
    },
    engine: connection.engine,
    logs: createMatchLogCache(),
    names: createNamesOfSite(connection.db),
    vault,
    publish,
    enterWrite,
  };
}

/** The store of a server: on SQLite its writers wait for each other, the threads of the process too. */
export function createServerStore(
  connection: Connection,
  publish: Store['publish'],
  vault: Vault,
): Store {
  const gate = connection.engine === 'sqlite' ? createWriteGate() : openGate;
  gateSingleWrites(connection.db, gate);
  return createStore(connection, publish, vault, gate);
}
