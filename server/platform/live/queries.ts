import type { Database } from '#server/platform/db/connect.ts';
import type { ChangeRow } from '#server/platform/db/tables/tables.ts';
import type { Change } from './change.ts';
import type { ChangeSource } from './feed.ts';
import type { RoomSource } from './places.ts';

function toChange(row: ChangeRow): Change {
  return {
    version: row.version,
    at: row.at,
    topics: JSON.parse(row.topics) as string[],
    matchId: row.match_id,
    matchVersion: row.match_version,
    liveVersion: row.live_version,
    line: row.line,
  };
}

/** The outbox as the feed reads it. */
export function changeSource(db: Database, hasMoved?: () => boolean): ChangeSource {
  return {
    async readAfter(version, limit) {
      const rows = await db
        .selectFrom('change')
        .selectAll()
        .where('version', '>', version)
        .orderBy('version')
        .limit(limit)
        .execute();
      return rows.map(toChange);
    },
    async latest() {
      const row = await db
        .selectFrom('counter')
        .select('value')
        .where('name', '=', 'change')
        .executeTakeFirst();
      return row?.value ?? 0;
    },
    ...(hasMoved ? { hasMoved } : {}),
  };
}

/** The outbox as the rooms read it when they open. */
export function roomSource(db: Database): RoomSource {
  return {
    async newestOfMatch(matchId, limit) {
      const rows = await db
        .selectFrom('change')
        .selectAll()
        .where('match_id', '=', matchId)
        .orderBy('match_version', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toChange).reverse();
    },
    async newestLive(limit) {
      const rows = await db
        .selectFrom('change')
        .selectAll()
        .where('live_version', 'is not', null)
        // The same order, and the one that has an index.
        .orderBy('version', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toChange).reverse();
    },
  };
}

/** A match as a page shows it. */
export type ShownMatch = { matchId: string; version: number };

/** The version of the room of all matches. */
export async function newestLiveVersion(db: Database): Promise<number> {
  const [newest] = await roomSource(db).newestLive(1);
  return newest?.liveVersion ?? 0;
}

/**
 * The version of the room of all matches at the latest of these changes; 0 where none of them is kept
 * any more.
 */
export async function livePositionOf(db: Database, shown: readonly ShownMatch[]): Promise<number> {
  const newest = await db
    .selectFrom('change')
    .select((eb) => eb.fn.max('live_version').as('position'))
    .where((eb) =>
      eb.or(
        shown.map(({ matchId, version }) =>
          eb.and([eb('match_id', '=', matchId), eb('match_version', '=', version)]),
        ),
      ),
    )
    .executeTakeFirst();
  return newest?.position ?? 0;
}
