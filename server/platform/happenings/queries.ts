import { holdOf, knownBefore } from '#domain/happenings/happening.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { type Happening, happeningOf } from './happening.ts';

export async function findHappening(db: Database, version: number): Promise<Happening | undefined> {
  const row = await db
    .selectFrom('happening')
    .selectAll()
    .where('version', '=', version)
    .executeTakeFirst();
  return row && happeningOf(row);
}

/** In order of commit. */
export async function happeningsAfter(
  db: Database,
  version: number,
  limit: number,
): Promise<Happening[]> {
  const rows = await db
    .selectFrom('happening')
    .selectAll()
    .where('version', '>', version)
    .orderBy('version')
    .limit(limit)
    .execute();
  return rows.map(happeningOf);
}

export async function newestHappening(db: Database): Promise<number> {
  const row = await db
    .selectFrom('counter')
    .select('value')
    .where('name', '=', 'happening')
    .executeTakeFirst();
  return row?.value ?? 0;
}

/**
 * Whether people are to be told of it after its hold.
 *
 * @returns the value that they know until now; undefined where another one has taken its place or
 * where all is as it was before
 */
export async function findKnownBefore(
  db: Database,
  happening: Happening,
): Promise<{ known: string | null } | undefined> {
  const { matchId, topic, version } = happening;
  if (matchId === null || topic === null) return { known: null };
  const rows = await db
    .selectFrom('happening')
    .selectAll()
    .where('match_id', '=', matchId)
    .where('topic', '=', topic)
    .orderBy('version')
    .execute();
  return knownBefore(rows.map(happeningOf), version, holdOf(happening));
}
