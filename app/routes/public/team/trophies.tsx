import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TeamSeasons } from '#app/features/leaders/player-and-team-seasons.tsx';
import { TrophyList } from '#app/features/leagues/trophy-list.tsx';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listTeamSeasons } from '#server/play/leaders/queries.ts';
import { loadTrophies } from '../load-trophies.ts';
import { loadTeam } from './load-team.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const team = await loadTeam(page, params.id, request);
  const [trophies, seasons] = await Promise.all([
    loadTrophies(page),
    listTeamSeasons(page.store, team.id),
  ]);
  const own = trophies.filter((trophy) => trophy.team.id === team.id);
  return { team, seasons, trophies: own };
}

export default function TeamTrophies() {
  const { team, trophies, seasons } = useLoaderData<typeof loader>();
  const { to } = useWords();
  return (
    <LiveMain className="pair">
      <div className="subject">
        <TeamHead team={team} />
        {(trophies.length > 0 || seasons.length === 0) && <TrophyList trophies={trophies} />}
        <TeamSeasons seasons={seasons} />
      </div>
      <ListBeside href={to(`/team/${team.id}`)} isWideOnly />
    </LiveMain>
  );
}
