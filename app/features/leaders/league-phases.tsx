import { percent } from '#app/features/match-page/figures/percent.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { LeagueStatisticsAnswer } from '#contract/statistics/statistics.ts';
import { shareOf } from '#domain/volleyball/statistics/share.ts';
import { seasonPath } from './team-season/season-path.ts';

type Props = { league: string; phases: LeagueStatisticsAnswer['phases'] };

/** Side-out and break point of each team; nothing where no match was scored point by point. */
export function LeaguePhases({ league, phases }: Props) {
  const { t, to } = useWords();
  const { season, sideOut, breakPoint } = t.figures;
  if (phases.length === 0) return <p className="empty">{season.noTeams}</p>;
  return (
    <section>
      <h2 className="table-title">{season.teams}</h2>
      <p className="pb-2 text-sm text-quiet">{season.teamsNote}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by keys */}
      <section className="figures-scroll" tabIndex={0} aria-label={season.teams}>
        <table className="figures-table num">
          <caption className="sr">{season.teams}</caption>
          <thead>
            <tr>
              <th scope="col">{t.match.team}</th>
              <th scope="col">{sideOut}</th>
              <th scope="col">{breakPoint}</th>
              <th scope="col">
                <abbr title={season.matches[1]}>{season.matches[0]}</abbr>
              </th>
            </tr>
          </thead>
          <tbody>
            {phases.map(({ team, matches, ...shares }) => (
              <tr key={team.id}>
                <th scope="row">
                  <a href={to(seasonPath(league, team.id))}>{team.name}</a>
                </th>
                <td>{percent(shareOf(shares.sideOut))}</td>
                <td>{percent(shareOf(shares.breakPoint))}</td>
                <td>{matches}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
