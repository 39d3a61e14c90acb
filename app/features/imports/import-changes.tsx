import { useWords } from '#app/lib/use-words.ts';
import { answerWords } from '#app/messages/answer-words.ts';
import type { ImportFaults, ImportResult } from '#contract/administration/import.ts';

const SHOWN = 50;

export function ErrorTable({ faults: { errors, errorCount } }: { faults: ImportFaults }) {
  const { t, language } = useWords();
  const hidden = errorCount - SHOWN;
  return (
    <div>
      <table className="grid-table keep">
        <thead>
          <tr>
            <th scope="col">{t.admin.row}</th>
            <th scope="col">{t.admin.column}</th>
            <th scope="col">{t.admin.message}</th>
          </tr>
        </thead>
        <tbody>
          {errors.slice(0, SHOWN).map(({ row, column, heading, value, message, text }) => (
            <tr key={`${row} ${column} ${message}`}>
              <td className="num">{row}</td>
              <td>{heading ?? column}</td>
              <td>
                {value !== undefined && <q>{value}</q>} {answerWords(language, text, message)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {hidden > 0 && <p className="text-sm text-quiet">{t.admin.moreErrors(hidden)}</p>}
    </div>
  );
}

/** The effect of a file, row by row. */
export function ChangeTable({
  result: { created, updated, changes = [], newTeams = [] },
}: {
  result: ImportResult;
}) {
  const { t } = useWords();
  const hidden = changes.length - SHOWN;
  if (changes.length === 0) return <p role="status">{t.imports.nothing}</p>;
  return (
    <div>
      <h3 className="subtitle" role="status">
        {t.imports.will(created, updated)}
      </h3>
      {newTeams.length > 0 && (
        <p>
          <b>{t.imports.newTeams(newTeams.length)}</b> {newTeams.map(({ name }) => name).join(', ')}
        </p>
      )}
      <ul className="change-list">
        {changes.slice(0, SHOWN).map(({ row, what, name, columns }) => (
          <li key={`${row} ${name}`}>
            <span className="num">{row}</span>
            <span>
              <b>{name}</b> <span className="chip">{t.imports[what]}</span>
              {columns.map(({ column, before, after }) => (
                <span key={column} className="planned-about">
                  {t.audit.fields[column] ?? column}: {before !== null && <s>{before}</s>} {after}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className="text-sm text-quiet">{t.admin.moreErrors(hidden)}</p>}
    </div>
  );
}
