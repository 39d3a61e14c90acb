import { MonthCalendar } from '#app/features/calendar/month-calendar.tsx';
import { DayStrip } from '#app/features/match-lists/day-strip.tsx';
import { LineupsTab } from '#app/features/match-page/lineups/lineups-tab.tsx';
import { MATCH_TABS, MatchTabs } from '#app/features/match-page/match-tabs.tsx';
import { MiniScore } from '#app/features/match-page/mini-score.tsx';
import { PointsTab } from '#app/features/match-page/points/points-tab.tsx';
import { SearchHits } from '#app/features/search/search-hits.tsx';
import { NextLast } from '#app/features/teams/next-last.tsx';
import { useWords } from '#app/lib/use-words.ts';
import { HITS, LINEUPS, MATCH_DAYS, POINTS, TODAY } from './page-samples.ts';
import { Part } from './part.tsx';
import { MATCHES, TEAMS } from './samples.ts';

/** The parts with which people move within a page, and the longer lists of a match. */
export function PageParts() {
  const { t } = useWords();
  const words = t.stylePage;
  const { live, planned, ended } = MATCHES;
  const base = `/${live.id}`;
  return (
    <>
      <Part title={words.mini}>
        {[live, ended].map((match) => (
          <article key={match.id} className="match" data-status={match.status}>
            <MiniScore match={match} />
            <MatchTabs base={base} tab="points" tabs={MATCH_TABS} />
          </article>
        ))}
      </Part>
      <Part title={t.match.points}>
        <PointsTab match={live} page={POINTS} base={base} />
      </Part>
      <Part title={t.lineups.tab}>
        <LineupsTab match={live} page={LINEUPS} base={base} />
      </Part>
      <Part title={t.matches.days}>
        <DayStrip
          kind="day"
          day={TODAY}
          place={null}
          today={TODAY}
          matchDays={MATCH_DAYS}
          liveCount={2}
        />
        <MonthCalendar
          month={TODAY.slice(0, 7)}
          today={TODAY}
          selected="2026-11-28"
          matchDays={MATCH_DAYS}
        />
      </Part>
      <Part title={words.opponents}>
        <NextLast team={TEAMS[0]} next={planned} last={ended} />
      </Part>
      <Part title={t.pages.search}>
        <SearchHits label={t.frame.teams} path="/team/" hits={HITS} />
      </Part>
    </>
  );
}
