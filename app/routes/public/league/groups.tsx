import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { GroupTeams } from '#app/features/leagues/group-teams.tsx';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadGenders } from './load-genders.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const genders = await loadGenders(page, league.id);
  return { league, genders };
}

export default function LeagueGroups() {
  const { league, genders } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <LiveMain className="pair">
      <div className="subject">
        <LeagueHead league={league} />
        {league.groups.length === 0 ? (
          <p className="empty">{t.leagues.noGroups}</p>
        ) : (
          <div className="cards">
            {league.groups.map((group) => (
              <GroupTeams key={group.id} group={group} genders={genders} level={2} />
            ))}
          </div>
        )}
      </div>
      <ListBeside href={to(`/league/${league.id}`)} isWideOnly />
    </LiveMain>
  );
}
