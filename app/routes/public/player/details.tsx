import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { BestMatches } from '#app/features/best-player/best-matches.tsx';
import { ListBeside } from '#app/features/match-lists/list-beside.tsx';
import { PlayerDetails } from '#app/features/players/player-details.tsx';
import { PlayerFigures } from '#app/features/players/player-figures.tsx';
import { PlayerHead } from '#app/features/players/player-head.tsx';
import { PlayerHistoryCard } from '#app/features/players/player-history.tsx';
import { PlayerTeam } from '#app/features/players/player-team.tsx';
import { PointsInOrderList } from '#app/features/players/points-in-order-list.tsx';
import { TeamMates } from '#app/features/players/team-mates.tsx';
import { StatusPicture } from '#app/features/share-text/status-picture.tsx';
import { teamFormOf } from '#app/features/teams/team-matches.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { playerPicturePath } from '#contract/site/share-picture.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listBestMatches } from '#server/play/best-players/queries.ts';
import { getPlayerHistory } from '#server/play/transfers/queries.ts';
import { loadPlayer } from './load-player.ts';
import { loadRecord } from './load-record.ts';

export const handle: RouteHandle = { shows: 'scores' };

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const found = await loadPlayer(page, params.id, request);
  const { player, team, tabs, matches } = found;
  const [record, best, history] = await Promise.all([
    loadRecord(page, found),
    listBestMatches(page.store, player.id, page.now),
    getPlayerHistory(page.store.db, player.id, page.now),
  ]);
  const form = team && teamFormOf(team.id, matches);
  return { player, team, tabs, form, record, best, history };
}

export default function PlayerProfile() {
  const { player, team, tabs, form, record, best, history } = useLoaderData<typeof loader>();
  const { to, language } = useWords();
  return (
    <LiveMain className="pair">
      <div className="subject">
        <PlayerHead player={player} team={team} tabs={tabs} />
        {record && <PlayerFigures record={record.record} />}
        {team && form && <PlayerTeam player={player.id} team={team} form={form} />}
        <BestMatches matches={best} />
        {record?.latest && <PointsInOrderList {...record.latest} />}
        <PlayerDetails player={player} />
        <PlayerHistoryCard history={history} />
        {team && <TeamMates team={team} player={player.id} />}
        <StatusPicture
          className="more-link"
          path={playerPicturePath(player, team ?? undefined, language)}
        />
      </div>
      {team && <ListBeside href={to(`/team/${team.id}`)} isWideOnly />}
    </LiveMain>
  );
}
