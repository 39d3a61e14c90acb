import { formatDay } from '#app/lib/day-format.ts';
import { useWords } from '#app/lib/use-words.ts';
import type { Match } from '#contract/matches/match.ts';
import { dayText } from '../share-text/share-text.ts';
import { WhatsAppLink } from '../share-text/whatsapp-link.tsx';
import { DayStrip } from './day-strip.tsx';
import { type HomeSection, HomeSections, isEmptySection } from './home-sections.tsx';
import { NextDay } from './next-day.tsx';

export type HomeListData = {
  sections: readonly HomeSection[];
  kind: 'all' | 'live' | 'day';
  /** The day shown, or today. */
  day: string;
  today: string;
  /** Days of the strip with matches. */
  matchDays: readonly string[];
  liveCount: number | null;
  slogan: string;
  /** An empty list shows the next match, or else the last one. */
  nearest: Match | null;
};

/** The list of home: days, slogan, rows. */
export function HomeList(home: HomeListData) {
  const { sections, kind, slogan, nearest } = home;
  const words = useWords();
  const { t, language } = words;
  const query = { all: '', live: '?status=Live', day: `?date=${home.day}` }[kind];
  const isEmpty = sections.every(isEmptySection);
  const empty = { all: t.matches.none, live: t.matches.noneLive, day: t.matches.noneOnDay }[kind];
  return (
    <div className="list">
      <h1 className="sr">{t.matches.homeHeading}</h1>
      <DayStrip {...home} />
      {slogan !== '' && (
        <p className="slogan">
          <span>{slogan}</span>
        </p>
      )}
      <HomeSections sections={sections} day={home.day} query={query} />
      {isEmpty && (
        <div className="empty">
          <p>{empty}</p>
          {nearest && <NextDay match={nearest} after={home.day} />}
        </div>
      )}
      {kind === 'day' && !isEmpty && (
        <WhatsAppLink
          className="more-link"
          text={dayText(
            formatDay(language, home.day, 'long'),
            sections.flatMap(({ matches }) => matches),
            words,
          )}
          path={`/?date=${home.day}`}
        />
      )}
      <p className="zone">{t.matches.zone}</p>
    </div>
  );
}
