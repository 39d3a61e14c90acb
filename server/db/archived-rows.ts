import { notFound } from '#server/errors/app-error.ts';
import type { Author, Write } from './write.ts';

/** Nouns whose rows are archived by nothing but a date. */
type Archivable = 'official' | 'partner' | 'venue' | 'news';

/** Sets a row aside; throws where it is not there (any more), also when two do it at once. */
export async function archiveRow(
  db: Write['db'],
  author: Author,
  table: Archivable,
  id: string,
): Promise<void> {
  const archived = await db
    .updateTable(table)
    .set({ archived_at: author.now, updated_at: author.now })
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  if (Number(archived.numUpdatedRows) === 0) throw notFound(WORDS[table]);
}

const WORDS: Record<Archivable, string> = {
  official: 'Official',
  partner: 'Partner',
  venue: 'Venue',
  news: 'News',
};

/** What a row held in the columns that a change touches, for the trail. */
export function valuesBefore<Row extends object>(
  row: Row,
  changed: Partial<Row>,
): Record<string, unknown> {
  const keys = Object.keys(changed) as (keyof Row & string)[];
  return Object.fromEntries(keys.map((key) => [key, row[key]]));
}
