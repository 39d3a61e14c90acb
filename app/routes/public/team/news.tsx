import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import { TeamNews } from '#app/features/teams/team-news.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/http/page-context.ts';
import { loadTeam, loadTeamMatches } from './load-team.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const team = await loadTeam(page, params.id);
  const { coming, past } = await loadTeamMatches(page, team.id);
  return { team, next: coming[0] ?? null, past: past.slice(0, 10) };
}

export default function TeamNewsPage() {
  const { team, next, past } = useLoaderData<typeof loader>();
  return (
    <LiveMain className="stack">
      <TeamHead team={team} />
      <TeamNews team={team} next={next} past={past} />
    </LiveMain>
  );
}
