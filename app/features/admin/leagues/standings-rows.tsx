import { Crest } from '#app/features/crest/crest.tsx';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { StandingsRow } from '#contract/leagues/standings.ts';
import { ratioText } from '#domain/competition/standings/ratio-text.ts';

/** The table of a league, or under its name that of a group. */
export function StandingsRows({ rows, group }: { rows: readonly StandingsRow[]; group?: string }) {
  const { t } = useWords();
  return (
    <div className="admin-card">
      <table className="grid-table keep num">
        {group && <caption>{groupTitle(t, group)}</caption>}
        <thead>
          <tr>
            <th scope="col">{t.admin.number}</th>
            <th scope="col">{t.admin.team}</th>
            <th scope="col">{t.admin.table.played}</th>
            <th scope="col">{t.admin.table.won}</th>
            <th scope="col">{t.admin.table.lost}</th>
            <th scope="col">{t.admin.table.points}</th>
            <th scope="col">{t.admin.table.ratio}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.team.id}>
              <td>{row.rank}</td>
              <th scope="row">
                <span className="named">
                  <Crest {...row.team} size={20} />
                  {row.team.name}
                </span>
                <span className="text-xs text-quiet">
                  {[row.withdrawn && t.decisions.withdrawn, row.note].filter(Boolean).join('; ')}
                </span>
              </th>
              <td>{row.played}</td>
              <td>{row.won}</td>
              <td>{row.lost}</td>
              <td>
                <b>{row.points}</b>
              </td>
              <td>{ratioText(row.setRatio)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
