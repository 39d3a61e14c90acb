import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { DecisionDialog } from '#app/features/admin/decision-dialog.tsx';
import { DecisionList } from '#app/features/admin/decision-list.tsx';
import { useLeagueOutlet } from '#app/features/admin/league-outlet.ts';
import { Crest } from '#app/features/crest/crest.tsx';
import { getStandings, listDecisions } from '#app/lib/api-client-league.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { StandingsRow } from '#contract/standings.ts';

export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params.id!;
  const [{ rows }, decisions] = await Promise.all([getStandings(id), listDecisions(id)]);
  return { rows, decisions };
}

export default function LeagueStandings() {
  const { rows, decisions } = useLoaderData<typeof clientLoader>();
  const { league } = useLeagueOutlet();
  const { t } = useWords();
  const [isDeciding, setDeciding] = useState(false);
  if (rows.length === 0) return <p className="admin-card admin-empty">{t.admin.noTable}</p>;
  return (
    <>
      <div className="admin-actions">
        <button className="button" type="button" onClick={() => setDeciding(true)}>
          {t.admin.decide}
        </button>
      </div>
      <div className="admin-card">
        <table className="grid-table keep num">
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
                  {row.note && <span className="text-xs text-quiet">{row.note}</span>}
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
      <DecisionList leagueId={league.id} decisions={decisions} />
      {isDeciding && <DecisionDialog league={league} onClose={() => setDeciding(false)} />}
    </>
  );
}

function ratioText(ratio: StandingsRow['setRatio']): string {
  if (ratio === null) return '–';
  return ratio === 'MAX' ? '∞' : ratio.toFixed(3);
}
