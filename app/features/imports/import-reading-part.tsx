import { useWords } from '#app/lib/use-words.ts';
import type { ImportReading } from '#contract/administration/import.ts';
import type { ImportDecisions } from '#contract/administration/import-decisions.ts';

type Props = {
  reading: ImportReading;
  /** Our columns, which a column of the file may be. */
  columns: readonly string[];
  decide: (change: ImportDecisions) => void;
  isSending: boolean;
  /** A column is missing: the table is open at once. */
  isOpen: boolean;
};

/** The reading of a file, and the fields that change it. */
export function ImportReadingPart({ reading, columns, decide, isSending, isOpen }: Props) {
  const { t } = useWords();
  const { headerRow, headings, filled, leftOut, remembered, days } = reading;
  const ignored = headings
    .filter(({ column, heading }) => heading !== '' && (column === null || column.startsWith('#')))
    .filter(({ column }) => column === null || column === '#number');
  const facts = [
    ...(headerRow > 1 ? [t.imports.headingsIn(headerRow)] : []),
    ...(filled > 0 ? [t.imports.filled(filled)] : []),
    ...(ignored.length > 0
      ? [t.imports.ignored(ignored.map(({ heading }) => heading).join(', '))]
      : []),
    ...(leftOut.length > 0
      ? [t.imports.leftOut(leftOut.map(({ row, text }) => `${row} (${text})`).join(', '))]
      : []),
    ...(remembered ? [t.imports.remembered] : []),
  ];
  return (
    <section className="text-sm">
      {facts.length > 0 && <h3 className="subtitle">{t.imports.understood}</h3>}
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {days !== null && (
        <p>
          {t.imports.dayOrders[days.order]}{' '}
          <button
            className="row-action"
            type="button"
            disabled={isSending}
            onClick={() => decide({ dayOrder: days.order === 'day' ? 'month' : 'day' })}
          >
            {t.imports.otherOrder}
          </button>
        </p>
      )}
      <details open={isOpen}>
        <summary className="row-action">{t.imports.columnsByHand}</summary>
        <ColumnsByHand reading={reading} columns={columns} decide={decide} isSending={isSending} />
      </details>
    </section>
  );
}

function ColumnsByHand({ reading, columns, decide, isSending }: Omit<Props, 'isOpen'>) {
  const { t } = useWords();
  const chosen = reading.headings.map(({ column }) => column);
  return (
    <table className="grid-table keep">
      <tbody>
        {reading.headings.map(({ heading, column, sample }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column of the file is known by its place alone
          <tr key={place}>
            <th scope="row">
              {heading} <small className="text-quiet">{sample}</small>
            </th>
            <td>
              <select
                aria-label={heading || sample}
                value={column ?? ''}
                disabled={isSending}
                onChange={({ target }) =>
                  decide({ columns: chosen.with(place, target.value || null) })
                }
              >
                <option value="">{t.imports.notRead}</option>
                {column?.startsWith('#') && <option value={column}>{heading}</option>}
                {columns.map((name) => (
                  <option key={name} value={name}>
                    {t.audit.fields[name] ?? name}
                  </option>
                ))}
              </select>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
