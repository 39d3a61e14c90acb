import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PlayerDetails } from '#app/features/players/player-details.tsx';
import { PlayerHead } from '#app/features/players/player-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { loadPlayer } from './load-player.ts';

export const handle: RouteHandle = { shows: 'site' };

export function loader({ context, params }: LoaderFunctionArgs) {
  return loadPlayer(context.get(pageContext), params.id);
}

export default function PlayerProfile() {
  const player = useLoaderData<typeof loader>();
  return (
    <main id="main" className="stack">
      <PlayerHead player={player} />
      <PlayerDetails player={player} />
    </main>
  );
}
