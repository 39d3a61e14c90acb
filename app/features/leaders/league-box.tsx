import { BoxTable } from '#app/features/match-page/figures/box-table.tsx';
import { apiAddress } from '#app/lib/api/address.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueStatisticsAnswer } from '#contract/statistics/statistics.ts';
import { seasonPath } from './team-season/season-path.ts';

type Props = { league: string; statistics: LeagueStatisticsAnswer };

/** Teams of a league by all their touches; nothing without a scouted match. */
export function LeagueTeamBox({ league, statistics }: Props) {
  const { t, to } = useWords();
  const { scouted, played, teams } = statistics;
  if (scouted === 0) return null;
  return (
    <section>
      <h2 className="table-title">{t.figures.leagueTitle}</h2>
      <p className="pb-2 text-sm text-quiet">{t.figures.leagueBasis(scouted, played)}</p>
      <BoxTable
        label={t.match.team}
        head={t.match.team}
        rows={teams.map(({ team, line }) => ({
          key: team.id,
          name: <a href={to(seasonPath(league, team.id))}>{team.name}</a>,
          line,
        }))}
      />
    </section>
  );
}

/** The players of a league by all their touches, and the table of all of them as a file. */
export function LeaguePlayerBox({ league, statistics }: Props) {
  const { t, to, language } = useWords();
  const { scouted, played, players } = statistics;
  const file = { path: { id: league }, query: { lang: language } };
  if (players.length === 0) return <p className="empty">{t.figures.season.noPlayers}</p>;
  return (
    <section>
      <h2 className="table-title">{t.figures.leagueTitle}</h2>
      <p className="pb-2 text-sm text-quiet">{t.figures.leagueBasis(scouted, played)}</p>
      <BoxTable
        label={t.figures.player}
        rows={players.map(({ player, line }) => ({
          key: player.id,
          name: <a href={to(`/player-profile/${player.id}`)}>{player.name}</a>,
          line,
        }))}
      />
      <a
        className="link inline-block py-3"
        href={apiAddress('GET /leagues/{id}/statistics.csv', file)}
        rel="nofollow"
      >
        {t.figures.table}
      </a>
    </section>
  );
}
