import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { PlayerCards } from '#app/features/players/player-cards.tsx';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadTeam } from './load-team.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  return { team: await loadTeam(page, params.id, request) };
}

export default function TeamPlayers() {
  const { team } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <LiveMain className="pair">
      <div className="subject">
        <TeamHead team={team} />
        {team.players.length === 0 ? (
          <p className="empty">{t.people.noPlayers}</p>
        ) : (
          <PlayerCards players={team.players} teams={[team]} />
        )}
      </div>
      <ListBeside href={to(`/team/${team.id}`)} isWideOnly />
    </LiveMain>
  );
}
