import { useWords } from '#app/lib/use-words.ts';
import { type HomeChoice, homeQuery } from './home-query.ts';
import { stripDays } from './strip-days.ts';

type Props = HomeChoice & {
  today: string;
  /** Days of the strip with matches. */
  matchDays: readonly string[];
  /** Matches that are live; null where nobody counted. */
  liveCount: number | null;
};

/** All, live, thirteen days and the way to the calendar; it stays in sight while the list scrolls. */
export function DayStrip({ kind, day, place, today, matchDays, liveCount }: Props) {
  const { t, to } = useWords();
  const home = (choice: Omit<HomeChoice, 'place'>) => to(`/${homeQuery({ ...choice, place })}`);
  return (
    <div className="strip">
      <nav aria-label={t.matches.filters} className="pills">
        <a href={home({ kind: 'all', day })} aria-current={kind === 'all' ? 'page' : undefined}>
          {t.matches.all}
        </a>
        <a href={home({ kind: 'live', day })} aria-current={kind === 'live' ? 'page' : undefined}>
          {liveCount !== null && liveCount > 0 && <i className="dot" />}
          {t.matches.liveFilter} {liveCount !== null && liveCount > 0 && liveCount}
        </a>
        <button type="button" className="mine-only" aria-pressed="false">
          {t.matches.mine}
        </button>
      </nav>
      <nav aria-label={t.matches.days} className="days">
        {stripDays(day).map((stripDay) => (
          <a
            key={stripDay}
            href={home({ kind: 'day', day: stripDay })}
            className={stripDay === today ? 'today' : undefined}
            aria-current={stripDay === day && kind === 'day' ? 'page' : undefined}
            data-full={matchDays.includes(stripDay) || undefined}
          >
            <span>
              {stripDay === today
                ? t.frame.today
                : t.frame.weekdays[new Date(stripDay).getUTCDay()]}
            </span>
            <b>{Number(stripDay.slice(8))}</b>
          </a>
        ))}
      </nav>
      <a className="icon" href="#calendar">
        <span className="sr">{t.frame.calendar}</span>
        <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true" className="line-art">
          <path d="M3 5h16v14H3zM3 9.500h16M7 2.500v4M15 2.500v4" />
        </svg>
      </a>
    </div>
  );
}
