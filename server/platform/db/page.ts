import type { SelectQueryBuilder } from 'kysely';
import type { CountedListOf, ListOf } from '#contract/primitives.ts';
import { textOf } from '#contract/text/text.ts';
import { AppError } from '#server/platform/errors/app-error.ts';

type CursorPart = string | number;

/** Keyset paging: the cursor is the order key of the last row, so that new rows shift nothing. */
export function encodeCursor(key: readonly CursorPart[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url');
}

/** @returns the key in the cursor; throws MALFORMED where it is not one of ours */
export function decodeCursor<T extends CursorPart = string>(
  cursor: string | undefined,
  parts: number,
): T[] | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    const fits = Array.isArray(key) && key.length === parts && key.every(isCursorPart);
    if (fits) return key as T[];
  } catch {
    // Falls through to the refusal below.
  }
  throw new AppError('MALFORMED', textOf('list.foreignCursor'), {
    errors: [{ field: 'cursor', text: textOf('field.cursor') }],
  });
}

function isCursorPart(part: unknown): boolean {
  if (typeof part === 'string') return !part.includes('\u0000');
  return typeof part === 'number' && Number.isFinite(part);
}

/** Cuts `limit + 1` rows to a page; the row too many only tells that there is a next one. */
export function pageOf<Row, View>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => CursorPart[],
  view: (row: Row) => View,
): ListOf<View> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const next = rows.length > limit && last !== undefined ? encodeCursor(keyOf(last)) : null;
  return { items: items.map(view), next };
}

/** The part of a query that programs with a copy send. */
export type CopiedQuery = {
  /** ISO 8601 with its offset. */
  updatedSince?: string | undefined;
  total?: 'true' | 'false' | undefined;
};

/** Epoch milliseconds from which on a row has changed; 0 for all of them. */
export function changedFrom({ updatedSince }: CopiedQuery): number {
  return updatedSince === undefined ? 0 : Date.parse(updatedSince);
}

/** The page, with the number of all rows where it was asked for. */
export async function withTotal<T, Tables, Table extends keyof Tables, Row>(
  { total }: CopiedQuery,
  select: SelectQueryBuilder<Tables, Table, Row>,
  page: ListOf<T>,
): Promise<CountedListOf<T>> {
  if (total !== 'true') return page;
  const rows = await select
    .clearSelect()
    .clearOrderBy()
    .clearLimit()
    .select((eb) => eb.fn.countAll().as('count'))
    .execute();
  const [row] = rows as unknown as { count: number | string }[];
  return { ...page, total: Number(row?.count ?? 0) };
}
