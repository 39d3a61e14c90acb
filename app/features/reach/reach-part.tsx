import { useWords } from '#app/lib/use-words.ts';
import type { LeagueReach } from '#contract/site/analytics.ts';
import { ReachChart } from './reach-chart.tsx';
import { ReachTable } from './reach-table.tsx';

/** How often a league was looked at: sums, a chart, and the days behind it. */
export function ReachPart({ reach }: { reach: LeagueReach }) {
  const { t, language } = useWords();
  const number = new Intl.NumberFormat(language);
  const { leaguePages, matchPages, followers } = reach.total;
  const isEmpty = leaguePages + matchPages + followers === 0;
  return (
    <section className="reach">
      <h3 className="subtitle">{t.reach.title}</h3>
      {isEmpty ? (
        <p className="text-quiet">{t.reach.none}</p>
      ) : (
        <>
          <dl className="reach-sums">
            <Sum className="of-league" label={t.reach.leaguePages} value={leaguePages} />
            <Sum className="of-matches" label={t.reach.matchPages} value={matchPages} />
            <Sum label={t.reach.followers} value={followers} />
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
