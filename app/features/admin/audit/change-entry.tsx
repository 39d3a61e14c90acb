import { Link } from 'react-router';
import { formatMoment } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Messages } from '#app/messages/messages.ts';
import type { AuditEntry } from '#contract/accounts/user.ts';
import { SCORER_LINK } from '#domain/access/actor.ts';
import { useListState } from '../lists/list-state.ts';
import { useActionWords } from './action-words.ts';
import { changedFields } from './changed-fields.ts';

/** The operator of the server, as commands name themselves. */
const COMMAND_LINE = 'command line';

/** The page that shows the changed record. */
const PLACES: Record<string, string> = {
  match: '/admin/matchView/',
  team: '/admin/viewTeam/',
  player: '/admin/player-profile/',
  league: '/admin/viewLeagues/',
  club: '/admin/club/',
};

/** One change: who, when, what, and each field before and after. */
export function ChangeEntry({ entry }: { entry: AuditEntry }) {
  const { t, to, language } = useWords();
  const { address } = useListState();
  const [kind = '', id = ''] = entry.subject.split(':');
  const subjects: Record<string, string> = t.directory.subjects;
  const place = PLACES[kind];
  const actions = useActionWords();
  const action = entry.action.split('.')[1] ?? entry.action;
  return (
    <li className="admin-card letter">
      <p>
        <b>{entry.subjectName ?? subjects[kind] ?? kind}</b> {actions[action] ?? action}
      </p>
      <p className="facts-line">
        {entry.subjectName !== null && <span>{subjects[kind] ?? kind}</span>}
        <span>{authorOf(entry, t)}</span>
        <time dateTime={entry.at}>{formatMoment(language, entry.at)}</time>
      </p>
      <Changes entry={entry} />
      <p className="letter-actions">
        {place && (
          <Link className="row-action" to={to(`${place}${id}`)}>
            {t.admin.view}
            <span className="sr"> {entry.subjectName}</span>
          </Link>
        )}
        <Link className="row-action" to={address({ subject: entry.subject })}>
          {t.directory.nobodyElse}
          <span className="sr"> {entry.subjectName}</span>
        </Link>
      </p>
    </li>
  );
}

function authorOf({ actor }: AuditEntry, t: Messages): string {
  if (actor.id === null) return t.directory.visitor;
  if (actor.name === COMMAND_LINE) return t.audit.commandLine;
  return actor.name === SCORER_LINK ? t.admin.scorerLink : actor.name;
}

function Changes({ entry }: { entry: AuditEntry }) {
  const { t } = useWords();
  const scored = scoredTypes(entry.after);
  if (scored) {
    const types: Record<string, string> = t.entries.types;
    const kinds = [...new Set(scored)].map((type) => types[type] ?? type);
    return <p>{t.audit.entries(scored.length, kinds.join(', '))}</p>;
  }
  const fields = changedFields(entry.before, entry.after);
  if (fields.length === 0) return null;
  return (
    <div className="scroll">
      <table className="grid-table keep changes">
        <thead>
          <tr>
            <th scope="col">{t.directory.field}</th>
            <th scope="col">{t.directory.before}</th>
            <th scope="col">{t.directory.after}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map(({ field, before, after }) => (
            <tr key={field}>
              <th scope="row">{t.audit.fields[field] ?? field}</th>
              <td>
                <Value value={wordOf(t, field, before)} names={entry.names} />
              </td>
              <td>
                <Value value={wordOf(t, field, after)} names={entry.names} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A value that is a word of ours, in the language of the page; names and numbers stay. */
function wordOf(t: Messages, field: string, value: unknown): unknown {
  const words: Record<string, Record<string, string>> = {
    role: t.directory.roles,
    status: t.matches.status,
    gender: t.people.genders,
    dominantHand: t.people.hands,
    type: t.leagues.type,
    matchType: { Friendly: t.admin.friendly, Beach: t.admin.beach },
  };
  return typeof value === 'string' ? (words[field]?.[value] ?? value) : value;
}

/** The kinds of entries that a write of the match's log brought. */
function scoredTypes(after: unknown): string[] | undefined {
  const types = (after as { types?: unknown } | null)?.types;
  return Array.isArray(types) ? types.map(String) : undefined;
}

type Names = AuditEntry['names'];

function Value({ value, names }: { value: unknown; names: Names }) {
  const { t } = useWords();
  if (value === undefined) return '–';
  if (value === null || value === '') return <i className="text-quiet">{t.directory.empty}</i>;
  if (typeof value === 'boolean') return value ? t.directory.yes : t.directory.no;
  if (!Array.isArray(value)) return inShort(value, names);
  return value.map((item) => inShort(item, names)).join(', ') || t.directory.empty;
}

/** A small record on one line, without the punctuation of programs; names in the place of ids. */
function inShort(value: unknown, names: Names): string {
  if (value === null || typeof value !== 'object') return names[String(value)] ?? String(value);
  return Object.values(value)
    .map((part) => names[String(part)] ?? String(part))
    .join(' · ');
}
