import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TrophyList } from '#app/features/leagues/trophy-list.tsx';
import { resultFor } from '#app/features/match/head-to-head.ts';
import { PlayerHead } from '#app/features/players/player-head.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { pageContext } from '#server/http/page-context.ts';
import { loadTrophies } from '../load-trophies.ts';
import { loadTeamMatches } from '../team/load-team.ts';
import { loadPlayer } from './load-player.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** What the player's team has won. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const player = await loadPlayer(page, params.id);
  const { team } = player;
  if (team === null) return { player, trophies: [], record: null };
  const [trophies, { past }] = await Promise.all([
    loadTrophies(page),
    loadTeamMatches(page, team.id),
  ]);
  const results = past.flatMap((match) => resultFor(match, team.id) ?? []);
  const won = results.filter((result) => result === 'W').length;
  return {
    player,
    trophies: trophies.filter((trophy) => trophy.team.id === team.id),
    record: { team: team.name, won, played: results.length },
  };
}

export default function PlayerAchievement() {
  const { player, trophies, record } = useLoaderData<typeof loader>();
  const { t } = useWords();
  return (
    <main id="main" className="stack">
      <PlayerHead player={player} />
      {record !== null && record.played > 0 && (
        <p className="card p-3">
          {t.people.achievementPlayed(record.team, record.won, record.played)}
        </p>
      )}
      {trophies.length === 0 ? (
        <p className="empty">{t.people.noAchievement}</p>
      ) : (
        <TrophyList trophies={trophies} />
      )}
    </main>
  );
}
