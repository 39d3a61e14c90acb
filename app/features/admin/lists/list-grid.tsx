import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useWords } from '#app/lib/use-words.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import { useListState } from './list-state.ts';
import { type Column, RecordGrid } from './record-grid.tsx';

export type ListOrder = { sort: string; order: 'asc' | 'desc' };
/** `label` names an order that is none of a column. */
export type FirstOrder = ListOrder & { label?: string };

type Props<Row> = {
  found: RegisterOf<Row>;
  columns: readonly Column<Row>[];
  /** The order where the address names none. */
  start: FirstOrder;
  actions?: ((row: Row) => ReactNode) | undefined;
};

/** A page of a register, sorted by its heads. */
export function ListGrid<Row extends { id: string }>(props: Props<Row>) {
  const { found, columns, start, actions } = props;
  return (
    <RecordGrid
      rows={found.items}
      columns={columns}
      first={(found.page - 1) * found.size + 1}
      actions={actions}
      head={(column) => <SortHead key={column.label} column={column} start={start} />}
    />
  );
}

function useOrder(start: ListOrder): ListOrder {
  const { get } = useListState();
  const sort = get('sort') || start.sort;
  const order = get('order') || (sort === start.sort ? start.order : 'asc');
  return { sort, order: order === 'desc' ? 'desc' : 'asc' };
}

function SortHead<Row>({ column, start }: { column: Column<Row>; start: ListOrder }) {
  const { address } = useListState();
  const now = useOrder(start);
  if (column.sort === undefined) return <th scope="col">{column.label}</th>;
  const isHere = now.sort === column.sort;
  const next = isHere && now.order === 'asc' ? 'desc' : 'asc';
  const sorted = now.order === 'asc' ? 'ascending' : 'descending';
  return (
    <th scope="col" aria-sort={isHere ? sorted : undefined}>
      <Link
        className="sort-head"
        to={address({ sort: column.sort, order: next })}
        preventScrollReset
      >
        {column.label}
        <span aria-hidden="true">{isHere ? (now.order === 'asc' ? ' ▲' : ' ▼') : ''}</span>
      </Link>
    </th>
  );
}

/** Phones show no heads: there the order is chosen from a list. */
export function PhoneSort<Row>(props: { columns: readonly Column<Row>[]; start: FirstOrder }) {
  const { t } = useWords();
  const { change } = useListState();
  const { start } = props;
  const now = useOrder(start);
  const sorts = props.columns.filter(({ sort }) => sort !== undefined);
  if (sorts.length < 2) return null;
  return (
    <select
      className="list-filter phone-sort"
      aria-label={t.adminFrame.order}
      value={`${now.sort} ${now.order}`}
      onChange={({ target }) => {
        const [sort, order] = target.value.split(' ');
        change({ sort, order });
      }}
    >
      {start.label && <option value={`${start.sort} ${start.order}`}>{start.label}</option>}
      {sorts.flatMap(({ sort, label }) =>
        (['asc', 'desc'] as const).map((order) => (
          <option key={`${sort} ${order}`} value={`${sort} ${order}`}>
            {label} {order === 'asc' ? '▲' : '▼'}
          </option>
        )),
      )}
    </select>
  );
}
