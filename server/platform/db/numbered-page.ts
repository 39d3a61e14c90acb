import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { RegisterOf } from '#contract/administration/admin-list.ts';

export type PageQuery = { page: number; size: number; order: 'asc' | 'desc' };

/**
 * A numbered page of what `select` finds, with the number of all it finds. A row without a value in
 * a column stands last, whichever way the column is sorted and whichever engine sorts it.
 *
 * @param columns names of ours such as `team.sort_name`, or what is reckoned of them, the last one unique;
 *   never from outside
 */
export async function numberedPage<DB, TB extends keyof DB, Row, View>(
  select: SelectQueryBuilder<DB, TB, Row>,
  { page, size, order }: PageQuery,
  columns: readonly (string | RawBuilder<unknown>)[],
  view: (row: Row) => View,
): Promise<RegisterOf<View>> {
  let sorted = select.limit(size).offset((page - 1) * size);
  for (const column of columns) {
    const term = typeof column === 'string' ? sql.ref(column) : column;
    sorted = sorted.orderBy(term, (it) =>
      order === 'asc' ? it.asc().nullsLast() : it.desc().nullsLast(),
    );
  }
  const [rows, count] = await Promise.all([
    sorted.execute(),
    select.clearSelect().select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
  ]);
  const { total } = count as { total: number };
  return { items: rows.map(view), total: Number(total), page, size };
}
