import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LeagueHead } from '#app/features/leagues/league-head.tsx';
import { LeagueTables } from '#app/features/leagues/league-tables.tsx';
import { DaySections } from '#app/features/match-lists/day-sections.tsx';
import type { RouteHandle } from '#app/lib/route-handle.ts';
import { useWords } from '#app/lib/use-words.ts';
import { LiveMain } from '#app/ui/live-main.tsx';
import { pageContext } from '#server/platform/pages/page-context.ts';
import { listRests } from '#server/play/fixtures/queries.ts';
import { listMatches } from '#server/play/matches/queries.ts';
import { loadLeagueTables } from '../load-league-tables.ts';
import { loadLeague } from './load-league.ts';

export const handle: RouteHandle = { shows: 'scores', query: ['cursor'] };

const PAGE_SIZE = 30;

/** Finished matches, the latest first. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const league = await loadLeague(page, params.id);
  const cursor = new URL(request.url).searchParams.get('cursor');
  const results = await listMatches(page.store, {
    league: league.id,
    status: 'ended',
    descending: true,
    limit: PAGE_SIZE,
    ...(cursor ? { cursor } : {}),
  });
  const [rests, tables] = await Promise.all([
    listRests(page.store, results.items),
    loadLeagueTables(page, league.id),
  ]);
  return { league, tables, results, rests, isLater: cursor !== null };
}

export default function LeagueResults() {
  const { league, tables, results, rests, isLater } = useLoaderData<typeof loader>();
  const { t, to } = useWords();
  const path = `/league/${league.id}/resultList`;
  return (
    <LiveMain className="pair list-first" hasNews>
      <div className="subject">
        <LeagueHead league={league} />
        <LeagueTables tables={tables} league={league.name} head={t.leagues.standings} isBrief />
      </div>
      <div className="list">
        {results.items.length === 0 ? (
          <p className="empty">{t.leagues.noResults}</p>
        ) : (
          <DaySections matches={results.items} rests={rests} hasLeagueLines={false} />
        )}
        <p className="flex gap-2">
          {isLater && (
            <a className="button soft" href={to(path)}>
              {t.leagues.latestResults}
            </a>
          )}
          {results.next !== null && (
            <a
              className="button soft"
              href={to(`${path}?cursor=${encodeURIComponent(results.next)}`)}
            >
              {t.leagues.olderResults}
            </a>
          )}
        </p>
      </div>
    </LiveMain>
  );
}
