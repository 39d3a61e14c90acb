import type { ReactNode } from 'react';
import { useWords } from '#app/lib/use-words.ts';

export type Column<Row> = {
  label: string;
  /** The register's name for this order, where it can be sorted so. */
  sort?: string;
  /** `full` takes a line of its own on a phone, `minor` is quiet, `none` is left out there. */
  className?: string;
  /** The cell names the row. */
  isHead?: boolean;
  cell: (row: Row, number: number) => ReactNode;
};

type Props<Row> = {
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** The number of the first row. */
  first?: number;
  actions?: ((row: Row) => ReactNode) | undefined;
  /** The head of a column; without it a plain one. */
  head?: (column: Column<Row>) => ReactNode;
};

/** With this many columns a table is wider than a tablet: its rows are folded there, too. */
const MANY_COLUMNS = 5;

/** Rows as a quiet table, where there is no room for one as cards. */
export function RecordGrid<Row extends { id: string }>(props: Props<Row>) {
  const { rows, columns, first = 1, actions, head } = props;
  const { t } = useWords();
  const plainHead = ({ label }: Column<Row>) => (
    <th key={label} scope="col">
      {label}
    </th>
  );
  return (
    <div className="admin-card">
      <table className={columns.length < MANY_COLUMNS ? 'grid-table' : 'grid-table many'}>
        <thead>
          <tr>
            {columns.map(head ?? plainHead)}
            {actions && (
              <th scope="col" className="actions">
                {t.admin.actions}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id}>
              {columns.map(({ label, className, isHead, cell }) =>
                isHead ? (
                  <th key={label} scope="row" className={className}>
                    {cell(row, first + index)}
                  </th>
                ) : (
                  <td key={label} className={className}>
                    {cell(row, first + index)}
                  </td>
                ),
              )}
              {actions && <td className="actions">{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
