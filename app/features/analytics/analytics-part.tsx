import { useWords } from '#app/lib/use-words.ts';
import { LOCALES } from '#contract/language.ts';
import type { LeagueReach } from '#contract/site/analytics.ts';
import { ReachChart } from './views-chart.tsx';
import { ReachTable } from './views-grid.tsx';

/** Page views of a league: sums, a chart, and the days behind it. */
export function ReachPart({ reach }: { reach: LeagueReach }) {
  const { t, language } = useWords();
  const number = new Intl.NumberFormat(LOCALES[language]);
  const { leaguePages, matchPages, followers } = reach.total;
  const isEmpty = leaguePages + matchPages + followers === 0;
  return (
    <section className="reach">
      <h3 className="subtitle">{t.analytics.title}</h3>
      {isEmpty ? (
        <p className="text-quiet">{t.analytics.none}</p>
      ) : (
        <>
          <dl className="reach-sums">
            <Sum className="of-league" label={t.analytics.leaguePages} value={leaguePages} />
            <Sum className="of-matches" label={t.analytics.matchPages} value={matchPages} />
            <Sum label={t.analytics.followers} value={followers} />
          </dl>
          <ReachChart {...reach} />
          <ReachTable days={reach.days} />
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
