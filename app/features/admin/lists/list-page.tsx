import { type ReactNode, useState } from 'react';
import { useWords } from '#app/lib/use-words.ts';
import type { ArchiveKind } from '#contract/administration/archive.ts';
import type { RegisterOf } from '#contract/administration/numbered-list.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { type FirstOrder, ListGrid, PhoneSort } from './list-grid.tsx';
import { ListSearch } from './list-search.tsx';
import { useListState } from './list-state.ts';
import { PageLinks } from './page-links.tsx';
import type { Column } from './record-grid.tsx';
import { RowActions } from './row-actions.tsx';

type Removal = {
  kind: ArchiveKind;
  /** The question. */
  text: string;
  run: (id: string) => Promise<unknown>;
  done: string;
};

type Props<Row> = {
  title: string;
  found: RegisterOf<Row>;
  /** The name of a row for buttons that act on it. */
  nameOf: (row: Row) => string;
  columns: readonly Column<Row>[];
  start: FirstOrder;
  /** Narrow the list, besides the search. */
  filters?: ReactNode;
  /** A hint at the next step where there is nothing at all. */
  empty: ReactNode;
  /** On the button that makes a new one; without it there is none. */
  newLabel?: string | false;
  /** Beside that button, such as an import. */
  tools?: ReactNode;
  /** The form of a new row, or of one to be changed. */
  form?: (row: Row | undefined, onClose: () => void) => ReactNode;
  /** The address of the row's own page. */
  view?: (row: Row) => string;
  more?: (row: Row) => ReactNode;
  /** Whether rows are changed in the form; so it is where they have no page of their own. */
  canEdit?: boolean;
  removal?: Removal;
  /** Another look than the table. */
  rows?: (rows: readonly Row[], actions: (row: Row) => ReactNode) => ReactNode;
};

type Open<Row> = { what: 'form'; row?: Row } | { what: 'delete'; row: Row };

const NARROWING = ['q', 'concern', 'status', 'league', 'from', 'gender', 'type', 'role', 'state'];

/** A screen of a register: found, sorted, turned, and what can be done with its rows. */
export function ListPage<Row extends { id: string }>(props: Props<Row>) {
  const { title, found, nameOf, columns, start, filters, empty, newLabel, form } = props;
  const { t } = useWords();
  const { getShown } = useListState();
  const [open, setOpen] = useState<Open<Row>>();
  const close = () => setOpen(undefined);

  function actions(row: Row) {
    const { view, more, removal, canEdit = view === undefined } = props;
    return (
      <>
        {more?.(row)}
        <RowActions
          name={nameOf(row)}
          view={view?.(row)}
          onEdit={form && canEdit ? () => setOpen({ what: 'form', row }) : undefined}
          onDelete={removal && (() => setOpen({ what: 'delete', row }))}
        />
      </>
    );
  }

  return (
    <AdminPage
      title={title}
      actions={
        <>
          {props.tools}
          {newLabel && (
            <button className="button" type="button" onClick={() => setOpen({ what: 'form' })}>
              {newLabel}
            </button>
          )}
        </>
      }
    >
      <div className="list-bar">
        <ListSearch />
        {filters}
        <PhoneSort columns={columns} start={start} />
      </div>
      {found.items.length > 0 ? (
        (props.rows?.(found.items, actions) ?? (
          <ListGrid found={found} columns={columns} start={start} actions={actions} />
        ))
      ) : (
        <div className="admin-card admin-empty">
          {NARROWING.some(getShown) || found.total > 0 ? <p>{t.adminFrame.nothing}</p> : empty}
        </div>
      )}
      {found.total > 0 && <PageLinks {...found} />}
      {open?.what === 'form' && form?.(open.row, close)}
      {open?.what === 'delete' && props.removal && (
        <DeleteDialog {...props.removal} id={open.row.id} name={nameOf(open.row)} onClose={close} />
      )}
    </AdminPage>
  );
}
