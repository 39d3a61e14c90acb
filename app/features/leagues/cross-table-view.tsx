import { Crest } from '#app/features/crest/crest.tsx';
import { useWords } from '#app/lib/use-words.ts';
import type { CrossRow, Meeting } from './cross-table.ts';

type Props = { rows: readonly CrossRow[]; label: string };

/** Every result between two teams as a link; a phone scrolls sideways and keeps the names. */
export function CrossTableView({ rows, label }: Props) {
  const { t } = useWords();
  if (rows.length === 0) return <p className="empty">{t.leagues.noTeams}</p>;
  return (
    <>
      <p className="text-sm text-quiet">{t.leagues.crossNote}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
      <section className="card scroll" tabIndex={0} aria-label={label}>
        <table className="cross num">
          <caption className="sr">{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t.leagues.table.team}</th>
              {rows.map(({ team }, at) => (
                <th key={team.id} scope="col">
                  <abbr title={team.name}>{at + 1}</abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Row key={row.team.id} row={row} place={at + 1} rows={rows} />
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

type RowProps = { row: CrossRow; place: number; rows: readonly CrossRow[] };

function Row({ row, place, rows }: RowProps) {
  const { to } = useWords();
  return (
    <tr>
      <th scope="row">
        <a href={to(`/team/${row.team.id}`)}>
          {place} <Crest {...row.team} size={20} />
          <span>{row.team.name}</span>
        </a>
      </th>
      {row.cells.map((meetings, column) => {
        const other = rows[column]!.team;
        return meetings === null ? (
          <td key={other.id} className="own" />
        ) : (
          <td key={other.id}>
            {meetings.map((meeting) => (
              <Score
                key={meeting.id}
                meeting={meeting}
                title={`${row.team.name} – ${other.name}`}
              />
            ))}
          </td>
        );
      })}
    </tr>
  );
}

function Score({ meeting, title }: { meeting: Meeting; title: string }) {
  const { to } = useWords();
  return (
    <a
      href={to(`/${meeting.id}`)}
      className={meeting.result === 'W' ? 'won' : undefined}
      aria-label={`${title} ${meeting.score}`}
    >
      {meeting.score}
    </a>
  );
}
