import { sql } from 'kysely';
import { TABLE_KEYS } from '#server/exchange/portable/table-order.ts';
import type { Database } from '#server/platform/db/connect.ts';
import { adultsBornBy } from '#server/platform/time/age.ts';
import {
  type Dataset,
  type PlainRow,
  type PlainValue,
  publishedColumns,
} from './datasets/dataset.ts';
import { withoutWords } from './redact.ts';

/** Rows that are read, and are in memory, at once. */
const PAGE = 1000;

/** The published rows of a table, in the order of their keys, with the published columns alone. */
export async function* readRows(
  db: Database,
  dataset: Dataset,
  now: number,
): AsyncGenerator<PlainRow> {
  const { table } = dataset;
  const keys: readonly string[] = TABLE_KEYS[table];
  const names = publishedColumns(dataset).map(({ name }) => name);
  const columns = sql.join(names.map((name) => sql.ref(`row.${name}`)));
  const order = sql.join(keys.map((key) => sql.ref(`row.${key}`)));
  let last: readonly PlainValue[] | undefined;
  for (;;) {
    const after = last ? sql`and (${order}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<Record<string, PlainValue>>`
      select ${columns} from ${sql.table(table)} as row
      where ${isPublic(table, now)} ${after} order by ${order} limit ${sql.lit(PAGE)}
    `.execute(db);
    for (const row of rows) yield publicRow(table, row);
    if (rows.length < PAGE) return;
    last = keys.map((key) => rows.at(-1)![key]!);
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
