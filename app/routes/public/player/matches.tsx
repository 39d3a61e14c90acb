import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ComingAndPast } from '#app/features/match-lists/coming-and-past.tsx';
import { PlayerHead } from '#app/features/players/player-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadTeamMatches } from '../team/load-team.ts';
import { loadPlayer } from './load-player.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** The matches of the player's team. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const player = await loadPlayer(page, params.id);
  const matches =
    player.team === null ? { coming: [], past: [] } : await loadTeamMatches(page, player.team.id);
  return { player, ...matches };
}

export default function PlayerMatches() {
  const { player, coming, past } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <LiveMain className="stack">
      <PlayerHead player={player} />
      <ComingAndPast coming={coming} past={past} empty={t.people.nothing} />
    </LiveMain>
  );
}
