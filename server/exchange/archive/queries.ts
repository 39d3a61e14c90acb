import { type SelectQueryBuilder, sql } from 'kysely';
import {
  ARCHIVE_KINDS,
  type ArchiveEntry,
  type ArchiveKind,
} from '#contract/administration/archive.ts';
import type { ListOf } from '#contract/primitives.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { decodeCursor, pageOf } from '#server/platform/db/page.ts';
import type { Store } from '#server/platform/db/store.ts';
import { notFound } from '#server/platform/errors/app-error.ts';
import { type ArchiveFacts, archiveView } from './views.ts';

/** One shape for all kinds, so that one query lists any of them. */
function selectKind(db: Database, kind: ArchiveKind) {
  const select = {
    team: () =>
      db
        .selectFrom('team')
        .select(['id', 'name', 'city as detail', 'archived_at'])
        .where('merged_into', 'is', null),
    league: () =>
      db.selectFrom('league').select(['id', 'name', 'location as detail', 'archived_at']),
    player: () =>
      db
        .selectFrom('player')
        .select(['id', 'full_name as name', 'nickname as detail', 'archived_at'])
        .where('merged_into', 'is', null),
    match: () =>
      db
        .selectFrom('match')
        .innerJoin('team as t1', 't1.id', 'match.team1_id')
        .innerJoin('team as t2', 't2.id', 'match.team2_id')
        .select(['match.id', 'match.match_date as detail', 'match.archived_at'])
        .select(sql<string>`t1.name || ' – ' || t2.name`.as('name')),
    news: () =>
      db
        .selectFrom('news')
        .select(['id', 'title as name', 'published_at as detail', 'archived_at']),
    official: () =>
      db.selectFrom('official').select(['id', 'name', 'city as detail', 'archived_at']),
    partner: () => db.selectFrom('partner').select(['id', 'name', 'link as detail', 'archived_at']),
    club: () =>
      db
        .selectFrom('club')
        .select(['id', 'name', 'city as detail', 'archived_at'])
        .where('merged_into', 'is', null),
    season: () =>
      db.selectFrom('season').select(['id', 'name', 'starts_on as detail', 'archived_at']),
    document: () =>
      db
        .selectFrom('league_document')
        .innerJoin('league', 'league.id', 'league_document.league_id')
        .select(['league_document.id', 'league_document.name'])
        .select(['league.name as detail', 'league_document.archived_at']),
    venue: () => db.selectFrom('venue').select(['id', 'name', 'place as detail', 'archived_at']),
  }[kind] as () => SelectQueryBuilder<never, never, ArchiveFacts>;
  return db.selectFrom(select().as('entry')).selectAll();
}

/** The names of entries, also of those that are not archived, by id. */
export async function namesOf(
  db: Database,
  kind: ArchiveKind,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await selectKind(db, kind)
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The kind of the record that was archived last. */
async function newestKind(db: Database): Promise<ArchiveKind> {
  const newest = await Promise.all(
    ARCHIVE_KINDS.map(async (kind) => {
      const row = await selectKind(db, kind)
        .clearSelect()
        .select((eb) => eb.fn.max('archived_at').as('at'))
        .executeTakeFirst();
      return { kind, at: Number(row?.at ?? 0) };
    }),
  );
  return newest.reduce((last, next) => (next.at > last.at ? next : last)).kind;
}

type ArchivePart = { kind?: ArchiveKind | undefined; limit: number; cursor?: string | undefined };

/** The archived records of a kind, the latest first. */
export async function listArchive(
  store: Store,
  { kind: chosen, limit, cursor }: ArchivePart,
): Promise<ListOf<ArchiveEntry>> {
  const kind = chosen ?? (await newestKind(store.db));
  const after = decodeCursor<string | number>(cursor, 2);
  let select = selectKind(store.db, kind)
    .where('archived_at', 'is not', null)
    .orderBy('archived_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1);
  if (after) {
    const at = Math.trunc(Number(after[0])) || 0;
    const id = String(after[1]);
    select = select.where((eb) => eb(eb.refTuple('archived_at', 'id'), '<', eb.tuple(at, id)));
  }
  const keyOf = (row: ArchiveFacts) => [row.archived_at ?? 0, row.id];
  return pageOf(await select.execute(), limit, keyOf, (row) => archiveView(kind, row));
}

/** One entry, also where it was restored. */
export async function getArchiveEntry(
  store: Store,
  kind: ArchiveKind,
  id: string,
): Promise<ArchiveEntry> {
  const row = await selectKind(store.db, kind).where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('entry.notFound');
  return archiveView(kind, row);
}

/** The team that a player was in when archived, where it still is one. */
export async function findTeamBeforeArchive(
  db: Database,
  playerId: string,
): Promise<string | null> {
  const entry = await db
    .selectFrom('audit')
    .select('before')
    .where('subject', '=', `player:${playerId}`)
    .where('action', '=', 'player.archive')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const { team } = JSON.parse(entry?.before ?? '{}') as { team?: unknown };
  if (typeof team !== 'string') return null;
  const row = await db
    .selectFrom('team')
    .select('id')
    .where('id', '=', team)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return row?.id ?? null;
}
