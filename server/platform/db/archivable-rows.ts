import { notFound } from '#server/platform/errors/app-error.ts';
import type { Tables } from './tables/tables.ts';
import type { Author, Write } from './write.ts';

/** Nouns whose rows are archived by nothing but a date. */
type ArchivedByDate = 'official' | 'partner' | 'venue' | 'club' | 'season' | 'news' | 'league';

/** The row of this id; throws where there is none, or where it was archived. */
export async function getUnarchivedRow<Table extends ArchivedByDate>(
  db: Write['db'],
  table: Table,
  id: string,
): Promise<Tables[Table]> {
  const row = await db
    .selectFrom<ArchivedByDate>(table)
    .selectAll()
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw notFound(`${table}.notFound`);
  // The query builder does not follow which of the tables was asked.
  return row as Tables[Table];
}

/** Writes the columns that a change touches; the trail holds what they were and what was asked. */
export async function updateRow<Table extends ArchivedByDate>(
  { db, audit, siteChanged }: Write,
  author: Author,
  table: Table,
  row: Tables[Table],
  { columns, input }: { columns: Partial<Tables[Table]>; input: object },
): Promise<void> {
  await db
    .updateTable<ArchivedByDate>(table)
    .set({ ...columns, updated_at: author.now })
    .where('id', '=', row.id)
    .execute();
  const changed = Object.keys(columns) as (keyof Tables[Table])[];
  const before = Object.fromEntries(changed.map((column) => [column, row[column]]));
  audit({ action: `${table}.update`, subject: `${table}:${row.id}`, before, after: input });
  siteChanged();
}

/** Sets a row aside; throws where it is not there (any more), also when two do it at once. */
export async function archiveRow(
  { db, audit, siteChanged }: Write,
  author: Author,
  table: ArchivedByDate,
  id: string,
): Promise<void> {
  const row = await getUnarchivedRow(db, table, id);
  const archived = await db
    .updateTable(table)
    .set({ archived_at: author.now, updated_at: author.now })
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (Number(archived.numUpdatedRows) === 0) throw notFound(`${table}.notFound`);
  const before = 'title' in row ? { title: row.title } : { name: row.name };
  audit({ action: `${table}.archive`, subject: `${table}:${id}`, before });
  siteChanged();
}

/** The columns of a change that were given a value: the others stay as they are. */
export function givenColumns<Columns extends object>(columns: Columns) {
  const present = Object.entries(columns).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as {
    [Name in keyof Columns]?: Exclude<Columns[Name], undefined>;
  };
}
