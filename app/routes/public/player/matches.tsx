import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PlayerHead } from '#app/features/players/player-head.tsx';
import { TeamSide } from '#app/features/teams/team-side.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadPlayer } from './load-player.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** The matches of the player's team. */
export function loader({ context, params, request }: LoaderFunctionArgs) {
  return loadPlayer(context.get(pageContext), params.id, request);
}

export default function PlayerMatches() {
  const { player, team, matches, tabs } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <LiveMain className="pair">
      <div className="subject">
        <PlayerHead player={player} team={team} tabs={tabs} />
        {team === null && <p className="empty">{t.people.nothing}</p>}
      </div>
      {team && <TeamSide team={team.id} {...matches} />}
    </LiveMain>
  );
}
