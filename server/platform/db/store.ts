import { createMatchLogCache, type MatchLogCache } from '#server/platform/db/match-log-cache.ts';
import type { Change } from '#server/platform/live/change.ts';
import type { Connection, Database } from './connect.ts';
import type { Engine } from './engine.ts';
import { currentUnit } from './unit-of-work.ts';

/** The parts that reads and writes need: the database, and the listener for changes. */
export type Store = {
  /** Within a unit of work that has begun it is that transaction. */
  readonly db: Database;
  engine: Engine;
  /** Folded match logs; a help, never a truth. */
  logs: MatchLogCache;
  /** Called after the commit and before the acknowledgement. */
  publish: (changes: readonly Change[]) => void;
};

export function createStore(connection: Connection, publish: Store['publish']): Store {
  return {
    get db() {
      return currentUnit()?.open() ?? connection.db;
    },
    engine: connection.engine,
    logs: createMatchLogCache(),
    publish,
  };
}
