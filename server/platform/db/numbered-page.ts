import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';

export type PageQuery = {
  page: number;
  /** The number of the page, as the answer before told it in `next`. */
  cursor?: number | undefined;
  size: number;
  order: 'asc' | 'desc';
};

/** The number of the page after this one, as a list tells it; null for the last one. */
export function nextPage(page: number, size: number, total: number): string | null {
  return page * size < total ? String(page + 1) : null;
}

/**
 * A numbered page of what `select` finds, with the number of all it finds. A row without a value in
 * a column stands last, whichever way the column is sorted and whichever engine sorts it.
 *
 * @param columns names of ours such as `team.sort_name`, or what is reckoned of them, the last one unique;
 *   never from outside
 */
export async function numberedPage<DB, TB extends keyof DB, Row, View>(
  select: SelectQueryBuilder<DB, TB, Row>,
  query: PageQuery,
  columns: readonly (string | RawBuilder<unknown>)[],
  view: (row: Row) => View,
): Promise<RegisterOf<View>> {
  const { size, order } = query;
  const page = query.cursor ?? query.page;
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
  const total = Number((count as { total: number }).total);
  return { items: rows.map(view), next: nextPage(page, size, total), total, page, size };
}
