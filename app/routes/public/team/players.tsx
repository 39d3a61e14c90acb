import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PlayerCards } from '#app/features/players/player-cards.tsx';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import { TeamSide } from '#app/features/teams/team-side.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadTeam } from './load-team.ts';
import { loadTeamSide } from './load-team-side.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const team = await loadTeam(page, params.id, request);
  return { team, side: await loadTeamSide(page, team.id) };
}

export default function TeamPlayers() {
  const { team, side } = useLoaderData<typeof loader>();
  const { t } = useWords();
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
      <TeamSide team={team.id} {...side} isBeside />
    </LiveMain>
  );
}
