import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TrophyList } from '#app/features/leagues/trophy-list.tsx';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadTrophies } from '../load-trophies.ts';
import { loadTeam } from './load-team.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const [team, trophies] = await Promise.all([loadTeam(page, params.id), loadTrophies(page)]);
  return { team, trophies: trophies.filter((trophy) => trophy.team.id === team.id) };
}

export default function TeamTrophies() {
  const { team, trophies } = useLoaderData<typeof loader>();
  return (
    <main id="main" className="stack">
      <TeamHead team={team} />
      <TrophyList trophies={trophies} />
    </main>
  );
}
