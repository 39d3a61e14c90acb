import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { groupTitle } from '#app/features/leagues/group-title.ts';
import { StandingsTable } from '#app/features/leagues/standings-table.tsx';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { readTableFacts, tableOf } from '#server/play/standings/queries.ts';
import { loadTeam } from './load-team.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** The table of the team's league, of its own group where the league has groups. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const team = await loadTeam(page, params.id);
  if (team.leagueId === null) return { team, league: null, group: null, table: null };
  const facts = await readTableFacts(page.store, team.leagueId);
  const { id, name, groups } = facts.league;
  const group = groups.find(({ teams }) => teams.some((member) => member.id === team.id));
  const table = tableOf(facts, group ? { group: group.id } : {});
  return { team, league: { id, name }, group: group?.name ?? null, table };
}

export default function TeamStandings() {
  const { team, league, group, table } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <LiveMain className="stack wide-table" hasNews>
      <TeamHead team={team} />
      {league === null || table === null ? (
        <p className="empty">{t.people.noLeagueTable}</p>
      ) : (
        <>
          <h2 className="subtitle">
            <a className="link" href={to(`/league/${league.id}`)}>
              {league.name}
            </a>
            {group !== null && ` · ${groupTitle(t, group)}`}
          </h2>
          <StandingsTable standings={table} label={league.name} marked={[team.id]} />
        </>
      )}
    </LiveMain>
  );
}
