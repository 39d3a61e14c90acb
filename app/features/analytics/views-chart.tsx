import { formatShortDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LOCALES } from '#contract/language.ts';
import type { AnalyticsDay, LeagueAnalytics } from '#contract/site/analytics.ts';

const HEIGHT = 72;
/** A bar and the gap behind it. */
const STEP = 10;
const BAR = 7;

const viewsOf = ({ leaguePages, matchPages }: Pick<AnalyticsDay, 'leaguePages' | 'matchPages'>) =>
  leaguePages + matchPages;

/** A bar for each day: the pages of the matches stand upon those of the league. */
export function AnalyticsChart({ days, total }: LeagueAnalytics) {
  const { t, language } = useWords();
  const most = days.reduce((best, day) => (viewsOf(day) > viewsOf(best) ? day : best));
  const number = new Intl.NumberFormat(LOCALES[language]);
  const heightOf = (views: number) => (views / Math.max(1, viewsOf(most))) * HEIGHT;
  const label = t.analytics.chart(
    number.format(viewsOf(total)),
    number.format(viewsOf(most)),
    formatShortDay(language, most.date),
  );
  return (
    <figure className="analytics-chart">
      <svg
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
      >
        {days.map((day, at) => {
          const league = heightOf(day.leaguePages);
          const matches = heightOf(day.matchPages);
          const foot = HEIGHT - league;
          return (
            <g key={day.date}>
              <rect className="of-league" x={at * STEP} y={foot} width={BAR} height={league} />
              <rect
                className="of-matches"
                x={at * STEP}
                y={foot - matches}
                width={BAR}
                height={matches}
              />
            </g>
          );
        })}
        <path className="axis" d={`M0 ${HEIGHT + 0.5}H${days.length * STEP}`} />
      </svg>
      <figcaption>
        <span>{formatShortDay(language, days[0]!.date)}</span>
        <span>{label}</span>
        <span>{formatShortDay(language, days.at(-1)!.date)}</span>
      </figcaption>
    </figure>
  );
}
