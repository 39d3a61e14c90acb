import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BestMatches } from '#app/features/best-player/best-matches.tsx';
import { PlayerSeasons } from '#app/features/leaders/season-table.tsx';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { PlayerHead } from '#app/features/players/player-head.tsx';
import { PlayerRecordCard } from '#app/features/players/player-record-card.tsx';
import { TeamAchievement } from '#app/features/players/team-achievement.tsx';
import { resultsOf } from '#app/features/players/team-results.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listBestMatches } from '#server/play/best-players/queries.ts';
import { listPlayerSeasons } from '#server/play/leaders/queries.ts';
import { loadTrophies } from '../load-trophies.ts';
import { loadPlayer } from './load-player.ts';
import { loadRecord } from './load-record.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** The player's statistics as far as logs tell, and the trophies of the team. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const found = await loadPlayer(page, params.id, request);
  const { player, team, matches, tabs } = found;
  const nothing = { trophies: [], results: null, record: null, seasons: [], best: [] };
  if (team === null) return { player, team, tabs, ...nothing };
  const [trophies, record, seasons, best] = await Promise.all([
    loadTrophies(page),
    loadRecord(page, found),
    listPlayerSeasons(page.store, player.id, page.now),
    listBestMatches(page.store, player.id, page.now),
  ]);
  return {
    player,
    team,
    tabs,
    trophies: trophies.filter((trophy) => trophy.team.id === team.id),
    results: resultsOf(team, matches.past),
    record: record?.record ?? null,
    seasons,
    best,
  };
}

export default function PlayerAchievement() {
  const { player, team, tabs, trophies, results, record, seasons, best } =
    useLoaderData<typeof loader>();
  const { to } = useWords();
  return (
    <LiveMain className="pair">
      <div className="subject">
        <PlayerHead player={player} team={team} tabs={tabs} />
        {record !== null && <PlayerRecordCard record={record} />}
        <BestMatches matches={best} />
        <PlayerSeasons seasons={seasons} />
        <TeamAchievement results={results} trophies={trophies} />
      </div>
      {team && <ListBeside href={to(`/team/${team.id}`)} isWideOnly />}
    </LiveMain>
  );
}
