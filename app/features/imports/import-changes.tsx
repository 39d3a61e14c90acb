import { writtenWord } from '#app/features/players/written-word.ts';
import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import { answerWords } from '#app/messages/answer-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { ImportFaults, ImportResult } from '#contract/administration/import.ts';
import type { Language } from '#contract/language.ts';

const SHOWN = 50;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A cell as the reader's language says it: usual positions in words, days as days. */
function cellWords(t: Messages, language: Language, column: string, value: string | null) {
  if (value !== null && DAY.test(value)) return formatDay(language, value, 'dated');
  return column === 'position' ? writtenWord(t, value) : value;
}

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
                {value !== undefined && text?.params?.value === undefined && <q>{value}</q>}{' '}
                {answerWords(language, text, message)}
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
  const { t, language } = useWords();
  const hidden = changes.length - SHOWN;
  const shown = (column: string, value: string | null) => cellWords(t, language, column, value);
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
                  {t.audit.fields[column] ?? column}:{' '}
                  {before !== null && <s>{shown(column, before)}</s>} {shown(column, after)}
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
