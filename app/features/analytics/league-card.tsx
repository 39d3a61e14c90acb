import { useWords } from '#app/lib/use-words.ts';
import type { League } from '#contract/leagues/league.ts';
import type { Match } from '#contract/matches/match.ts';
import type { LeagueAnalytics } from '#contract/site/analytics.ts';
import { AnalyticsPart } from './analytics-part.tsx';
import { MatchLines } from './match-lines.tsx';

export type PartnerLeague = {
  league: League;
  coming: readonly Match[];
  past: readonly Match[];
  analytics: LeagueAnalytics | undefined;
};

/** The facts of a league for its partner: matches, results and page views. */
export function LeagueCard({ league, coming, past, analytics }: PartnerLeague) {
  const { t, to } = useWords();
  return (
    <section className="panel-card">
      <div>
        <h2 className="title">
          <a href={to(`/league/${league.id}`)}>{league.name}</a>
        </h2>
        <p className="text-quiet">
          {[league.partner, league.location, t.leagues.teamCount(league.teamCount)].join(' · ')}
        </p>
      </div>
      <p className="line">
        <a className="link" href={to(`/league/${league.id}`)}>
          {t.leagues.fixtures}
        </a>
        <a className="link" href={to(`/league/${league.id}/resultList`)}>
          {t.leagues.results}
        </a>
        <a className="link" href={to(`/league/${league.id}/standingList`)}>
          {t.leagues.standings}
        </a>
      </p>
      {analytics && <AnalyticsPart analytics={analytics} />}
      <MatchLines title={t.analytics.coming} empty={t.analytics.noComing} matches={coming} />
      <MatchLines title={t.analytics.past} empty={t.analytics.noPast} matches={past} />
    </section>
  );
}
