import type { ImportChange } from '#contract/administration/import.ts';

/** A row of a file: the cells that say something. */
export type RawRow<Column extends string> = {
  row: number;
  cells: Partial<Record<Column, string>>;
};

/** The columns of a row that differ from what is kept; an empty cell says nothing. */
export function changesOf<Row extends object>(
  cells: Readonly<Record<string, string | undefined>>,
  columns: Readonly<Record<string, keyof Row>>,
  existing: Row | undefined,
): ImportChange['columns'] {
  return Object.entries(columns).flatMap(([column, name]) => {
    const after = cells[column];
    const value = existing?.[name] ?? null;
    const before = value === null ? null : String(value);
    const isSame = after?.toLowerCase() === before?.toLowerCase() && /colou?r/i.test(column);
    return after === undefined || after === before || isSame ? [] : [{ column, before, after }];
  });
}
