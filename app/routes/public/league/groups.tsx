import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { GroupTeams } from '#app/features/leagues/group-teams.tsx';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadGenders } from './load-genders.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'site' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  return { league, genders: await loadGenders(page, league.id) };
}

export default function LeagueGroups() {
  const { league, genders } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <main id="main" className="stack">
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
    </main>
  );
}
