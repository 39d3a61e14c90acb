import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TeamSeasons } from '#app/features/leaders/season-table.tsx';
import { TrophyList } from '#app/features/leagues/trophy-list.tsx';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import { TeamSide } from '#app/features/teams/team-side.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listTeamSeasons } from '#server/play/leaders/queries.ts';
import { loadTrophies } from '../load-trophies.ts';
import { loadTeam } from './load-team.ts';
import { loadTeamSide } from './load-team-side.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const team = await loadTeam(page, params.id, request);
  const [trophies, seasons] = await Promise.all([
    loadTrophies(page),
    listTeamSeasons(page.store, team.id),
  ]);
  const own = trophies.filter((trophy) => trophy.team.id === team.id);
  return { team, seasons, trophies: own, side: await loadTeamSide(page, team.id) };
}

export default function TeamTrophies() {
  const { team, trophies, seasons, side } = useLoaderData<typeof loader>();
  return (
    <LiveMain className="pair">
      <div className="subject">
        <TeamHead team={team} />
        {(trophies.length > 0 || seasons.length === 0) && <TrophyList trophies={trophies} />}
        <TeamSeasons seasons={seasons} />
      </div>
      <TeamSide team={team.id} {...side} isBeside />
    </LiveMain>
  );
}
