import type { Tables } from '#server/platform/db/tables/tables.ts';

/** As in the files: `json` is JSON as text, `instant` epoch milliseconds, `flag` 0 or 1. */
export type ColumnType = 'text' | 'integer' | 'number' | 'json' | 'instant' | 'flag' | 'date';

type PublishedColumn = { type: ColumnType; about: string };
/** A column that is not published: a copy gets this value in its place. */
type WithheldColumn<V> = { instead: V };

export type PlainValue = string | number | null;
export type PlainRow = Readonly<Record<string, PlainValue>>;

/** Every column of the table is published or withheld: the compiler asks for each new one. */
type Columns<T extends keyof Tables> = {
  readonly [C in keyof Tables[T]]-?: PublishedColumn | WithheldColumn<Tables[T][C]>;
};

export type Dataset = {
  table: keyof Tables;
  about: string;
  columns: Readonly<Record<string, PublishedColumn | WithheldColumn<unknown>>>;
};

/** @param about what a row is, for strangers */
export function dataset<T extends keyof Tables>(
  table: T,
  about: string,
  columns: Columns<T>,
): Dataset {
  return { table, about, columns: columns as Dataset['columns'] };
}

export const text = (about: string) => ({ type: 'text', about }) as const;
export const integer = (about: string) => ({ type: 'integer', about }) as const;
export const decimal = (about: string) => ({ type: 'number', about }) as const;
export const json = (about: string) => ({ type: 'json', about }) as const;
export const instant = (about: string) => ({ type: 'instant', about }) as const;
export const flag = (about: string) => ({ type: 'flag', about }) as const;
export const day = (about: string) => ({ type: 'date', about }) as const;
export const withheld = <V>(instead: V) => ({ instead });

/** The published columns with their names, in the order of the files. */
export function publishedColumns({ columns }: Dataset): (PublishedColumn & { name: string })[] {
  return Object.entries(columns).flatMap(([name, column]) =>
    'about' in column ? [{ name, ...column }] : [],
  );
}

/** The values that a copy has in the columns that are not published. */
export function withheldValues({ columns }: Dataset): PlainRow {
  return Object.fromEntries(
    Object.entries(columns).flatMap(([name, column]) =>
      'instead' in column ? [[name, column.instead as PlainValue]] : [],
    ),
  );
}
