import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LOCALES } from '#contract/language.ts';
import type { AnalyticsDay } from '#contract/site/analytics.ts';

/** The numbers of the chart, the newest day first. */
export function AnalyticsTable({ days }: { days: readonly AnalyticsDay[] }) {
  const { t, language } = useWords();
  const number = new Intl.NumberFormat(LOCALES[language]);
  return (
    <details className="folded-table analytics-days">
      <summary>{t.analytics.daily}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t.analytics.date}</th>
            <th scope="col">{t.analytics.leaguePages}</th>
            <th scope="col">{t.analytics.matchPages}</th>
            <th scope="col">{t.analytics.followers}</th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ date, leaguePages, matchPages, followers }) => (
            <tr key={date}>
              <th scope="row">{formatShortDay(language, date)}</th>
              <td>{number.format(leaguePages)}</td>
              <td>{number.format(matchPages)}</td>
              <td>{number.format(followers)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
