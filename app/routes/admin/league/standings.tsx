import { useState } from 'react';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { DecisionDialog } from '#app/features/admin/leagues/decision-dialog.tsx';
import { DecisionList } from '#app/features/admin/leagues/decision-list.tsx';
import { useLeagueOutlet } from '#app/features/admin/leagues/league-tab-data.ts';
import { StandingsRows } from '#app/features/admin/leagues/standings-rows.tsx';
import { ShareCard } from '#app/features/admin/share/share-card.tsx';
import { ListTools } from '#app/features/imports/list-tools.tsx';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { MOST_LINES } from '#app/features/share-text/share-text.ts';
import { tableText } from '#app/features/share-text/table-text.ts';
import { callApi } from '#app/lib/api/call.ts';
import { useWords } from '#app/lib/use-words.ts';

/**
 * Each group has its table; a league without groups has one, and so has one whose groups leave teams
 * out: nobody is missing on this page.
 */
export async function clientLoader({ params }: ClientLoaderFunctionArgs) {
  const id = params.id!;
  const [{ groups, teams }, decisions] = await Promise.all([
    callApi('GET /leagues/{id}', { path: { id } }),
    callApi('GET /leagues/{id}/decisions', { path: { id } }),
  ]);
  const grouped = new Set(groups.flatMap((group) => group.teams.map((team) => team.id)));
  const isDivided = groups.length > 0 && teams.every((team) => grouped.has(team.id));
  async function readTable(group?: { id: string; name: string }) {
    const query = { group: group?.id };
    const { rows } = await callApi('GET /leagues/{id}/standings', { path: { id }, query });
    return { group: group?.name, rows };
  }
  const tables = await Promise.all([
    ...(isDivided ? [] : [readTable()]),
    ...groups.map((group) => readTable(group)),
  ]);
  return { tables, decisions: decisions.items };
}

export default function LeagueStandings() {
  const { tables, decisions } = useLoaderData<typeof clientLoader>();
  const { league } = useLeagueOutlet();
  const { t } = useWords();
  const [isDeciding, setDeciding] = useState(false);
  if (league.teams.length === 0) return <p className="admin-card admin-empty">{t.admin.noTable}</p>;
  return (
    <>
      <div className="admin-actions">
        <button className="button" type="button" onClick={() => setDeciding(true)}>
          {t.admin.decide}
        </button>
        <ListTools exports={['standings']} leagueId={league.id} />
      </div>
      {tables.map(({ group, rows }) => (
        <StandingsRows key={group ?? ''} rows={rows} {...(group ? { group } : {})} />
      ))}
      <ShareCard
        textOf={(spoken) =>
          tables
            .map(({ group, rows }) => {
              const title = [league.name, group && groupTitle(spoken.t, group)];
              return tableText(title.filter(Boolean).join(' · '), { rows }, spoken, MOST_LINES);
            })
            .join('\n\n')
        }
        path={`/league/${league.id}/standingList`}
      />
      <DecisionList leagueId={league.id} decisions={decisions} />
      {isDeciding && <DecisionDialog league={league} onClose={() => setDeciding(false)} />}
    </>
  );
}
