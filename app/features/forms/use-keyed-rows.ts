import { useState } from 'react';

type KeyedRow<Row> = Row & { key: number };

/** Rows of a form that come and go; each keeps its number, so that one may go without the others. */
export function useKeyedRows<Row extends object>(known: readonly Row[], blank: Row) {
  const [rows, setRows] = useState<readonly KeyedRow<Row>[]>(() =>
    known.map((row, key) => ({ ...row, key })),
  );
  return {
    rows,
    add: () => setRows([...rows, { ...blank, key: (rows.at(-1)?.key ?? -1) + 1 }]),
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
  };
}
