import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#server/platform/db/connect.ts';
import { createSharedRead } from '#server/platform/live/shared-read.ts';
import { createNameIndex, type Fingerprint, type NameIndex } from './name-index.ts';
import {
  FIRST,
  NAMED_TABLES,
  type NamedTable,
  type Place,
  readFingerprint,
  readNames,
} from './read-names.ts';

export type NamesOfSite = {
  /** The names of a table as the database has them now. */
  of: (table: NamedTable) => Promise<NameIndex>;
};

/** After so many changes it is cheaper to look at the names than at the changes. */
const MANY_CHANGES = 500;

/**
 * The names of all players, teams, leagues, grounds and news in memory, read when they are first asked for, in
 * slices, and of what has changed since only that. A change of scores changes no name.
 */
export function createNamesOfSite(db: Database): NamesOfSite {
  const indexes = new Map<NamedTable, NameIndex>();
  let version: number | undefined;

  async function latestVersion(): Promise<number> {
    const row = await db
      .selectFrom('counter')
      .select('value')
      .where('name', '=', 'change')
      .executeTakeFirst();
    return row?.value ?? 0;
  }

  async function mayHaveChanged(from: number | undefined, to: number): Promise<boolean> {
    if (from === undefined || to < from || to - from > MANY_CHANGES) return true;
    const rows = await db
      .selectFrom('change')
      .select('topics')
      .where('version', '>', from)
      .where('version', '<=', to)
      .execute();
    return rows.length < to - from || rows.some(({ topics }) => topics.includes('"site"'));
  }

  async function refresh() {
    const latest = await latestVersion();
    if (latest === version) return;
    if (await mayHaveChanged(version, latest)) {
      for (const table of NAMED_TABLES) await bringUpToDate(table);
    }
    version = latest;
  }

  async function bringUpToDate(table: NamedTable) {
    const known = indexes.get(table);
    if (known) {
      if (isSame(known.fingerprint(), await readFingerprint(db, table))) return;
      // The latest change stands at the end; of the same instant there may be more.
      await readInto(known, table, { at: known.newest() - 1, id: '' });
      if (isSame(known.fingerprint(), await readFingerprint(db, table))) return;
    }
    // A row is gone, or another node's clock is behind.
    const index = createNameIndex();
    await readInto(index, table, FIRST);
    indexes.set(table, index);
  }

  async function readInto(index: NameIndex, table: NamedTable, from: Place) {
    for (let after = from; ; ) {
      const names = await readNames(db, table, after);
      const last = names.at(-1);
      if (!last) return;
      index.put(names);
      after = { at: last.updatedAt, id: last.id };
      await nextTurn();
    }
  }

  const nothing = () => undefined;
  const caughtUp = createSharedRead({
    read: refresh,
    isDue: () => true,
    onAway: nothing,
    onBack: nothing,
  });

  return {
    async of(table) {
      await caughtUp();
      return indexes.get(table)!;
    },
  };
}

function isSame(first: Fingerprint, second: Fingerprint): boolean {
  return first.count === second.count && first.sum === second.sum;
}
