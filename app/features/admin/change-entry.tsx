import { Link } from 'react-router';
import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { AuditEntry } from '#contract/user.ts';
import { changedFields } from './changed-fields.ts';
import { useListState } from './list-state.ts';

/** Where what was changed can be seen. */
const PLACES: Record<string, string> = {
  match: '/admin/matchView/',
  team: '/admin/viewTeam/',
  player: '/admin/player-profile/',
  league: '/admin/viewLeagues/',
};

/** One change: who, when, what, and each field before and after. */
export function ChangeEntry({ entry }: { entry: AuditEntry }) {
  const { t, to, language } = useWords();
  const { address } = useListState();
  const [kind = '', id = ''] = entry.subject.split(':');
  const subjects: Record<string, string> = t.records.subjects;
  const place = PLACES[kind];
  const fields = changedFields(entry.before, entry.after);
  return (
    <li className="admin-card letter">
      <p className="facts-line">
        <b>{entry.actor.id === null ? t.records.visitor : entry.actor.name}</b>
        <span>
          {subjects[kind] ?? kind}: {entry.action.split('.')[1] ?? entry.action}
        </span>
        <time dateTime={entry.at}>{formatMoment(language, entry.at)}</time>
      </p>
      {fields.length > 0 && (
        <div className="scroll">
          <table className="grid-table keep changes">
            <thead>
              <tr>
                <th scope="col">{t.records.field}</th>
                <th scope="col">{t.records.before}</th>
                <th scope="col">{t.records.after}</th>
              </tr>
            </thead>
            <tbody>
              {fields.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{field}</th>
                  <td>
                    <Value value={before} />
                  </td>
                  <td>
                    <Value value={after} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p className="letter-actions">
        {place && (
          <Link className="row-action" to={to(`${place}${id}`)}>
            {t.admin.view}
          </Link>
        )}
        <Link className="row-action" to={address({ subject: entry.subject })}>
          {t.records.nobodyElse}
        </Link>
      </p>
    </li>
  );
}

function Value({ value }: { value: unknown }) {
  const { t } = useWords();
  if (value === undefined) return '–';
  if (value === null || value === '') return <i className="text-quiet">{t.records.empty}</i>;
  if (typeof value === 'boolean') return value ? t.records.yes : t.records.no;
  if (typeof value === 'object') return <code>{JSON.stringify(value)}</code>;
  return String(value);
}
