import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import { addDays } from '#domain/competition/schedule/calendar.ts';
import { type HomeSection, HomeSections, isEmptySection } from './home-sections.tsx';

type Props = {
  sections: readonly HomeSection[];
  kind: 'all' | 'live' | 'day';
  /** The day shown, or today. */
  day: string;
  today: string;
  slogan: string;
  openId?: string;
};

/** The centre column of home: heading, filters, days, slogan, rows. */
export function HomeList({ sections, kind, day, today, slogan, openId }: Props) {
  const { t, language, to } = useWords();
  const isEmpty = sections.every(isEmptySection);
  const empty = { all: t.matches.none, live: t.matches.noneLive, day: t.matches.noneOnDay }[kind];
  return (
    <div className="stack">
      {openId === undefined ? (
        <h1 className="title">{t.matches.homeHeading}</h1>
      ) : (
        <p className="title">{t.matches.homeHeading}</p>
      )}
      <nav aria-label={t.matches.filters} className="pills">
        <a href={to('/')} aria-current={kind === 'all' ? 'page' : undefined}>
          {t.matches.all}
        </a>
        <a href={to('/?status=Live')} aria-current={kind === 'live' ? 'page' : undefined}>
          {t.matches.liveFilter}
        </a>
      </nav>
      <DayStrip day={kind === 'day' ? day : null} today={today} />
      {slogan !== '' && (
        <p className="slogan">
          <span>{slogan}</span>
        </p>
      )}
      <h2 className="subtitle">
        {t.matches.matches}
        {kind === 'day' && ` · ${formatDay(language, day, 'long')}`}
      </h2>
      {isEmpty ? (
        <p className="empty">{empty}</p>
      ) : (
        <HomeSections sections={sections} openId={openId} />
      )}
    </div>
  );
}

/** Three days back, three ahead. */
function DayStrip({ day, today }: { day: string | null; today: string }) {
  const { t, to } = useWords();
  const middle = day ?? today;
  const days = [-3, -2, -1, 0, 1, 2, 3].map((offset) => addDays(middle, offset));
  return (
    <nav aria-label={t.matches.days} className="days">
      {days.map((one) => (
        <a key={one} href={to(`/?date=${one}`)} aria-current={one === day ? 'page' : undefined}>
          <span>{one === today ? t.frame.today : t.frame.weekdays[new Date(one).getUTCDay()]}</span>
          <b>{Number(one.slice(8))}</b>
        </a>
      ))}
    </nav>
  );
}
