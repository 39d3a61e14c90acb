import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BestMatches } from '#app/features/best-player/best-matches.tsx';
import { PlayerSeasons } from '#app/features/leaders/player-and-team-seasons.tsx';
import { seasonPath } from '#app/features/leaders/team-season/season-path.ts';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { PlayerHead } from '#app/features/players/player-head.tsx';
import { PlayerRecordCard } from '#app/features/players/player-record-card.tsx';
import { TeamAchievement } from '#app/features/players/team-achievement.tsx';
import { resultsOf } from '#app/features/players/team-results.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { type PageContext, pageContext } from '#server/platform/pages/page-context.ts';
import { listBestMatches } from '#server/play/best-players/queries.ts';
import { listPlayerSeasons } from '#server/play/leaders/queries.ts';
import { findTeamStatistics } from '#server/play/statistics/queries.ts';
import { loadTrophies } from '../load-trophies.ts';
import { loadPlayer, type PlayerPage } from './load-player.ts';
import { loadRecord } from './load-record.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** The player's statistics as far as logs tell, and the trophies of the team. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const found = await loadPlayer(page, params.id, request);
  const { player, team, matches, tabs } = found;
  const nothing = { trophies: [], results: null, record: null, seasons: [], best: [], zones: null };
  if (team === null) return { player, team, tabs, ...nothing };
  const [trophies, record, seasons, best, zones] = await Promise.all([
    loadTrophies(page),
    loadRecord(page, found),
    listPlayerSeasons(page.store, player.id, page.now),
    listBestMatches(page.store, player.id, page.now),
    findZonesPath(page, found),
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
    zones,
  };
}

/** The address of the player's attacks and zones in the league of the team; null where no scout wrote touches of them down. */
async function findZonesPath({ store, now }: PageContext, { player, team }: PlayerPage) {
  if (team === null || team.leagueId === null) return null;
  const choice = { league: team.leagueId, team: team.id, player: player.id };
  const season = await findTeamStatistics(store, choice, now);
  return season === undefined ? null : seasonPath(choice.league, choice.team, choice.player);
}

export default function PlayerAchievement() {
  const { player, team, tabs, trophies, results, record, seasons, best, zones } =
    useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <LiveMain className="pair">
      <div className="subject">
        <PlayerHead player={player} team={team} tabs={tabs} />
        {record !== null && <PlayerRecordCard record={record} />}
        <BestMatches matches={best} />
        <PlayerSeasons seasons={seasons} />
        {zones !== null && (
          <a className="link inline-block py-3" href={to(zones)}>
            {t.figures.season.toPlayer}
          </a>
        )}
        <TeamAchievement results={results} trophies={trophies} />
      </div>
      {team && <ListBeside href={to(`/team/${team.id}`)} isWideOnly />}
    </LiveMain>
  );
}
