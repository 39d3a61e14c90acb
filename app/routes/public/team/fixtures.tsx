import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ComingAndPast } from '#app/features/match-lists/coming-and-past.tsx';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadTeam, loadTeamMatches } from './load-team.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const team = await loadTeam(page, params.id);
  return { team, ...(await loadTeamMatches(page, team.id)) };
}

export default function TeamFixtures() {
  const { team, coming, past } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <LiveMain className="stack">
      <TeamHead team={team} />
      <ComingAndPast coming={coming} past={past} empty={t.people.noFixtures} />
    </LiveMain>
  );
}
