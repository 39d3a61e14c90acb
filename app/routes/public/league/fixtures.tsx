import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { TopScorers } from '#app/features/leaders/top-scorers.tsx';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { LeagueTables } from '#app/features/leagues/league-tables.tsx';
import { ComingAndPast } from '#app/features/match-lists/coming-and-past.tsx';
import { RoundPosterLink, SchedulePaperLink } from '#app/features/papers/paper-links.tsx';
import { localDay } from '#app/lib/local-day.ts';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { addDays } from '#domain/competition/schedule/calendar.ts';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listRests, listWaiting } from '#server/play/fixtures/queries.ts';
import { getLeaders } from '#server/play/leaders/queries.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import { loadLeagueTables } from '../load-league-tables.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores' };

/** A first view of 14 KB has room for no more. */
const LATEST_COUNT = 8;
const TOP_SCORERS = 3;

/** Open matches, also from days that have passed, and the latest results. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const today = localDay(page.now);
  const of = { league: league.id, limit: 100 };
  const before = { to: addDays(today, -1) };
  const [coming, suspended, postponed, past, waiting, tables, leaders] = await Promise.all([
    listMatches(page.store, { ...of, from: today }),
    listMatches(page.store, { ...of, ...before, status: 'suspended' }),
    listMatches(page.store, { ...of, ...before, status: 'postponed' }),
    listMatches(page.store, { ...of, status: 'ended', descending: true, limit: LATEST_COUNT + 1 }),
    listWaiting(page.store, { league: league.id, limit: 100 }),
    loadLeagueTables(page, league.id),
    getLeaders(page.store, league.id, TOP_SCORERS, page.now),
  ]);
  const open = [...suspended.items, ...postponed.items, ...coming.items].filter(
    (match) => match.status !== 'ended',
  );
  const latest = past.items.slice(0, LATEST_COUNT);
  return {
    league,
    tables,
    leaders,
    coming: open,
    waiting,
    past: latest,
    rests: await listRests(page.store, [...open, ...latest]),
    hasMore: past.items.length > LATEST_COUNT,
  };
}

export default function LeagueFixtures() {
  const { league, tables, leaders, coming, past, waiting, rests, hasMore } =
    useLoaderData<typeof loader>();
  const { t, to } = useWords();
  return (
    <LiveMain className="pair list-first">
      <div className="subject">
        <LeagueHead league={league} />
        <LeagueTables tables={tables} league={league.name} head={t.leagues.standings} isBrief />
        <TopScorers league={league.id} leaders={leaders} />
      </div>
      <div className="list">
        <ComingAndPast
          coming={coming}
          waiting={waiting}
          past={past}
          rests={rests}
          empty={t.leagues.noFixtures}
          hasLeagueLines={false}
        />
        {hasMore && (
          <a className="more-link" href={to(`/league/${league.id}/resultList`)}>
            {t.leagues.olderResults}
          </a>
        )}
        <SchedulePaperLink league={league.id} className="more-link" />
        <RoundPosterLink league={league.id} className="more-link" />
        <p className="zone">{t.matches.zone}</p>
      </div>
    </LiveMain>
  );
}
