import { useWords } from '#app/lib/use-words.ts';
import { LOCALES } from '#contract/language.ts';
import type { LeagueAnalytics } from '#contract/site/analytics.ts';
import { AnalyticsChart } from './views-chart.tsx';
import { AnalyticsTable } from './views-grid.tsx';

/** Page views of a league: sums, a chart, and the days behind it. */
export function AnalyticsPart({ analytics }: { analytics: LeagueAnalytics }) {
  const { t, language } = useWords();
  const number = new Intl.NumberFormat(LOCALES[language]);
  const { leaguePages, matchPages, followers } = analytics.total;
  const isEmpty = leaguePages + matchPages + followers === 0;
  return (
    <section className="analytics">
      <h3 className="subtitle">{t.analytics.title}</h3>
      {isEmpty ? (
        <p className="text-quiet">{t.analytics.none}</p>
      ) : (
        <>
          <dl className="analytics-sums">
            <Sum className="of-league" label={t.analytics.leaguePages} value={leaguePages} />
            <Sum className="of-matches" label={t.analytics.matchPages} value={matchPages} />
            <Sum label={t.analytics.followers} value={followers} />
          </dl>
          <AnalyticsChart {...analytics} />
          <AnalyticsTable days={analytics.days} />
        </>
      )}
    </section>
  );

  function Sum(props: { label: string; value: number; className?: string }) {
    return (
      <div className={props.className}>
        <dt>{props.label}</dt>
        <dd className="num">{number.format(props.value)}</dd>
      </div>
    );
  }
}
