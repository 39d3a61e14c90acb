import { StandingsTable } from '#app/features/leagues/standings-table.tsx';
import { MatchList } from '#app/features/match-lists/match-list.tsx';
import { FormDots } from '#app/features/match-page/head-to-head/form-dots.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { Figures } from '#app/ui/figures.tsx';
import type { Standings } from '#contract/leagues/standings.ts';
import { NextLast } from './next-last.tsx';
import { Squad } from './squad.tsx';
import type { TeamOfPage } from './team-head.tsx';
import type { TeamForm } from './team-matches.ts';
import type { ScorerLine } from './team-points.ts';

export type TeamOverviewData = TeamForm & {
  team: TeamOfPage;
  /** The league's table, or the group's; null where the team is in none. */
  table: { league: { id: string; name: string }; standings: Standings } | null;
  /** Of the latest matches that were recorded rally by rally. */
  scorers: { lines: readonly ScorerLine[]; matches: number };
};

/** Place, form, next and last match, the table around the team and who made its points. */
export function TeamOverview({ team, live, next, last, form, table, scorers }: TeamOverviewData) {
  const { t, to } = useWords();
  const rows = table?.standings.rows ?? [];
  const at = rows.findIndex((row) => row.team.id === team.id);
  const own = rows[at];
  return (
    <>
      {live.length > 0 && <MatchList matches={live} hasLeagueLines={false} />}
      {own && (
        <Figures
          figures={[
            [t.people.place, own.rank],
            [t.people.wonLost, `${own.won}–${own.lost}`],
            [t.leagues.tableWords.points, own.points],
            [t.leagues.tableWords.form, <FormDots key="form" form={form} />],
          ]}
        />
      )}
      <NextLast team={team} next={next} last={last} />
      {table && own && (
        <section>
          <h2 className="table-title">
            <a href={to(`/league/${table.league.id}/standingList`)}>{table.league.name}</a>
          </h2>
          <StandingsTable
            standings={{ ...table.standings, rows: rows.slice(Math.max(0, at - 2), at + 3) }}
            label={table.league.name}
            marked={[team.id]}
            isBrief
          />
        </section>
      )}
      {scorers.lines.length > 0 && (
        <section>
          <h2 className="table-title">
            {t.pointKinds.scorers} <small>{t.people.fromMatches(scorers.matches)}</small>
          </h2>
          <ul className="squad-lines">
            {scorers.lines.map(({ id, name, number, points }) => (
              <li key={id}>
                <a href={to(`/player-profile/${id}`)}>
                  <i>{number}</i> <span>{name}</span> <b>{points}</b>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {team.players.length > 0 && (
        <section>
          <h2 className="table-title">
            {t.people.players} <small>{team.players.length}</small>
          </h2>
          <Squad players={team.players} />
        </section>
      )}
    </>
  );
}
