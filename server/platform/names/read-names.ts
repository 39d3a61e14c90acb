import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#server/platform/db/connect.ts';
import { sortName } from '#server/platform/db/sort-name.ts';
import { type Fingerprint, type Named, STAMP } from './name-index.ts';

/** The tables whose names are searched. */
export const NAMED_TABLES = [
  'player',
  'team',
  'league',
  'season',
  'club',
  'venue',
  'news',
] as const;
export type NamedTable = (typeof NAMED_TABLES)[number];

/** Rows at once: reading so many takes some milliseconds. */
const SLICE = 1000;

type Columns = { name: RawBuilder<unknown>; isHidden: RawBuilder<unknown> };
const archived = sql`archived_at is not null`;
const COLUMNS: Record<NamedTable, Columns> = {
  player: { name: sql`sort_name`, isHidden: archived },
  team: { name: sql`sort_name`, isHidden: archived },
  league: { name: sql`sort_name`, isHidden: archived },
  season: { name: sql`sort_name`, isHidden: archived },
  club: { name: sql`sort_name`, isHidden: archived },
  venue: { name: sql`name || ' ' || place`, isHidden: archived },
  news: { name: sql`title`, isHidden: sql`archived_at is not null or draft = 1` },
};
const AGE = sql`date_of_birth as born, consent`;
const NO_AGE = sql`null as born, 1 as consent`;

type Row = {
  id: string;
  name: string;
  updated_at: number;
  hidden: number;
  born: string | null;
  consent: number;
  language: string | null;
};

/** A row that was read last, in the order of their changes. */
export type Place = { at: number; id: string };
export const FIRST: Place = { at: -1, id: '' };

/** The next rows, the latest changed at the end; none when there are no more. */
export async function readNames(db: Database, table: NamedTable, after: Place): Promise<Named[]> {
  const { name, isHidden } = COLUMNS[table];
  const { rows } = await sql<Row>`
    select id, ${name} as name, updated_at, case when ${isHidden} then 1 else 0 end as hidden,
      ${table === 'player' ? AGE : NO_AGE},
      ${table === 'news' ? sql`language` : sql`null as language`}
    from ${sql.table(table)}
    where (updated_at, id) > (${after.at}, ${after.id})
    order by updated_at, id limit ${SLICE}`.execute(db);
  return rows.map((row) => ({
    id: row.id,
    folded: sortName(row.name),
    updatedAt: row.updated_at,
    isHidden: Number(row.hidden) === 1,
    born: row.born,
    hasConsent: Number(row.consent) === 1,
    language: row.language,
  }));
}

/** Another one after each change of a row: an index holds it, so that it is read in little time. */
export async function readFingerprint(db: Database, table: NamedTable): Promise<Fingerprint> {
  const { rows } = await sql<{ count: number; sum: number | null }>`
    select count(*) as count, sum(updated_at % ${sql.lit(STAMP)}) as sum
    from ${sql.table(table)}`.execute(db);
  const [{ count, sum } = { count: 0, sum: 0 }] = rows;
  return { count: Number(count), sum: Number(sum ?? 0) };
}
