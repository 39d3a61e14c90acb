import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PlayerCards } from '#app/features/players/player-cards.tsx';
import { TeamHead } from '#app/features/teams/team-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadTeam } from './load-team.ts';

export const handle: RouteHandle = { shows: 'site' };

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadTeam(context.get(pageContext), params.id);
}

export default function TeamPlayers() {
  const team = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <main id="main" className="stack">
      <TeamHead team={team} />
      {team.players.length === 0 ? (
        <p className="empty">{t.people.noPlayers}</p>
      ) : (
        <PlayerCards players={team.players} />
      )}
    </main>
  );
}
