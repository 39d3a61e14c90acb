import { sql } from 'kysely';
import { readInOrder } from '#server/exchange/portable/read-tables.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { adultsBornBy } from '#server/platform/time/age.ts';
import {
  type Dataset,
  type PlainRow,
  type PlainValue,
  publishedColumns,
} from './datasets/dataset.ts';
import { withoutWords } from './redact.ts';

/** The published rows of a table, in the order of their keys, with the published columns alone. */
export async function* readRows(
  db: Database,
  dataset: Dataset,
  now: number,
): AsyncGenerator<PlainRow> {
  const { table } = dataset;
  const names = publishedColumns(dataset).map(({ name }) => sql.ref(`row.${name}`));
  const selection = { columns: sql.join(names), where: isPublic(table, now) };
  for await (const row of readInOrder(db, table, selection)) {
    yield publicRow(table, row as PlainRow);
  }
}

/** Drafts and archived matches are not public; children, and people of unknown age, stay out of what nobody takes back. */
function isPublic(table: Dataset['table'], now: number) {
  const adult = sql`(select id from player where date_of_birth <= ${adultsBornBy(now)})`;
  const match = sql`(select id from ${sql.table('match')} where archived_at is null)`;
  const group = sql`(select id from league_group where is_draft = 0)`;
  switch (table) {
    case 'player':
      return sql`row.id in ${adult} and row.archived_at is null`;
    case 'league_group':
      return sql`row.is_draft = 0`;
    case 'group_team':
      return sql`row.group_id in ${group}`;
    case 'fixture':
      return sql`row.is_draft = 0 and row.archived_at is null`;
    case 'match':
      return sql`row.archived_at is null`;
    case 'match_event':
      return sql`row.match_id in ${match}`;
    case 'best_player':
      return sql`row.match_id in ${match} and row.player_id in ${adult}`;
    default:
      return sql`1 = 1`;
  }
}

function publicRow(table: Dataset['table'], row: PlainRow): PlainRow {
  if (table === 'match_event') return { ...row, payload: plain(row.payload) };
  if (table === 'table_entry') return { ...row, body: plain(row.body) };
  return row;
}

function plain(value: PlainValue | undefined): string {
  return JSON.stringify(withoutWords(JSON.parse(String(value))));
}
